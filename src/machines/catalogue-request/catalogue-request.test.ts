import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { refusal, silence } from '../testing/fixtures.ts'
import {
  type CatalogueKind,
  catalogueRequest,
  catalogueRequestKey,
  type NameRequest,
  selectCatalogueNameError,
} from './catalogue-request.machine.ts'

const existing = ['JavaScript', 'PostgreSQL']

const open = (kind: CatalogueKind, ...answers: ReadonlyArray<'sent' | ReturnType<typeof refusal>>) => {
  const requests: NameRequest[] = []
  const requestName = fromPromise<void, NameRequest>(async ({ input }) => {
    const answer = answers[requests.push(input) - 1] ?? 'sent'
    if (answer !== 'sent') throw answer
  })
  const actor = createActor(catalogueRequest.provide({ actors: { requestName } }), { input: { kind } })
  const emitted: unknown[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const ask = async (name: string, requestKey = 'key-1') => {
    actor.send({ type: 'name.changed', name })
    actor.send({ type: 'submit.requested', requestKey })
    await waitFor(actor, (state) => !state.hasTag('busy'))
  }
  return { actor, requests, emitted, ask, error: () => selectCatalogueNameError(actor.getSnapshot()) }
}

describe('asking for a new name', () => {
  it('sends it without outer space, says so and closes', async () => {
    const { actor, requests, emitted, ask } = open('skill')
    actor.send({ type: 'dialog.opened', name: 'Erl', existing })
    expect(actor.getSnapshot().context.name).toBe('Erl')
    await ask('  Erlang ')
    expect(requests).toEqual([{ kind: 'skill', name: 'Erlang', requestKey: 'key-1' }])
    expect(actor.getSnapshot().value).toBe('closed')
    expect(emitted).toEqual([{ type: 'notice.raised', status: 'success', body: 'Your request has been sent to the admin.' }])
  })

  it.each([
    ['skill', '   ', 'Required.'],
    ['skill', ' javaSCRIPT ', 'This skill already exists!'],
    ['jobTitle', 'postgresql', 'This job title already exists!'],
    ['jobTitle', 'x'.repeat(101), 'Use at most 100 characters.'],
  ] as const)('refuses as a %s: %j', async (kind, name, text) => {
    const { actor, requests, ask, error } = open(kind)
    actor.send({ type: 'dialog.opened', name: '', existing })
    expect(error()).toBeNull()
    await ask(name)
    expect(error()).toBe(text)
    expect(requests).toEqual([])
    await ask('x'.repeat(100))
    expect(requests).toHaveLength(1)
  })

  it('keeps what was typed when the server refuses, with its text at the field', async () => {
    const { actor, requests, ask, error } = open('skill', refusal('This skill already exists!', 'CONFLICT', 'title'), 'sent')
    actor.send({ type: 'dialog.opened', name: '', existing })
    await ask('Erlang')
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.name).toBe('Erlang')
    expect(error()).toBe('This skill already exists!')
    await ask('Elixir', 'key-2')
    expect(requests.map(({ name, requestKey }) => [name, requestKey])).toEqual([
      ['Erlang', 'key-1'],
      ['Elixir', 'key-2'],
    ])
  })

  it('asks once, however often it is tried without an answer', async () => {
    const { actor, requests, error } = open('skill', silence, silence, 'sent')
    actor.send({ type: 'dialog.opened', name: 'Erlang', existing })
    for (const requestKey of ['key-1', 'key-2', 'key-3']) {
      actor.send({ type: 'submit.requested', requestKey })
      actor.send({ type: 'submit.requested', requestKey: 'pressed again' })
      await waitFor(actor, (state) => !state.hasTag('busy'))
      if (requestKey !== 'key-3') expect(error()).toBe('An error has occurred!')
    }
    expect(requests.map(({ requestKey }) => requestKey)).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('begins anew each time it is opened', async () => {
    const { actor, ask, error } = open('skill', refusal('No'))
    actor.send({ type: 'dialog.opened', name: '', existing })
    await ask('Erlang')
    actor.send({ type: 'dialog.closed' })
    actor.send({ type: 'dialog.opened', name: '', existing: [] })
    expect(actor.getSnapshot().context).toMatchObject({ name: '', existing: [], refusals: 0, failure: null, requestKey: '' })
    expect(error()).toBeNull()
  })

  it('has a flow of its own for each list', () => {
    expect(catalogueRequestKey('jobTitle')).toBe('catalogue-request:jobTitle')
  })
})
