import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Actor, createActor, fromPromise } from 'xstate'
import { messages } from '#rules/messages.ts'
import { localIdOf } from '#rules/record-id.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import type { SavedRecord } from '../outbox/known-records.ts'
import type { Operation } from '../outbox/operation.ts'
import { deliveryOf, isUnclear } from '../outbox/operation-steps.ts'
import type { SendRequest } from '../outbox/outbox.machine.ts'
import { outbox } from '../portal-outbox.ts'
import { refusal, silence } from '../testing/fixtures.ts'
import { someEntry } from '../testing/time-records.ts'
import { draftOf, remoteOf, workOf } from './timesheet-operations.ts'

/** Contents with this effort are refused by the model server, as one that breaks a rule is. */
const refusedEffort = 13

type Answer = { readonly value: SavedRecord | null } | { readonly error: unknown }

/** A server with idempotency: the first answer of a key is given again, whatever happened since. */
const createServer = () => {
  const records = new Map<string, TimesheetEntryData>()
  const answers = new Map<string, Answer>()
  let count = 0
  const change = (request: SendRequest): Answer => {
    const work = workOf(request)
    if (work?.kind !== 'saveEntry' && work?.kind !== 'removeEntry') throw new Error('The model keeps no leave')
    const { entry } = work
    const isNew = entry.id.startsWith('new:')
    const present = records.get(entry.id)
    if (!isNew && present === undefined) return { error: refusal(messages.timesheetGone, 'NOT_FOUND') }
    if (present !== undefined && present.version !== entry.version)
      return { error: refusal(messages.timesheetChanged, 'CONFLICT') }
    if (work.kind === 'removeEntry') {
      records.delete(entry.id)
      return { value: null }
    }
    if (entry.effort === refusedEffort) return { error: refusal(messages.effortTooLarge, 'VALIDATION', 'effort') }
    count += isNew ? 1 : 0
    const id = isNew ? `server-${count}` : entry.id
    const saved = { ...entry, id, version: (present?.version ?? 0) + 1 }
    records.set(id, saved)
    return { value: { id, version: saved.version } }
  }
  return {
    records,
    take: (request: SendRequest): Answer => {
      const answer = answers.get(request.key) ?? change(request)
      answers.set(request.key, answer)
      return answer
    },
  }
}

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('save' as const), record: fc.nat(3), effort: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('save' as const), record: fc.nat(3), effort: fc.constant(refusedEffort) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('remove' as const, 'hold' as const, 'undo' as const), record: fc.nat(3) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'answer' as const,
        'answer' as const,
        'lose' as const,
        'drop' as const,
        'fail' as const,
        'twice' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constantFrom('release' as const, 'network' as const, 'retry' as const, 'restart' as const) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Held {
  readonly input: SendRequest
  readonly resolve: (result: SavedRecord | null) => void
  readonly reject: (error: unknown) => void
}

