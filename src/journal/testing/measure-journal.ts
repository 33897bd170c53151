import { assign, createActor, setup } from 'xstate'
import type { JournalEntry } from '../entry.ts'
import { createFlows } from '../flows.ts'
import { fold } from '../fold.ts'
import { createJournal } from '../journal.ts'
import type { JournalStore } from '../journal-store.ts'

/** A form as the portal has them: guarded changes of a draft, with a secret field to look for. */
const form = setup({
  types: {
    context: {} as { amount: number; installments: number; touched: number },
    events: {} as { type: 'amount.changed'; amount: number } | { type: 'installments.changed'; installments: number },
  },
  guards: {
    isAmount: (_, { amount }: { amount: number }) => amount >= 0,
    isCount: (_, { count }: { count: number }) => count >= 1 && count <= 99,
  },
}).createMachine({
  id: 'measured-form',
  meta: { journal: { version: 1, life: 'device', secrets: ['password'] } },
  context: { amount: 0, installments: 1, touched: 0 },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'amount.changed': {
          guard: { type: 'isAmount', params: ({ event }) => ({ amount: event.amount }) },
          actions: assign({ amount: ({ event }) => event.amount, touched: ({ context }) => context.touched + 1 }),
        },
        'installments.changed': {
          guard: { type: 'isCount', params: ({ event }) => ({ count: event.installments }) },
          actions: assign({ installments: ({ event }) => event.installments, touched: ({ context }) => context.touched + 1 }),
        },
      },
    },
  },
})

const eventAt = (index: number) =>
  index % 2 === 0
    ? ({ type: 'amount.changed', amount: index } as const)
    : ({ type: 'installments.changed', installments: 1 + (index % 99) } as const)

export interface JournalMeasure {
  readonly events: number
  /** `actor.send` to a started actor that nobody listens to, a second. */
  readonly rawSend: number
  /** Entries appended a second. */
  readonly append: number
  /** Entries folded a second. */
  readonly fold: number
  /** Entries appended and then folded, a second: one entry through both. */
  readonly appendAndFold: number
  /** `actor.send` to a flow, recorded as it goes, a second. */
  readonly recordedSend: number
  /** Entries written to the store and read back, a second; only with a store. */
  readonly storeRoundTrip: number | undefined
  /** `appendAndFold` beside `rawSend`. */
  readonly ratio: number
}

const perSecond = (count: number, work: () => void): number => {
  const start = performance.now()
  work()
  return (count / (performance.now() - start)) * 1_000
}

const median = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0

const once = (
  events: number,
): Omit<JournalMeasure, 'ratio' | 'storeRoundTrip' | 'events'> & { entries: readonly JournalEntry[] } => {
  const actor = createActor(form).start()
  const rawSend = perSecond(events, () => {
    for (let index = 0; index < events; index += 1) actor.send(eventAt(index))
  })
  actor.stop()

  const journal = createJournal()
  journal.keep('form')
  const { version, secrets } = form.config.meta?.journal ?? { version: 1, secrets: [] }
  const append = perSecond(events, () => {
    journal.append('form', version, { type: 'journal.started', input: undefined }, { secrets, passing: [] })
    for (let index = 1; index < events; index += 1) journal.append('form', version, eventAt(index), { secrets, passing: [] })
  })
  const entries = journal.entriesOf('form')
  const folded = perSecond(entries.length, () => fold(form, undefined, entries))

  const flows = createFlows({ journal: createJournal(), onEmitted: () => undefined })
  const flow = flows.open('form', form)
  const recordedSend = perSecond(events, () => {
    for (let index = 0; index < events; index += 1) flow.send(eventAt(index))
  })
  flows.close('form')
  return { rawSend, append, fold: folded, appendAndFold: 1 / (1 / append + 1 / folded), recordedSend, entries }
}

/**
 * Measures the journal beside XState alone, in one run: medians of several rounds after one to warm up.
 *
 * @param options how many events a round (under 5,000 entries stay in memory for an unkept flow), how many rounds, and a store to
 *   write to and read from
 */
export const measureJournal = async ({
  events = 5_000,
  rounds = 9,
  store,
}: {
  readonly events?: number
  readonly rounds?: number
  readonly store?: JournalStore
} = {}): Promise<JournalMeasure> => {
  once(events)
  const results = Array.from({ length: rounds }, () => once(events))
  const of = (name: 'rawSend' | 'append' | 'fold' | 'appendAndFold' | 'recordedSend'): number =>
    Math.round(median(results.map((result) => result[name])))

  let storeRoundTrip: number | undefined
  if (store !== undefined) {
    const entries = results.at(-1)?.entries ?? []
    const start = performance.now()
    await store.write([{ flow: 'measured', story: String(start), after: 0, entries }])
    await store.load()
    storeRoundTrip = Math.round((entries.length / (performance.now() - start)) * 1_000)
    await store.forget('measured')
  }
  const [rawSend, appendAndFold] = [of('rawSend'), of('appendAndFold')]
  return {
    events,
    rawSend,
    append: of('append'),
    fold: of('fold'),
    appendAndFold,
    recordedSend: of('recordedSend'),
    storeRoundTrip,
    ratio: Math.round((appendAndFold / rawSend) * 100) / 100,
  }
}
