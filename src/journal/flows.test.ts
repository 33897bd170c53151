import { describe, expect, it } from 'vitest'
import { assign, emit, setup } from 'xstate'
import { createFlows } from './flows.ts'
import { createJournal } from './journal.ts'

const counter = setup({
  types: {
    context: {} as { count: number; step: number },
    events: {} as { type: 'added' },
    input: {} as { step: number },
    emitted: {} as { type: 'notice.raised'; body: string },
  },
}).createMachine({
  id: 'counter',
  meta: { journal: { version: 1, life: 'tab', secrets: [] } },
  context: ({ input }) => ({ count: 0, step: input.step }),
  on: {
    added: [
      {
        actions: [
          assign({ count: ({ context }) => context.count + context.step }),
          emit({ type: 'notice.raised', body: 'added' }),
        ],
      },
    ],
  },
})

describe('flows', () => {
  it('gives the running actor of a key, and records what happens to it', () => {
    const journal = createJournal({ now: () => 7 })
    const emitted: unknown[] = []
    const flows = createFlows({ journal, onEmitted: (flow, event) => emitted.push([flow, event.type]) })
    const actor = flows.open('counter', counter, { step: 2 })
    actor.send({ type: 'added' })
    expect(flows.open('counter', counter, { step: 9 })).toBe(actor)
    expect(actor.getSnapshot().context.count).toBe(2)
    expect(emitted).toEqual([['counter', 'notice.raised']])
    expect(journal.entriesOf('counter')).toEqual([
      { seq: 1, at: 7, flow: 'counter', version: 1, event: { type: 'journal.started', input: { step: 2 } } },
      { seq: 2, at: 7, flow: 'counter', version: 1, event: { type: 'added' } },
    ])
    flows.close('counter')
    expect(flows.peek('counter')).toBeUndefined()
    expect(flows.open('counter', counter, { step: 9 }).getSnapshot().context).toEqual({ count: 0, step: 9 })
  })
})
