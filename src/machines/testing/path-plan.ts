import { TestModel } from '@xstate/test'
import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'

/** One event a path may take, with the words a tester reads. */
export interface EventCase {
  readonly event: AnyEventObject
  /** What a person or the server does, as an instruction: 'Press Login'. */
  readonly words: string
}

/** How the paths of one machine are generated. */
export interface PathPlan {
  /** The machine's id, and where a machine has several plans also what this one is of. */
  readonly name: string
  readonly machine: AnyStateMachine
  /** The inputs to start from; one exploration each. */
  readonly starts: ReadonlyArray<{ readonly words: string; readonly input: unknown }>
  readonly events: readonly EventCase[]
  /** The facts of the context that guards read, as a short text; contexts with the same facts count as one. */
  readonly facts?: (context: never) => string
  /**
   * Whether the event can come about in this state of the page; always, when left out. The chart answers to more than people and
   * servers can do: nobody presses a button that lies under a dialog.
   */
  readonly possible?: (state: AnyMachineSnapshot, event: AnyEventObject) => boolean
}

export interface PathStep {
  readonly event: AnyEventObject
  readonly words: string
  /** State value reached, as dotted leaf states. */
  readonly reaches: readonly string[]
  /** The chart's own description of those states. */
  readonly expect: readonly string[]
}

export interface PlannedPath {
  readonly start: string
  readonly input: unknown
  readonly begins: readonly string[]
  readonly steps: readonly PathStep[]
}

export interface PlannedPaths {
  readonly machine: string
  readonly states: number
  readonly transitions: number
  readonly covered: { readonly states: number; readonly transitions: number }
  readonly missing: {
    readonly states: readonly string[]
    readonly transitions: readonly string[]
    /** Words of the plan's events that no path takes. */
    readonly events: readonly string[]
  }
  readonly paths: readonly PlannedPath[]
}

/** Every state node of a machine, the root first. */
export const nodesOf = (machine: AnyStateMachine): readonly AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(walk)]
  return walk(machine.root)
}

const candidatesOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const transitionName = (transition: AnyTransitionDefinition): string => {
  const target = (transition.target ?? []).map((node) => node.id).join(', ') || 'stays'
  return `${transition.source.id} --${transition.eventType || 'always'}--> ${target}`
}

export const inertActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })

/** Delays never come by themselves. */
export const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

/** The id of a state, a transition, or an event as JSON. */
export type Covered = string | AnyTransitionDefinition

/** Starts an actor whose effects never answer. @param traversed notes what it goes through from then on */
export const startActor = (
  machine: AnyStateMachine,
  begin: { input: unknown } | { snapshot: Snapshot<unknown> },
  traversed: Set<Covered>,
) => {
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep') return
    for (const transition of inspection._transitions) traversed.add(transition).add(transition.source.id)
  }
  const actor = createActor(machine, {
    ...begin,
    clock: stoppedClock,
    inspect,
    logger: () => {},
  } as never) as Actor<AnyStateMachine>
  return actor.start()
}

export const noteStates = (state: AnyMachineSnapshot, traversed: Set<Covered>): void => {
  for (const node of state._nodes) traversed.add(node.id)
}

/** The leaf states that a machine is in. */
const leafNodesOf = (state: AnyMachineSnapshot): readonly AnyStateNode[] =>
  state._nodes.filter((node: AnyStateNode) => node.type !== 'parallel' && node.type !== 'compound')

/** The leaf states that a machine is in, dotted: `form.editing`. */
export const leavesOf = (state: AnyMachineSnapshot): readonly string[] => leafNodesOf(state).map(({ path }) => path.join('.'))

/** Plays events on a live actor whose effects never answer, and notes which states and transitions it goes through. */
const play = (machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) => {
  const traversed: Set<Covered> = new Set()
  const actor = startActor(machine, { input }, traversed)
  const note = () => {
    const state = actor.getSnapshot()
    noteStates(state, traversed)
    return {
      reaches: leavesOf(state),
      expect: leafNodesOf(state).flatMap(({ description }) => (description === undefined ? [] : [description])),
    }
  }
  const notes = [note()]
  for (const event of events) {
    actor.send(event)
    notes.push(note())
  }
  const end = actor.getPersistedSnapshot()
  actor.stop()
  return { notes, traversed, end }
}

/** A path with where it starts, what it takes, and the state that it leaves behind. */
export interface Candidate {
  readonly start: PathPlan['starts'][number]
  readonly path: PlannedPath
  readonly covers: ReadonlySet<Covered>
  readonly end: Snapshot<unknown>
}

/** Leaves out each path, the shortest first, of which the others take everything, as long as one is left of its start. */
export const withoutSuperfluous = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const kept = new Set(candidates)
  const shortestFirst = candidates.toSorted((one, other) => one.path.steps.length - other.path.steps.length)
  for (const candidate of shortestFirst) {
    const others = [...kept].filter((one) => one !== candidate)
    const takenByOthers = new Set(others.flatMap(({ covers }) => [...covers]))
    const isOnlyOne = others.every(({ path }) => path.start !== candidate.path.start)
    if (!isOnlyOne && [...candidate.covers].every((one) => takenByOthers.has(one))) kept.delete(candidate)
  }
  return candidates.filter((candidate) => kept.has(candidate))
}

