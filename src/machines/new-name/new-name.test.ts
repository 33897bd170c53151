import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { longestName, type NameList, type NewName, newName, selectNameError } from './new-name.machine.ts'

const skills = { of: 'skills' } as const
const jobTitles = { of: 'jobTitles' } as const
const epics = { of: 'epics', projectId: 'project-1' } as const
const lists = [skills, jobTitles, epics] as const

const open = (list: NameList, ...answers: ReadonlyArray<'sent' | Failure>) => {
  const requests: NewName[] = []
  const sendName = fromPromise<void, NewName>(async (given) => {
    const answer = answers[requests.push(given.input) - 1] ?? 'sent'
    if (answer !== 'sent') throw answer
  })
  const input = { list, name: 'Ti', existing: ['JavaScript', 'Berth plan'] }
  const actor = createActor(newName.provide({ actors: { sendName } }), { input })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const submit = async (name: string, requestKey = 'key-1') => {
    actor.send({ type: 'name.changed', name })
    actor.send({ type: 'submit.requested', requestKey })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, requests, emitted, submit, state: () => actor.getSnapshot(), error: () => selectNameError(actor.getSnapshot()) }
}

it.each([
  [skills, 'Your request has been sent to the admin.'],
  [jobTitles, 'Your request has been sent to the admin.'],
  [epics, 'Epic has been successfully saved!'],
])('sends the name without outer space, and says so: %o', async (list, body) => {
  const { requests, emitted, submit, state } = open(list)
  expect(state().context.name).toBe('Ti')
  await submit('  Tide tables ')
  expect(state().value).toBe('sent')
  expect(requests).toEqual([{ list, name: 'Tide tables', requestKey: 'key-1' }])
  expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body }])
})

it.each([
  [skills, '   ', 'Required.'],
  [skills, ' javaSCRIPT ', 'This skill already exists!'],
  [jobTitles, 'javascript', 'This job title already exists!'],
  [jobTitles, 'x'.repeat(101), 'Use at most 100 characters.'],
  [epics, ' berth PLAN ', 'This epic already exists!'],
  [epics, 'x'.repeat(201), 'Use at most 200 characters.'],
])('refuses in %o: %j', async (list, name, text) => {
  const { requests, submit, state, error } = open(list)
  expect(error()).toBeNull()
  await submit(name)
  expect(state().value).toBe('editing')
  expect(error()).toBe(text)
  expect(requests).toEqual([])
  await submit('x'.repeat(longestName(list)))
  expect(requests).toHaveLength(1)
})

it.each([
  [skills, 'You can ask for at most 3 names.', 'You can ask for at most 3 names.'],
  [jobTitles, 'This job title already exists!', 'This job title already exists!'],
  [epics, 'Conflict', 'This epic already exists!'],
])('keeps what was typed when the server refuses; another name is another request: %o', async (list, answer, text) => {
  const { requests, submit, state, error } = open(list, refusal(answer, 'CONFLICT', 'title'))
  await submit('Tide tables')
  expect(state()).toMatchObject({ value: 'editing', context: { name: 'Tide tables' } })
  expect(error()).toBe(text)
  await submit('Tides', 'key-2')
  expect(requests.map(({ name, requestKey }) => [name, requestKey])).toEqual([
    ['Tide tables', 'key-1'],
    ['Tides', 'key-2'],
  ])
})

it.each(lists)('sends once, however often it is tried without an answer: %o', async (list) => {
  const { actor, requests, error } = open(list, silence, silence)
  for (const requestKey of ['key-1', 'key-2', 'key-3']) {
    for (const key of [requestKey, 'pressed again']) actor.send({ type: 'submit.requested', requestKey: key })
    await waitFor(actor, (state) => !state.hasTag('busy'))
    if (requestKey !== 'key-3') expect(error()).toBe(messages.serverUnreachable)
  }
  expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1'])
})

it('ends when it is cancelled', () => {
  const { actor, state } = open(skills)
  actor.send({ type: 'cancel.requested' })
  expect(state()).toMatchObject({ value: 'cancelled', status: 'done' })
})