/** Lets everything that has been settled be heard. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 0))

const run = async (steps: readonly Step[]): Promise<void> => {
  const server = createServer()
  const onItsWay: Held[] = []
  const waiting: { moment: () => void; network: () => void } = { moment: () => undefined, network: () => undefined }
  const machine = outbox.provide({
    actors: {
      sendOperation: fromPromise(
        ({ input }) =>
          new Promise((resolve, reject) => {
            onItsWay.splice(0, 1, { input, resolve, reject })
          }),
      ),
      readRemote: fromPromise(async ({ input: { id } }) => {
        const present = server.records.get(id)
        return present === undefined ? null : remoteOf(present)
      }),
      awaitMoment: fromPromise(
        ({ input }) =>
          new Promise((resolve) => {
            waiting.moment = () => resolve(input.moment)
          }),
      ),
      awaitNetwork: fromPromise(
        () =>
          new Promise((resolve) => {
            waiting.network = () => resolve(undefined)
          }),
      ),
    },
  })
  let actor: Actor<typeof machine> = createActor(machine).start()
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key-${keys}`
  }
  /** The person's records: the id they see, and what the record holds for them; null when they removed it. */
  const wanted: Array<{ id: string; entry: TimesheetEntryData | null }> = []
  const operations = (): readonly Operation[] => actor.getSnapshot().context.operations
  const settle = (how: 'answer' | 'lose' | 'drop' | 'fail' | 'twice'): void => {
    const held = onItsWay.pop()
    if (held === undefined) return
    if (how === 'drop') {
      held.reject(silence)
      return
    }
    const answer = server.take(held.input)
    if (how === 'twice') server.take(held.input)
    if (how === 'lose') held.reject(silence)
    else if (how === 'fail') held.reject(refusal('', 'UPSTREAM'))
    else if ('value' in answer) held.resolve(answer.value)
    else held.reject(answer.error)
  }
  const idOf = (id: string | undefined) => (id === undefined ? id : (actor.getSnapshot().context.known[id]?.id ?? id))
  const present = (one: { id: string; entry: TimesheetEntryData | null }, entry: TimesheetEntryData): TimesheetEntryData => {
    // What the screens show: the operations over the server's answer.
    const id = idOf(one.id) ?? one.id
    return { ...entry, id, version: server.records.get(id)?.version ?? 0 }
  }
  const act = (one: Step): void => {
    if (one.act === 'save') {
      const key = newKey()
      const found = wanted[one.record]
      const record = found === undefined || found.entry === null ? { id: localIdOf(key), entry: null } : found
      const entry = { ...present(record, someEntry), ticket: `T-${one.record}`, effort: one.effort }
      wanted[one.record] = { id: record.id, entry }
      actor.send({ type: 'operation.enqueued', operation: draftOf(key, { kind: 'saveEntry', entry }), heldUntil: null })
    } else if (one.act === 'remove' || one.act === 'hold') {
      const found = wanted[one.record]
      if (found === undefined || found.entry === null) return
      const entry = present(found, found.entry)
      const heldUntil = one.act === 'hold' ? keys : null
      actor.send({ type: 'operation.enqueued', operation: draftOf(newKey(), { kind: 'removeEntry', entry }), heldUntil })
      wanted[one.record] = { ...found, entry: null }
    } else if (one.act === 'undo') {
      const found = wanted[one.record]
      const held = operations().find((held) => deliveryOf(held) === 'held' && held.recordId === idOf(found?.id))
      const work = held === undefined ? null : workOf(held)
      if (found === undefined || found.entry !== null || held === undefined || work?.kind !== 'removeEntry') return
      actor.send({ type: 'operation.undone', key: held.key })
      wanted[one.record] = { ...found, entry: work.entry }
    } else if (one.act === 'release') waiting.moment()
    else if (one.act === 'network') waiting.network()
    else if (one.act === 'retry') {
      const refused = operations().find((one) => deliveryOf(one) === 'refused')
      if (refused !== undefined) actor.send({ type: 'operation.retried', key: refused.key, newKey: newKey() })
    } else if (one.act === 'restart') {
      const snapshot = actor.getPersistedSnapshot()
      actor.stop()
      onItsWay.pop()
      actor = createActor(machine, { snapshot: JSON.parse(JSON.stringify(snapshot)) }).start()
    } else settle(one.act)
  }
  for (const one of steps) {
    act(one)
    await heard()
  }
  for (let turn = 0; turn < 200; turn += 1) {
    const state = actor.getSnapshot()
    const failed = operations().find(isUnclear)
    if (state.matches('empty') || (state.matches('attending') && failed === undefined)) break
    if (failed !== undefined) actor.send({ type: 'operation.retried', key: failed.key, newKey: newKey() })
    waiting.moment()
    waiting.network()
    settle('answer')
    await heard()
  }
  // A refused operation stops no other record's operations, and no operation conflicts with an earlier one of the same record.
  expect(operations().map(deliveryOf)).toEqual(operations().map(() => 'refused'))
  const refused = new Set(operations().map(({ recordId }) => recordId))
  const stored = [...server.records.values()].map(({ ticket, effort }) => `${ticket} ${effort}`)
  const expected = wanted.flatMap((record) => {
    if (record === undefined || record.entry === null) return []
    const { ticket, effort } = record.entry
    return effort === refusedEffort ? [] : [`${ticket} ${effort}`]
  })
  for (const one of expected) expect(stored.filter((other) => other === one)).toHaveLength(1)
  // A refused change leaves what the server accepted before, if anything.
  for (const record of wanted) {
    if (record?.entry?.effort !== refusedEffort) continue
    const { ticket } = record.entry
    expect(stored.filter((other) => other.startsWith(`${ticket} `)).length).toBeLessThanOrEqual(1)
    expect(refused.size).toBeGreaterThan(0)
  }
  const tickets = wanted.filter((record) => record !== undefined && record.entry !== null).length
  expect(stored.length).toBeLessThanOrEqual(tickets)
  actor.stop()
}

it(
  'every record the person made exists once with its last content, whatever the network and the browser do',
  { timeout: 120_000 },
  () => fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), run), { numRuns: 150 }),
)
