import { deepStrictEqual } from 'node:assert'
import fc from 'fast-check'
import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  fromPromise,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import type { JournalEntry } from '../entry.ts'
import { createFlows } from '../flows.ts'
import { fold, startFolding, startFoldingAt, startFoldingWith } from '../fold.ts'
import { createJournal } from '../journal.ts'
import type { JournalProblem } from '../problem.ts'
import { toPlainEvent } from '../redact.ts'
import { atAnotherTime } from './at-another-time.ts'

/** What a promise actor may come to, by its name in the machine's `actors`. */
export interface Outcomes {
  readonly done?: readonly unknown[]
  readonly error?: readonly unknown[]
}

export interface FoldsToLiveOptions<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>
  /** Samples of the machine's events, or how to make them; both sides of every guard should occur. */
  readonly events: readonly EventFrom<M>[] | fc.Arbitrary<EventFrom<M>>
  /** What effects come to; an effect not named here succeeds with nothing or fails as unreachable. */
  readonly outcomes?: Readonly<Record<string, Outcomes>>
  /** Names of actors that run as the machine has them instead of being settled by the test (callbacks, observables). */
  readonly keep?: readonly string[]
  /** Milliseconds since the epoch, for the entries. */
  readonly now?: () => number
  /** How many random sequences; 60 when left out. */
  readonly runs?: number
  /** Longest sequence; 30 steps when left out. */
  readonly steps?: number
  /** Repeats one failing run. */
  readonly seed?: number
}

type Step =
  | { readonly kind: 'send'; readonly event: unknown }
  | { readonly kind: 'settle'; readonly which: number; readonly succeeds: boolean; readonly value: number }
  | { readonly kind: 'snapshot' }
  | { readonly kind: 'wait'; readonly milliseconds: number }

interface WaitingEffect {
  readonly name: string
  readonly settle: (succeeds: boolean, value: number) => void
}

const isMachine = (logic: unknown): boolean => typeof logic === 'object' && logic !== null && 'root' in logic

const pick = (values: readonly unknown[] | undefined, otherwise: unknown, index: number): unknown =>
  values === undefined || values.length === 0 ? otherwise : values[index % values.length]

/** Promise actors that wait until the test settles them. */
const controlled = (machine: AnyStateMachine, outcomes: Readonly<Record<string, Outcomes>>, keep: readonly string[]) => {
  const waiting: WaitingEffect[] = []
  const actors: Record<string, AnyActorLogic> = {}
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    if (isMachine(logic) || keep.includes(name)) continue
    actors[name] = fromPromise(
      () =>
        new Promise((resolve, reject) => {
          waiting.push({
            name,
            settle: (succeeds, value) => {
              const may = outcomes[name]
              if (succeeds) resolve(pick(may?.done, undefined, value))
              else reject(pick(may?.error, { kind: 'unreachable' }, value))
            },
          })
        }),
    )
  }
  return { waiting, machine: machine.provide({ actors }) }
}

/** Persisted state without what an entry cannot carry either: errors as plain data, no absent fields. */
const comparable = (snapshot: unknown): unknown =>
  JSON.parse(JSON.stringify(toPlainEvent({ type: 'snapshot', snapshot }, [], () => undefined)))

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Runs random events, outcomes of effects and waiting times against a living actor and checks after every step that the journal
 * folds to exactly what the actor would persist, from the beginning, from a snapshot taken on the way, and from the flow's history, which drops its oldest; in the end also that the entries survive a structured clone, that folding at
 * another time of day gives the same, that an actor restored from the fold is in the same state, and that no secret had to be
 * redacted and no child lacks an id.
 *
 * @param machine a flow's machine with `meta.journal`; its promise effects need not be provided
 * @throws with the shortest failing sequence and its seed
 */
export const assertFoldsToLive = async <M extends AnyStateMachine>(
  machine: M,
  { input, events, outcomes = {}, keep = [], now = () => 0, runs = 60, steps = 30, seed }: FoldsToLiveOptions<M>,
): Promise<void> => {
  const event: fc.Arbitrary<unknown> = Array.isArray(events) ? fc.constantFrom(...events) : (events as fc.Arbitrary<unknown>)
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('send' as const), event }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('settle' as const),
        which: fc.nat(9),
        succeeds: fc.boolean(),
        value: fc.nat(20),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('snapshot' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 250, 5_000, 90_000) }),
    },
  )

  const property = fc.asyncProperty(fc.array(step, { maxLength: steps }), async (sequence) => {
    const clock = new SimulatedClock()
    const journal = createJournal({ now, development: true })
    const flows = createFlows({ journal, onEmitted: () => undefined, clock, segmentLength: 4 })
    const careless: JournalProblem[] = []
    journal.problems$.subscribe((problem) => {
      if (problem.kind !== 'flowFailed') careless.push(problem)
    })
    const written: JournalEntry[] = []
    journal.entries$.subscribe((entry) => written.push(entry))
    const live = controlled(machine, outcomes, keep)
    const actor = flows.open('flow', live.machine, input)
    const folding = startFolding(machine, input)
    let folded = 0
    let fromSnapshot = folding
    const fromHistory = (): unknown => {
      const [first, ...rest] = flows.histories()[0]?.entries ?? []
      if (first === undefined) throw new Error('The flow has no history')
      const begun = startFoldingWith(machine, first)
      for (const entry of rest) begun.add(entry)
      return comparable(begun.snapshot())
    }
    const check = (after: string): void => {
      for (const entry of written.slice(folded)) {
        folding.add(entry)
        if (fromSnapshot !== folding) fromSnapshot.add(entry)
      }
      folded = written.length
      const present = comparable(actor.getPersistedSnapshot())
      deepStrictEqual(comparable(folding.snapshot()), present, `after ${after}`)
      deepStrictEqual(comparable(fromSnapshot.snapshot()), present, `from a snapshot, after ${after}`)
      deepStrictEqual(fromHistory(), present, `from the history, after ${after}`)
    }
    /** From here on what is folded begins a second time, with the state as the device would keep it. */
    const takeSnapshot = (): void => {
      if (actor.getSnapshot().status !== 'active') return
      const { state } = toPlainEvent({ type: 'snapshot', state: actor.getPersistedSnapshot() }, [], () => undefined)
      fromSnapshot = startFoldingAt(machine, JSON.parse(JSON.stringify(state)))
    }
    check('the start')
    for (const taken of sequence) {
      if (actor.getSnapshot().status !== 'active') break
      if (taken.kind === 'send') actor.send(taken.event as EventFrom<M>)
      if (taken.kind === 'wait') clock.increment(taken.milliseconds)
      if (taken.kind === 'settle') {
        const [effect] = live.waiting.splice(taken.which % Math.max(live.waiting.length, 1), 1)
        effect?.settle(taken.succeeds, taken.value)
      }
      await settled()
      check(JSON.stringify(taken))
      if (taken.kind === 'snapshot') takeSnapshot()
    }
    const entries = structuredClone(written)
    const state = atAnotherTime(() => fold(machine, input, entries))
    deepStrictEqual(comparable(state), comparable(actor.getPersistedSnapshot()), 'folded anew, at another time')
    const restored = createActor(live.machine, { snapshot: state })
    deepStrictEqual(comparable(restored.getPersistedSnapshot()), comparable(actor.getPersistedSnapshot()), 'restored')
    deepStrictEqual(careless, [], 'nothing had to be redacted, and every child has an id')
    flows.close('flow')
  })
  await fc.assert(property, { numRuns: runs, ...(seed === undefined ? {} : { seed }) })
}
