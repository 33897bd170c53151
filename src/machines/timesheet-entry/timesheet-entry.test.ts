import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import { periodClosed } from '#rules/timesheet.ts'
import { refusal } from '../testing/fixtures.ts'
import { someEntry } from '../testing/time-records.ts'
import { selectEntryErrors, selectEntryRefusal, selectHasChanges } from './entry-selectors.ts'
import { type EntryChoices, repeatableEntries, valuesOf } from './entry-values.ts'
import { type EntryOutcome, type SaveEntryRequest, timesheetEntry } from './timesheet-entry.machine.ts'

const review = { id: 'review', value: 'Code review', disabled: false, defaultTechnologyId: null }
const design = { id: 'design', value: 'Design', disabled: false, defaultTechnologyId: 'figma' }
const fax = { id: 'fax', value: 'Fax support', disabled: true, defaultTechnologyId: 'telephone' }
const aurora = {
  ...someEntry.commitment,
  isActive: true,
  earliest: '2026-02-01',
  projects: [someEntry.project, { id: 'other', name: 'Aurora app' }],
}
const over = { id: 'over', name: 'Borealis', isActive: false, earliest: '2026-02-01', projects: [{ id: 'b', name: 'Borealis' }] }
const choices: EntryChoices = {
  commitments: [aurora, over],
  activities: [{ ...someEntry.activity, disabled: false, defaultTechnologyId: someEntry.technology.id }, review, design, fax],
  technologies: [
    { ...someEntry.technology, disabled: false, activityIds: [someEntry.activity.id, 'review'] },
    { id: 'figma', value: 'Figma', disabled: false, activityIds: ['design'] },
    { id: 'telephone', value: 'Telephone', disabled: false, activityIds: ['fax'] },
  ],
}
const place = { commitmentId: aurora.id, projectId: someEntry.project.id, epic: 'Search' }

/** A form whose Saves come out so, one after the other, and then well. */
const open = (answers: ReadonlyArray<EntryOutcome | object> = []) => {
  const requests: SaveEntryRequest[] = []
  const notices: string[] = []
  const saveRecord = fromPromise<EntryOutcome, SaveEntryRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'saved'
    if (typeof answer === 'object') throw answer
    return answer
  })
  const actor = createActor(timesheetEntry.provide({ actors: { saveRecord } }))
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const read = () => actor.getSnapshot()
  let saves = 0
  return {
    actor,
    requests,
    notices,
    read,
    begin: (values: object, base: typeof someEntry | null = null) => {
      actor.send({ type: 'form.opened', values, base })
      actor.send({ type: 'choices.arrived', choices })
    },
    type: (field: keyof ReturnType<typeof valuesOf>, value: string) => actor.send({ type: 'field.changed', field, value }),
    save: async (staysOpen = false) => {
      saves += 1
      actor.send({ type: 'save.requested', requestKey: `key-${saves}`, at: saves, staysOpen })
      await waitFor(actor, (state) => !state.hasTag('busy'))
    },
  }
}

