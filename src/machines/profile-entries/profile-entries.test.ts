import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { selectFormFailureText } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { type EntryKind, entryTexts, isAddedByChoosing } from './entry-texts.ts'
import { type ChosenEntryRequest, profileEntries, type SaveEntryRequest, selectEntryErrors } from './profile-entries.machine.ts'

const today = '2026-03-12'
type Answer = 'done' | typeof silence | ReturnType<typeof refusal>

const open = (kind: EntryKind, answers: readonly Answer[] = []) => {
  const requests: Array<SaveEntryRequest | ChosenEntryRequest> = []
  const notices: unknown[] = []
  const answer = async (input: SaveEntryRequest | ChosenEntryRequest) => {
    const given = answers[requests.push(input) - 1] ?? 'done'
    if (given !== 'done') throw given
  }
  const actors = {
    saveEntry: fromPromise<void, SaveEntryRequest>(({ input }) => answer(input)),
    removeEntry: fromPromise<void, ChosenEntryRequest>(({ input }) => answer(input)),
    setDefaultEntry: fromPromise<void, ChosenEntryRequest>(({ input }) => answer(input)),
  }
  const actor = createActor(profileEntries.provide({ actors }), { input: { kind } })
  actor.on('*', (event) => notices.push('body' in event ? event.body : event.type))
  actor.start()
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'))
  const save = async (requestKey: string) => {
    actor.send({ type: 'save.requested', requestKey, today })
    await settled()
  }
  return { actor, requests, notices, settled, save, read: () => actor.getSnapshot() }
}

