import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '../failure.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { epicAdding, type NewEpic, selectEpicError } from './epic-adding.machine.ts'

const input = { projectId: 'project-1', name: 'Ti', existing: ['Berth plan', 'Crane control'] }

const open = (...answers: ReadonlyArray<'added' | Failure>) => {
  const requests: NewEpic[] = []
  const addEpic = fromPromise<void, NewEpic>(async (given) => {
    const answer = answers[requests.push(given.input) - 1] ?? 'added'
    if (answer !== 'added') throw answer
  })
  const actor = createActor(epicAdding.provide({ actors: { addEpic } }), { input })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const add = async (name: string, requestKey = 'key-1') => {
    actor.send({ type: 'name.changed', name })
    actor.send({ type: 'submit.requested', requestKey })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, requests, emitted, add, state: () => actor.getSnapshot(), error: () => selectEpicError(actor.getSnapshot()) }
}

it('adds the name without outer space, and says so', async () => {
  const { requests, emitted, add, state } = open()
  expect(state().context.name).toBe('Ti')
  await add('  Tide tables ')
  expect(state().value).toBe('added')
  expect(requests).toEqual([{ projectId: 'project-1', name: 'Tide tables', requestKey: 'key-1' }])
  expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: 'Epic has been successfully saved!' }])
})

it.each([
  ['  ', 'Required.'],
  [' berth PLAN ', 'This epic already exists!'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
])('refuses %j', async (name, text) => {
  const { requests, add, state, error } = open()
  expect(error()).toBeNull()
  await add(name)
  expect(state().value).toBe('editing')
  expect(error()).toBe(text)
  expect(requests).toEqual([])
})

it('keeps what was typed when the server has that epic meanwhile; another name is another request', async () => {
  const { requests, add, state, error } = open(refusal('Conflict', 'CONFLICT'))
  await add('Tide tables')
  expect(state()).toMatchObject({ value: 'editing', context: { name: 'Tide tables' } })
  expect(error()).toBe('This epic already exists!')
  await add('Tides', 'key-2')
  expect(requests.map(({ name, requestKey }) => [name, requestKey])).toEqual([
    ['Tide tables', 'key-1'],
    ['Tides', 'key-2'],
  ])
})

it('adds once, however often it is tried without an answer', async () => {
  const { actor, requests, error } = open(silence, silence)
  for (const requestKey of ['key-1', 'key-2', 'key-3']) {
    for (const key of [requestKey, 'pressed again']) actor.send({ type: 'submit.requested', requestKey: key })
    await waitFor(actor, (state) => !state.hasTag('busy'))
    if (requestKey !== 'key-3') expect(error()).toBe('An error has occurred!')
  }
  expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1'])
})

it('ends when it is cancelled', () => {
  const { actor, state } = open()
  actor.send({ type: 'cancel.requested' })
  expect(state()).toMatchObject({ value: 'cancelled', status: 'done' })
})
