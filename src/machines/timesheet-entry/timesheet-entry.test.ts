import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import { periodClosed } from '#rules/timesheet.ts'
import { aurora, open, place } from '../testing/entry-form.ts'
import { refusal } from '../testing/fixtures.ts'
import { someEntry } from '../testing/time-records.ts'
import type { EntryOutcome, SaveEntryRequest } from './entry-outcome.ts'
import { selectEntryErrors, selectEntryRefusal, selectHasChanges } from './entry-selectors.ts'
import { valuesOf } from './entry-values.ts'
import { timesheetEntry } from './timesheet-entry.machine.ts'

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
    expect(requests[0]).toMatchObject({ key: 'draft', entry: { ...someEntry, id: localIdOf('draft'), version: 0 } })
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
    actor.send({ type: 'form.opened', values: valuesOf(someEntry), base: someEntry, draftKey: 'other' })
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
    expect(requests.map(({ key }) => key)).toEqual(['draft', 'key-1'])
  })

  it('a server that failed is named, and the same Save again has the same key', async () => {
    const { begin, read, save, requests, notices, type } = open([refusal('', 'UPSTREAM'), refusal('', 'UPSTREAM')])
    begin(valuesOf(someEntry))
    await save()
    expect(selectEntryRefusal(read())).toBe('There is an error to submit the timesheet record!')
    // In the form, and in no snackbar beside it.
    expect(notices).toEqual([])
    await save()
    type('effort', '4')
    await save()
    expect(requests.map(({ key, entry }) => [key, entry.id])).toEqual([
      ['draft', localIdOf('draft')],
      ['draft', localIdOf('draft')],
      ['key-2', localIdOf('draft')],
    ])
  })

  it('Save pressed in two tabs that have one draft is one Save, also of one that was put aside', () => {
    const first = open()
    first.begin(place)
    for (const [field, value] of Object.entries(valuesOf(someEntry))) first.type(field as 'epic', value)
    for (const isPutAside of [false, true]) {
      if (isPutAside) first.actor.send({ type: 'flow.restored' })
      const keys = ['tab-1', 'tab-2'].map((requestKey) => {
        const saveRecord = fromPromise<EntryOutcome, SaveEntryRequest>(() => new Promise(() => undefined))
        const snapshot = first.actor.getPersistedSnapshot()
        const tab = createActor(timesheetEntry.provide({ actors: { saveRecord } }), { snapshot }).start()
        if (isPutAside) tab.send({ type: 'draft.continued', index: 0 })
        tab.send({ type: 'save.requested', requestKey, at: 0, staysOpen: false })
        return tab.getSnapshot().context.requestKey
      })
      expect(keys).toEqual(['draft', 'draft'])
    }
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
})