describe('profile-entries', () => {
  it('are one choice for job preferences and technical skills, and a form for the others', () => {
    const kinds = Object.keys(entryTexts) as readonly EntryKind[]
    expect(kinds.filter(isAddedByChoosing).toSorted()).toEqual(['jobPreference', 'technicalSkill'])
  })

  it('takes a name that is only the beginning of another, and says of an empty one that it is missing', async () => {
    const { actor, requests, read, save } = open('languageSkill')
    actor.send({
      type: 'entries.arrived',
      known: [
        { id: '1', name: 'Thai' },
        { id: '2', name: '' },
      ],
      today,
    })
    actor.send({ type: 'add.requested', values: { language: '', level: 'Basic' } })
    await save('key-1')
    expect(requests).toEqual([])
    expect(selectEntryErrors(read())).not.toEqual({})
    expect(selectEntryErrors(read())).not.toEqual({ language: 'This language already exists!' })
    actor.send({ type: 'field.changed', field: 'language', value: 'Tha' })
    await save('key-2')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['jobPreference', 'workingPosition', ' remote ', 'This job preference already exists!'],
    ['languageSkill', 'language', 'REMOTE', 'This language already exists!'],
    ['technicalSkill', 'skillId', 'Remote', 'This skill already exists!'],
  ] as const)('a %s that is there already is refused before anything is sent', async (kind, field, value, text) => {
    const { actor, requests, read, save } = open(kind)
    actor.send({ type: 'entries.arrived', known: [{ id: '1', name: 'Remote' }], today })
    actor.send({ type: 'add.requested', values: { [field]: value, ...(kind === 'languageSkill' ? { level: 'Basic' } : {}) } })
    await save('key-1')
    expect(requests).toEqual([])
    expect(selectEntryErrors(read())).toEqual({ [field]: text })
  })

  it('may be saved again under its own name', async () => {
    const { actor, requests, save } = open('languageSkill')
    actor.send({ type: 'entries.arrived', known: [{ id: '1', name: 'Thai' }], today })
    actor.send({ type: 'edit.requested', id: '1', values: { language: 'Thai', level: 'Basic' } })
    actor.send({ type: 'field.changed', field: 'level', value: 'Fluent' })
    await save('key-1')
    expect(requests).toEqual([
      { kind: 'languageSkill', id: '1', values: { language: 'Thai', level: 'Fluent' }, requestKey: 'key-1' },
    ])
  })

  it('keeps what was typed when it is not saved, and tries again under the same key until there is an answer', async () => {
    const { actor, requests, notices, save, read } = open('phone', [
      silence,
      refusal('This phone already exists!', 'CONFLICT', 'number'),
      'done',
    ])
    actor.send({ type: 'add.requested' })
    actor.send({ type: 'field.changed', field: 'number', value: '+46701000001' })
    await save('key-1')
    expect(selectFormFailureText(read())).toBe(messages.serverUnreachable)
    await save('key-2')
    expect(selectEntryErrors(read())).toEqual({ number: 'This phone already exists!' })
    expect(read().context.draft?.values.number).toBe('+46701000001')
    actor.send({ type: 'field.changed', field: 'number', value: '+46701000002' })
    await save('key-3')
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-3'])
    expect(read().value).toBe('viewing')
    expect(notices.at(-1)).toBe('Phone has been successfully saved!')
  })

  it('opens one entry at a time', () => {
    const { actor, read } = open('education')
    actor.send({ type: 'add.requested' })
    actor.send({ type: 'edit.requested', id: '1', values: { degree: 'Doctorate' } })
    actor.send({ type: 'remove.requested', id: '1' })
    expect(read().context.draft?.id).toBeNull()
    actor.send({ type: 'cancel.requested' })
    expect(read().context.draft).toBeNull()
    expect(read().hasTag('nothingToKeep')).toBe(true)
  })

  it('is removed once, after it was confirmed', async () => {
    const { actor, requests, notices, settled, read } = open('education')
    actor.send({ type: 'remove.requested', id: '1' })
    actor.send({ type: 'remove.cancelled' })
    expect(requests).toEqual([])
    actor.send({ type: 'remove.requested', id: '1' })
    for (let press = 0; press < 20; press += 1) actor.send({ type: 'remove.confirmed', requestKey: `key-${press}` })
    await settled()
    expect(requests).toEqual([{ kind: 'education', id: '1', requestKey: 'key-0' }])
    expect(notices).toEqual(['Education has been successfully removed!'])
    expect(read().context.chosen).toBeNull()
  })

  it('whose removal had no answer is removed by the same request, asked for once more; any other is a new one', async () => {
    const { actor, requests, settled } = open('address', [silence, silence, 'done', 'done', refusal('Gone.', 'NOT_FOUND')])
    const remove = async (id: string, requestKey: string) => {
      actor.send({ type: 'remove.requested', id })
      actor.send({ type: 'remove.confirmed', requestKey })
      await settled()
    }
    await remove('1', 'key-1')
    await remove('1', 'key-2')
    actor.send({ type: 'default.requested', id: '1', requestKey: 'key-3' })
    await settled()
    await remove('1', 'key-4')
    await remove('1', 'key-5')
    await remove('1', 'key-6')
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-3', 'key-1', 'key-5', 'key-6'])
  })

  it.each([
    ['jobPreference', "Couldn't add job preference!", "Couldn't remove job preference!"],
    ['technicalSkill', "Couldn't add skill!", "Couldn't remove skill!"],
    ['careerEntry', "Couldn't add experience!", "Couldn't remove experience!"],
    ['certificate', 'An error has occurred!', 'An error has occurred!'],
  ] as const)('says of a %s that could not be added or removed what the catalogue says', async (kind, added, removed) => {
    const values = {
      jobPreference: { workingPosition: 'Remote' },
      technicalSkill: { skillId: 'skill' },
      careerEntry: { company: 'C', jobTitle: 'J', startDate: '2020-01-01', stillWorking: true },
      certificate: { name: 'N', issuer: 'I' },
    }[kind]
    const { actor, notices, save, settled } = open(kind, [silence, silence])
    actor.send({ type: 'add.requested', values })
    await save('key-1')
    actor.send({ type: 'cancel.requested' })
    actor.send({ type: 'remove.requested', id: '1' })
    actor.send({ type: 'remove.confirmed', requestKey: 'key-2' })
    await settled()
    expect(notices).toEqual([added, removed])
  })

  it('has a default among addresses and phones alone', () => {
    const event = { type: 'default.requested', id: '1', requestKey: 'key-1' } as const
    expect(open('address').read().can(event)).toBe(true)
    expect(open('phone').read().can(event)).toBe(true)
    expect(open('education').read().can(event)).toBe(false)
  })
})