/** States are told apart by this text: value, and the facts of the context. */
export const textOf = (plan: PathPlan, state: { readonly value: unknown; readonly context: unknown }): string =>
  `${JSON.stringify(state.value)} ${(plan.facts as ((context: unknown) => string) | undefined)?.(state.context) ?? ''}`

/** Events of the plan that can come about in a state: only those it answers to, as an unanswered error of an effect would stop the machine. */
export const eventsIn = (plan: PathPlan, state: AnyMachineSnapshot): readonly AnyEventObject[] =>
  plan.events.map(({ event }) => event).filter((event) => state.can(event) && (plan.possible?.(state, event) ?? true))

/** A path of these events, with what it covers. */
export const candidateOf = (
  plan: PathPlan,
  machine: AnyStateMachine,
  start: PathPlan['starts'][number],
  events: readonly AnyEventObject[],
): Candidate => {
  const { notes, traversed, end } = play(machine, start.input, events)
  const wordsOf = new Map(plan.events.map(({ event, words }) => [JSON.stringify(event), words]))
  const covers: ReadonlySet<Covered> = new Set([...traversed, ...events.map((event) => JSON.stringify(event))])
  const path: PlannedPath = {
    start: start.words,
    input: start.input,
    begins: notes[0]?.reaches ?? [],
    steps: events.map((event, index) => ({
      event,
      words: wordsOf.get(JSON.stringify(event)) ?? event.type,
      reaches: notes[index + 1]?.reaches ?? [],
      expect: notes[index + 1]?.expect ?? [],
    })),
  }
  return { start, covers, path, end }
}

export const coverageOf = (plan: PathPlan, machine: AnyStateMachine, candidates: readonly Candidate[]): PlannedPaths => {
  const covered = new Set(candidates.flatMap(({ covers }) => [...covers]))
  const allNodes = nodesOf(machine).filter((node) => node.parent !== undefined)
  const allTransitions = nodesOf(machine).flatMap(candidatesOf)
  const missingStates = allNodes.filter((node) => !covered.has(node.id)).map((node) => node.id)
  const missingTransitions = allTransitions.filter((one) => !covered.has(one)).map(transitionName)
  const missingEvents = plan.events.filter(({ event }) => !covered.has(JSON.stringify(event))).map(({ words }) => words)
  return {
    machine: plan.name,
    states: allNodes.length,
    transitions: allTransitions.length,
    covered: { states: allNodes.length - missingStates.length, transitions: allTransitions.length - missingTransitions.length },
    missing: { states: missingStates, transitions: missingTransitions, events: missingEvents },
    paths: candidates.map(({ path }) => path),
  }
}

export const candidatesFor = (plan: PathPlan, machine: AnyStateMachine): readonly Candidate[] => {
  const covered = new Set<Covered>()
  const candidates: Candidate[] = []
  const serialiseState = (
    state: { value: unknown; context: unknown; status: string },
    event?: AnyEventObject,
    previous?: typeof state,
  ) => {
    const entered =
      event === undefined || previous === undefined ? '' : `${JSON.stringify(previous.value)} ${JSON.stringify(event)} `
    return `${entered}${textOf(plan, state)}`
  }
  for (const start of plan.starts) {
    const model = new TestModel(machine, {
      input: start.input,
      serializeState: serialiseState as never,
      events: ((state: AnyMachineSnapshot) => eventsIn(plan, state)) as never,
      stopWhen: ((state: { status: string }) => state.status !== 'active') as never,
    })
    for (const { steps } of model.getShortestPaths()) {
      const events = steps.map((step) => step.event as AnyEventObject).filter((event) => event.type !== 'xstate.init')
      const candidate = candidateOf(plan, machine, start, events)
      if ([...candidate.covers].every((one) => covered.has(one))) continue
      for (const one of candidate.covers) covered.add(one)
      candidates.push(candidate)
    }
  }
  return withoutSuperfluous(candidates)
}

/**
 * Generates the paths of a machine that together take every transition and every event of the plan, and says what they cover.
 *
 * States are told apart by value, by the facts of the context, and by how they were entered (previous value and event), because
 * state alone would leave out every second way into a state.
 */
export const planPaths = (plan: PathPlan): PlannedPaths => {
  const machine = inertActors(plan.machine)
  return coverageOf(plan, machine, candidatesFor(plan, machine))
}

/** The event that an invoked effect sends when it is done. */
export const doneEvent = (id: string, output?: unknown): AnyEventObject =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as AnyEventObject

/** The event that an invoked effect sends when it fails. */
export const errorEvent = (id: string, error: unknown): AnyEventObject =>
  ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as AnyEventObject
