import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, assign, createActor, setup } from 'xstate'
import { createFlows, type Flows } from './flows.ts'
import { startFoldingWith } from './fold.ts'
import { createJournal } from './journal.ts'
import { family } from './testing/sample-machines.ts'

const counter = setup({
  types: {
    context: {} as { count: number; password: unknown },
    events: {} as { type: 'added' } | { type: 'emptied' },
  },
}).createMachine({
  id: 'counter',
  meta: { journal: { version: 1, life: 'tab', secrets: ['password', 'value'] } },
  context: { count: 0, password: 'Portal-demo-1' },
  initial: 'counting',
  states: {
    counting: { on: { added: { actions: assign({ count: ({ context }) => context.count + 1 }) }, emptied: 'empty' } },
    empty: { type: 'final' },
  },
})

const openFlows = (): Flows => createFlows({ journal: createJournal(), onEmitted: () => undefined })

const historyOf = (flows: Flows, key: string) => {
  const history = flows.histories().findLast((one) => one.key === key)
  if (history === undefined) throw new Error(`There is no history of ${key}`)
  return history
}

const folded = (flows: Flows, key: string) => {
  const { machine, entries } = historyOf(flows, key)
  const [first, ...rest] = entries
  if (first === undefined) throw new Error(`${key} has no entries`)
  const folding = startFoldingWith(machine, first)
  for (const entry of rest) folding.add(entry)
  return folding.snapshot()
}

/** Ends the present task, so that a snapshot that is due is taken. */
const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const add = async (flows: Flows, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    flows.peek('counter')?.send({ type: 'added' })
    await nextTask()
  }
}

describe('the history of a flow', () => {
  it('is whole while it is short', async () => {
    const flows = openFlows()
    flows.open('counter', counter)
    await add(flows, 99)
    expect(historyOf(flows, 'counter').entries.map(({ event }) => event.type)).toEqual([
      'journal.started',
      ...Array.from({ length: 99 }, () => 'added'),
    ])
  })

  it('begins with a snapshot once it is long, and stays within two segments', async () => {
    const flows = openFlows()
    const actor = flows.open('counter', counter)
    await add(flows, 1_234)
    const { entries } = historyOf(flows, 'counter')
    expect(entries.length).toBeLessThanOrEqual(202)
    expect(entries.length).toBeGreaterThan(100)
    expect(entries[0]).toMatchObject({ seq: 1_101, flow: 'counter', event: { type: 'journal.snapshot' } })
    expect(folded(flows, 'counter')).toMatchObject({ value: 'counting', context: { count: 1_234 } })
    expect(actor.getSnapshot().context.count).toBe(1_234)
  })

  it('loses nothing of what happens within one task', async () => {
    const flows = openFlows()
    flows.open('counter', counter)
    for (let time = 0; time < 350; time += 1) flows.peek('counter')?.send({ type: 'added' })
    await nextTask()
    expect(folded(flows, 'counter')).toMatchObject({ context: { count: 350 } })
    expect(historyOf(flows, 'counter').entries.filter(({ event }) => event.type === 'added').length).toBe(350)
    await add(flows, 200)
    expect(historyOf(flows, 'counter').entries.length).toBeLessThanOrEqual(202)
  })

  it('folds to the living state with children that run for long', async () => {
    const flows = openFlows()
    const actor = flows.open('family', family)
    actor.send({ type: 'child.added', id: 'a' })
    for (let time = 0; time < 500; time += 1) {
      actor.send({ type: (['counted', 'asked', 'restarted'] as const)[time % 3] ?? 'counted' })
      await nextTask()
    }
    expect(historyOf(flows, 'family').entries[0]?.event.type).toBe('journal.snapshot')
    expect(JSON.parse(JSON.stringify(folded(flows, 'family')))).toEqual(JSON.parse(JSON.stringify(actor.getPersistedSnapshot())))
  })

  it('has no secret in a snapshot, and its state stays readable whatever a secret is called', async () => {
    const flows = openFlows()
    flows.open('counter', counter)
    await add(flows, 250)
    const { entries } = historyOf(flows, 'counter')
    expect(entries[0]?.event.snapshot).toMatchObject({
      value: 'counting',
      context: { password: { sealed: 'redacted', length: 'acceptable' } },
    })
    expect(JSON.stringify(entries)).not.toContain('Portal-demo-1')
  })

  it('begins with what the device has of a restored flow', () => {
    const machine: AnyStateMachine = setup({ types: { events: {} as { type: 'added' } } }).createMachine({
      id: 'note',
      meta: { journal: { version: 1, life: 'device', secrets: [] } },
      context: { count: 0 },
      on: { added: { actions: assign({ count: ({ context }) => Number(context.count) + 1 }) } },
    })
    const journal = createJournal()
    const started = journal.append('elsewhere', 1, { type: 'journal.started', input: undefined })
    const kept = [
      { ...started, flow: 'note' },
      { ...started, flow: 'note', seq: 2, event: { type: 'added' } },
    ]
    const state = createActor(machine).getPersistedSnapshot()
    const flows = createFlows({
      journal: { ...journal, restore: () => state, entriesOf: () => kept },
      onEmitted: () => undefined,
    })
    flows.open('note', machine)
    flows.peek('note')?.send({ type: 'added' })
    expect(historyOf(flows, 'note').entries.map(({ event }) => event.type)).toEqual(['journal.started', 'added', 'added'])
    expect(kept.length).toBe(2)
  })
})

describe('the histories of a page', () => {
  it('have closed flows before those that run, and the newest 20 of them', () => {
    const flows = openFlows()
    for (let number = 0; number < 25; number += 1) {
      flows.open(`counter:${number}`, counter).send({ type: 'emptied' })
      flows.close(`counter:${number}`)
    }
    flows.open('counter', counter)
    const histories = flows.histories()
    expect(histories.map(({ key }) => key)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `counter:${index + 5}`),
      'counter',
    ])
    expect(histories.map(({ actor }) => actor !== undefined)).toEqual([...Array.from({ length: 20 }, () => false), true])
    expect(folded(flows, 'counter:7')).toMatchObject({ status: 'done', value: 'empty' })
  })

  it('are wiped with everything else, but those of spared flows', async () => {
    const flows = openFlows()
    for (const key of ['session', 'form', 'closed', 'sparedClosed']) flows.open(key, counter)
    flows.close('closed')
    flows.close('sparedClosed')
    await flows.wipe((key) => key.startsWith('s'))
    expect(flows.histories().map(({ key }) => key)).toEqual(['sparedClosed', 'session'])
  })
})