describe('timesheet-entry', () => {
  it('asks for every field, after it was left or after a refused Save', async () => {
    const { begin, read, actor, save, requests } = open()
    begin(place)
    expect(selectEntryErrors(read())).toEqual({})
    actor.send({ type: 'field.left', field: 'ticket' })
    expect(selectEntryErrors(read())).toEqual({ ticket: 'Required.' })
    await save()
    const required = ['activityId', 'date', 'description', 'effort', 'technologyId', 'ticket']
    expect(selectEntryErrors(read())).toEqual(Object.fromEntries(required.map((field) => [field, 'Required.'])))
    expect(requests).toEqual([])
  })

  it.each([
    ['0', messages.effortTooSmall],
    ['-1', messages.effortTooSmall],
    ['0.3', 'Please enter a value multiple of 0.25'],
    ['10.25', messages.effortTooLarge],
    ['two', 'Required.'],
    ['0.25', undefined],
    ['10', undefined],
    ['1,5', undefined],
  ])('judges an effort of %s', async (effort, said) => {
    const { begin, type, read, save, requests } = open()
    begin({ ...valuesOf(someEntry), effort: '' })
    type('effort', effort)
    await save()
    expect(selectEntryErrors(read()).effort).toBe(said)
    expect(requests).toHaveLength(said === undefined ? 1 : 0)
  })

  it('prefills the description, the default technology, and the only project of a commitment', () => {
    const { begin, type, read } = open()
    begin({ date: '2026-03-03' })
    expect(read().context.values.commitmentId).toBe(aurora.id)
    type('ticket', 'AU-7')
    expect(read().context.values.description).toBe('AU-7 - ')
    type('activityId', 'design')
    expect(read().context.values.technologyId).toBe('figma')
    type('activityId', 'review')
    expect(read().context.values.technologyId).toBe('')
    type('commitmentId', 'over')
    expect(read().context.values).toMatchObject({ projectId: 'b', epic: '' })
  })

  it('refuses a closed day, a commitment that is over and a disabled activity, unless the record has them already', async () => {
    const { begin, read, save } = open()
    const taken = {
      ...valuesOf(someEntry),
      commitmentId: 'over',
      projectId: 'b',
      activityId: 'fax',
      technologyId: 'telephone',
      date: '2026-01-31',
    }
    begin(taken)
    await save()
    expect(selectEntryErrors(read())).toEqual({
      commitmentId: messages.commitmentNotActive,
      activityId: messages.activityDisabled,
      date: periodClosed('2026-02-01'),
    })
    const own = open()
    own.begin(
      { ...taken, date: '2026-02-01' },
      {
        ...someEntry,
        commitment: { id: 'over', name: 'Borealis' },
        project: { id: 'b', name: 'Borealis' },
        activity: { id: 'fax', value: 'Fax support' },
        technology: { id: 'telephone', value: 'Telephone' },
      },
    )
    await own.save()
    expect(own.requests).toHaveLength(1)
  })

  it('saves once, stays open for the next record when asked, and then closes', async () => {
    const { begin, read, save, requests, notices, actor, type } = open()
    begin({ ...valuesOf(someEntry), description: 'AU-1 - Filters' })
    actor.send({ type: 'save.requested', requestKey: 'key-0', at: 0, staysOpen: true })
    for (let time = 0; time < 20; time += 1) await save(true)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ key: 'key-0', entry: { ...someEntry, id: localIdOf('key-0'), version: 0 } })
    expect(read().context.values).toEqual({ ...valuesOf(someEntry), ticket: '', description: '' })
    expect(selectEntryErrors(read())).toMatchObject({ ticket: 'Required.', description: 'Required.' })
    type('ticket', 'AU-2')
    type('description', 'AU-2 - More')
    await save()
    expect(read().matches('closed')).toBe(true)
    expect(requests).toHaveLength(2)
    expect(notices).toEqual([messages.timesheetSaved, messages.timesheetSaved])
  })

  it('what is kept for later counts as done; a conflict is for the outbox to show', async () => {
    const kept = open(['kept'])
    kept.begin(valuesOf(someEntry), someEntry)
    kept.type('effort', '3')
    await kept.save()
    expect(kept.notices).toEqual([messages.timesheetKept])
    expect(kept.requests[0]?.entry).toEqual({ ...someEntry, effort: 3 })
    const conflict = open(['conflict'])
    conflict.begin(valuesOf(someEntry), someEntry)
    await conflict.save()
    expect(conflict.notices).toEqual([])
    expect(conflict.read().matches('closed')).toBe(true)
  })

  it('a record that is saved before the choices have arrived keeps the names it had', async () => {
    const { actor, type, save, requests } = open()
    actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: someEntry })
    type('effort', '3')
    await save()
    expect(requests[0]?.entry).toEqual({ ...someEntry, effort: 3 })
  })

  it('a refusal comes back to its field with everything as it was typed, and the next Save is a new request', async () => {
    const { begin, type, read, save, requests, notices } = open([refusal('Too much.', 'VALIDATION', 'effort')])
    begin(place)
    for (const [field, value] of Object.entries(valuesOf(someEntry))) type(field as 'epic', value)
    await save()
    expect(selectEntryErrors(read())).toEqual({ effort: 'Too much.' })
    expect(read().context.values).toEqual(valuesOf(someEntry))
    expect(notices).toEqual([])
    await save()
    expect(requests.map(({ key }) => key)).toEqual(['key-1', 'key-2'])
  })

  it('a server that failed is named, and the same Save again has the same key', async () => {
    const { begin, read, save, requests, notices, type } = open([refusal('', 'UPSTREAM'), refusal('', 'UPSTREAM')])
    begin(valuesOf(someEntry))
    await save()
    expect(selectEntryRefusal(read())).toBe('There is an error to submit the timesheet record!')
    expect(notices).toEqual(['There is an error to submit the timesheet record!'])
    await save()
    type('effort', '4')
    await save()
    expect(requests.map(({ key, entry }) => [key, entry.id])).toEqual([
      ['key-1', localIdOf('key-1')],
      ['key-1', localIdOf('key-1')],
      ['key-3', localIdOf('key-1')],
    ])
  })

  it('asks before what was typed is dropped', () => {
    const { begin, actor, read, type } = open()
    begin(place)
    type('ticket', 'AU-9')
    expect(selectHasChanges(read())).toBe(true)
    actor.send({ type: 'close.requested' })
    expect(read().matches('asking')).toBe(true)
    actor.send({ type: 'drop.declined' })
    expect(read().context.values).toMatchObject({ ticket: 'AU-9' })
    actor.send({ type: 'close.requested' })
    actor.send({ type: 'drop.confirmed' })
    expect(read().matches('closed')).toBe(true)
    begin(place)
    actor.send({ type: 'close.requested' })
    expect(read().matches('closed')).toBe(true)
  })

  describe('drafts', () => {
    /** A form with a new record on an epic, of which a ticket was typed. */
    const typed = () => {
      const form = open()
      form.begin({ ...place, date: '2026-03-02' })
      form.type('ticket', 'AU-9')
      return form
    }
    const ticketsOf = (state: ReturnType<ReturnType<typeof open>['read']>) =>
      state.context.drafts.map(({ values }) => values.ticket)

    it.each(['flow.restored', 'form.hidden'] as const)('%s asks nothing: what was typed is offered', (type) => {
      for (const isAsking of [false, true]) {
        const { actor, read } = typed()
        if (isAsking) actor.send({ type: 'close.requested' })
        actor.send({ type })
        expect(read().matches('offering')).toBe(true)
        expect(ticketsOf(read())).toEqual(['AU-9'])
        actor.send({ type: 'draft.continued', index: 0 })
        expect(read().matches('editing')).toBe(true)
        expect(read().context).toMatchObject({ values: { ticket: 'AU-9' }, drafts: [] })
      }
      const untouched = open()
      untouched.begin(place)
      untouched.actor.send({ type })
      expect(untouched.read().matches('closed')).toBe(true)
    })

    it('a form that is opened for something else leaves the draft; for the same it goes on with it', () => {
      const { actor, read } = typed()
      const elsewhere = { ...place, epic: 'Billing', date: '2026-03-02' }
      actor.send({ type: 'form.opened', values: { ...place, date: '2026-03-02' }, base: null })
      expect(read().context.values.ticket).toBe('AU-9')
      actor.send({ type: 'form.opened', values: elsewhere, base: null })
      expect(read().context.values).toMatchObject({ ticket: '', epic: 'Billing' })
      expect(ticketsOf(read())).toEqual(['AU-9'])
      actor.send({ type: 'field.changed', field: 'ticket', value: 'AU-10' })
      actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: someEntry })
      actor.send({ type: 'field.changed', field: 'effort', value: '7' })
      actor.send({ type: 'flow.restored' })
      expect(ticketsOf(read())).toEqual(['AU-9', 'AU-10', someEntry.ticket])
      actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: { ...someEntry, version: 9 } })
      expect(read().context.values.effort).toBe('7')
      actor.send({ type: 'flow.restored' })
      actor.send({ type: 'draft.discarded', index: 1 })
      expect(ticketsOf(read())).toEqual(['AU-9', someEntry.ticket])
      actor.send({ type: 'draft.discarded', index: 1 })
      actor.send({ type: 'draft.discarded', index: 0 })
      expect(read().matches('closed')).toBe(true)
    })

    it('what could not be saved is offered, also when nothing of it was typed', async () => {
      const { begin, actor, read, save } = open([refusal('', 'UPSTREAM')])
      begin(valuesOf(someEntry))
      await save()
      actor.send({ type: 'flow.restored' })
      expect(ticketsOf(read())).toEqual([someEntry.ticket])
    })

    it('a Save that fails while the page shows something else becomes a draft with its key', async () => {
      const { begin, actor, read, save, requests, notices } = open([refusal('', 'UPSTREAM')])
      begin(valuesOf(someEntry))
      actor.send({ type: 'save.requested', requestKey: 'key-0', at: 0, staysOpen: false })
      actor.send({ type: 'form.hidden' })
      expect(read().hasTag('open')).toBe(false)
      await waitFor(actor, (state) => state.matches('offering'))
      expect(notices).toEqual([messages.timesheetNotSaved])
      actor.send({ type: 'draft.continued', index: 0 })
      await save()
      expect(requests.map(({ key, entry }) => [key, entry.id])).toEqual([
        ['key-0', localIdOf('key-0')],
        ['key-0', localIdOf('key-0')],
      ])
    })
  })

  describe('recent records', () => {
    const elsewhere = {
      ...someEntry,
      id: 'elsewhere',
      commitment: { id: 'ferry', name: 'Ferry' },
      project: { id: 'ferry-web', name: 'Ferry web' },
      ticket: 'FE-1',
      description: 'FE-1 - Deck',
    }
    const ferry = { ...elsewhere.commitment, isActive: true, earliest: '2026-02-01', projects: [elsewhere.project] }
    const twoPlaces: EntryChoices = { ...choices, commitments: [aurora, ferry, over] }

    it('are the place that a new record begins on, in whichever order the answers come, and nothing that was typed', () => {
      const recentFirst = open()
      recentFirst.actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null })
      recentFirst.actor.send({ type: 'recent.arrived', recent: [elsewhere, someEntry] })
      expect(recentFirst.read().context.values.commitmentId).toBe('')
      recentFirst.actor.send({ type: 'choices.arrived', choices: twoPlaces })
      const choicesFirst = open()
      choicesFirst.actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null })
      choicesFirst.actor.send({ type: 'choices.arrived', choices: twoPlaces })
      choicesFirst.actor.send({ type: 'recent.arrived', recent: [elsewhere, someEntry] })
      for (const { read } of [recentFirst, choicesFirst]) {
        expect(read().context.values).toMatchObject({ commitmentId: 'ferry', projectId: 'ferry-web', epic: '', ticket: '' })
        expect(selectHasChanges(read())).toBe(false)
      }
    })

    it('choose no place for a form in which something was chosen or typed', () => {
      for (const [field, value] of [
        ['commitmentId', aurora.id],
        ['ticket', 'AU-9'],
      ] as const) {
        const { actor, type, read } = open()
        actor.send({ type: 'form.opened', values: {}, base: null })
        actor.send({ type: 'choices.arrived', choices: twoPlaces })
        type(field, value)
        actor.send({ type: 'recent.arrived', recent: [elsewhere] })
        expect(read().context.values.commitmentId).toBe(field === 'commitmentId' ? value : '')
      }
    })

    it('are offered while their commitment is active, their project in it and their activity and technology enabled', () => {
      const closed = [
        { ...someEntry, commitment: over },
        { ...someEntry, project: { id: 'gone', name: 'Gone' } },
        { ...someEntry, activity: { id: 'fax', value: 'Fax support' } },
        { ...someEntry, technology: { id: 'gone', value: 'Gone' } },
      ]
      expect(repeatableEntries([...closed, someEntry], choices)).toEqual([someEntry])
      expect(repeatableEntries([someEntry], null)).toEqual([])
    })

    it('fill a new record but for its date, as a change that can be dropped', async () => {
      const { actor, type, read, save, requests } = open()
      actor.send({ type: 'form.opened', values: { date: '2026-03-06' }, base: null })
      actor.send({ type: 'choices.arrived', choices: twoPlaces })
      actor.send({ type: 'entry.repeated', entry: elsewhere })
      expect(read().context.values).toEqual({ ...valuesOf(elsewhere), date: '2026-03-06' })
      expect(selectHasChanges(read())).toBe(true)
      type('effort', '1:30')
      await save()
      expect(requests).toMatchObject([{ entry: { id: localIdOf('key-1'), version: 0, effort: 1.5, ticket: 'FE-1' } }])
    })

    it('change no record that is there already', () => {
      const { begin, actor, read } = open()
      begin(valuesOf(someEntry), someEntry)
      actor.send({ type: 'entry.repeated', entry: elsewhere })
      expect(read().context.values).toEqual(valuesOf(someEntry))
    })
  })
})
