import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, fromPromise, type Snapshot } from 'xstate'
import type { JournalEntry } from '#journal/entry.ts'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { toPlainEvent } from '#journal/redact.ts'
import { childMachinesOf, type JournalShape, type PersistedState, readJournalShape } from '#machines/testing/journal-shape.ts'
import { type PathPlan, planPaths } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'

/** A flow as one version of its machine left it on the device. */
interface StoredStory {
  /** What was done, as the path plan says it. */
  readonly words: readonly string[]
  readonly entries: readonly JournalEntry[]
  /** The state after them, as the machine persisted it. */
  readonly snapshot: PersistedState & { readonly value: unknown }
}

/** What one version of a device machine leaves on devices: `src/machines/<machine>/journal.v<version>.json`. */
export interface JournalFixture {
  readonly machine: string
  readonly version: number
  /** Whether people's devices may have such journals; the file is never written again. */
  readonly released: boolean
  /** The portal's version when the file was written. */
  readonly portal: string
  readonly shape: JournalShape
  readonly stories: readonly StoredStory[]
}

/** The path plans of the machines that are kept on the device. */
export const devicePlans: readonly PathPlan[] = plans.filter(({ machine }) => flowMetaOf(machine).life === 'device')

/** The same machine with effects that never come to an end; the machines it starts run. */
const withoutEffects = (machine: AnyStateMachine): AnyStateMachine => {
  const children = new Map(childMachinesOf(machine))
  const pending = fromPromise(() => new Promise(() => {}))
  const actors = Object.keys(machine.implementations.actors).map((name): [string, AnyActorLogic] => {
    const child = children.get(name)
    return [name, child === undefined ? pending : withoutEffects(child)]
  })
  return machine.provide({ actors: Object.fromEntries(actors) })
}

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

const asStored = (state: unknown): StoredStory['snapshot'] =>
  JSON.parse(JSON.stringify(toPlainEvent({ type: 'state', state }, [], () => {}).state))

/** Plays events on a live flow and notes what the journal has, and each state on the way. */
const record = (machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) => {
  const journal = createJournal({ now: () => 0 })
  const actor = createFlows({ journal, onEmitted: () => {}, clock: stoppedClock }).open(machine.id, machine, input)
  const states = [asStored(actor.getPersistedSnapshot())]
  let [taken, entries] = [0, [...journal.entriesOf(machine.id)]]
  for (const event of events) {
    actor.send(event)
    states.push(asStored(actor.getPersistedSnapshot()))
    // A flow at its end leaves nothing to go on from: its story stops one step before.
    if (actor.getSnapshot().status !== 'active') break
    taken += 1
    entries = [...journal.entriesOf(machine.id)]
  }
  const snapshot = states[taken] ?? asStored(actor.getPersistedSnapshot())
  actor.stop()
  return { taken, states, story: { entries: JSON.parse(JSON.stringify(entries)) as readonly JournalEntry[], snapshot } }
}

/** Every state that a machine's path plan comes through, with the machine, whose effects never come to an end. */
export const statesOf = (plan: PathPlan) => {
  const machine = withoutEffects(plan.machine)
  return planPaths(plan)
    .paths.flatMap(({ input, steps }) => {
      const events = steps.map(({ event }) => event)
      return record(machine, input, events).states
    })
    .map((state) => ({ machine, snapshot: state as unknown as Snapshot<unknown> }))
}

/** Walks a machine's path plan and notes what its present version leaves on a device. */
export const recordFixture = (plan: PathPlan): Pick<JournalFixture, 'machine' | 'version' | 'shape' | 'stories'> => {
  const machine = withoutEffects(plan.machine)
  const recorded = planPaths(plan).paths.map(({ start, input, steps }) => {
    const { taken, states, story } = record(
      machine,
      input,
      steps.map(({ event }) => event),
    )
    return { states, story: { words: [start, ...steps.slice(0, taken).map(({ words }) => words)], ...story } }
  })
  return {
    machine: machine.id,
    version: flowMetaOf(machine).version,
    shape: readJournalShape(
      machine,
      plan.events,
      recorded.flatMap(({ states }) => states),
    ),
    stories: recorded.map(({ story }) => story),
  }
}

/** Where the stored journal of one version of a machine lies. */
export const fixtureFile = (machine: string, version: number): string =>
  join(import.meta.dirname, '..', '..', 'machines', machine, `journal.v${version}.json`)

/** The stored journal of one version of a machine, if there is one. */
export const readFixture = (machine: string, version: number): JournalFixture | undefined => {
  const file = fixtureFile(machine, version)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JournalFixture) : undefined
}

/** The version in package.json. */
export const portalVersion = (): string => {
  const file = join(import.meta.dirname, '..', '..', '..', 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
  return version
}
