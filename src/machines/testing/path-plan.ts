import { TestModel } from '@xstate/test'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  fromPromise,
  type InspectionEvent,
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

const inertActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, fromPromise(() => new Promise(() => {}))]),
    ),
  })

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => {} }

/** Plays events on a live actor whose effects never answer, and notes which states and transitions it goes through. */
const play = (machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) => {
  const states = new Set<string>()
  const transitions = new Set<AnyTransitionDefinition>()
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.microstep') return
    for (const transition of inspection._transitions) {
      transitions.add(transition)
      states.add(transition.source.id)
    }
  }
  const actor = createActor(machine, { input, clock: stoppedClock, inspect, logger: () => {} })
  const note = () => {
    const leaves = actor.getSnapshot()._nodes.filter((node: AnyStateNode) => node.type !== 'parallel' && node.type !== 'compound')
    for (const node of actor.getSnapshot()._nodes) states.add(node.id)
    return {
      reaches: leaves.map((node) => node.path.join('.')),
      expect: leaves.flatMap((node) => (node.description === undefined ? [] : [node.description])),
    }
  }
  actor.start()
  const notes = [note()]
  for (const event of events) {
    actor.send(event)
    notes.push(note())
  }
  actor.stop()
  return { notes, states, transitions }
}

/** The id of a state, a transition, or an event as JSON. */
type Covered = string | AnyTransitionDefinition

interface Candidate {
  readonly path: PlannedPath
  readonly covers: ReadonlySet<Covered>
}

/** Leaves out each path, the shortest first, of which the others take everything, as long as one is left of its start. */
const withoutSuperfluous = (candidates: readonly Candidate[]): readonly PlannedPath[] => {
  const kept = new Set(candidates)
  const shortestFirst = candidates.toSorted((one, other) => one.path.steps.length - other.path.steps.length)
  for (const candidate of shortestFirst) {
    const others = [...kept].filter((one) => one !== candidate)
    const takenByOthers = new Set(others.flatMap(({ covers }) => [...covers]))
    const isOnlyOne = others.every(({ path }) => path.start !== candidate.path.start)
    if (!isOnlyOne && [...candidate.covers].every((one) => takenByOthers.has(one))) kept.delete(candidate)
  }
  return candidates.flatMap((candidate) => (kept.has(candidate) ? [candidate.path] : []))
}

/**
 * Generates the paths of a machine that together take every transition and every event of the plan, and says what they cover.
 *
 * States are told apart by value, by the facts of the context, and by how they were entered (previous value and event), because
 * state alone would leave out every second way into a state.
 */
export const planPaths = (plan: PathPlan): PlannedPaths => {
  const machine = inertActors(plan.machine)
  const factsOf = plan.facts as ((context: unknown) => string) | undefined
  const serialiseState = (
    state: { value: unknown; context: unknown; status: string },
    event?: AnyEventObject,
    previous?: typeof state,
  ) => {
    const entered =
      event === undefined || previous === undefined ? '' : `${JSON.stringify(previous.value)} ${JSON.stringify(event)} `
    return `${entered}${JSON.stringify(state.value)} ${factsOf?.(state.context) ?? ''}`
  }
  const covered = new Set<Covered>()
  const candidates: Candidate[] = []
  const wordsOf = new Map(plan.events.map(({ event, words }) => [JSON.stringify(event), words]))
  for (const start of plan.starts) {
    const model = new TestModel(machine, {
      input: start.input,
      serializeState: serialiseState as never,
      // Only what the state answers to: an unanswered error of an effect would stop the machine.
      events: ((state: AnyMachineSnapshot) =>
        plan.events
          .map(({ event }) => event)
          .filter((event) => state.can(event) && (plan.possible?.(state, event) ?? true))) as never,
      stopWhen: ((state: { status: string }) => state.status !== 'active') as never,
    })
    for (const path of model.getShortestPaths()) {
      const events = path.steps.map((step) => step.event as AnyEventObject).filter((event) => event.type !== 'xstate.init')
      const played = play(machine, start.input, events)
      const covers = new Set([...played.transitions, ...played.states, ...events.map((event) => JSON.stringify(event))])
      if ([...covers].every((one) => covered.has(one))) continue
      for (const one of covers) covered.add(one)
      candidates.push({
        covers,
        path: {
          start: start.words,
          input: start.input,
          begins: played.notes[0]?.reaches ?? [],
          steps: events.map((event, index) => ({
            event,
            words: wordsOf.get(JSON.stringify(event)) ?? event.type,
            reaches: played.notes[index + 1]?.reaches ?? [],
            expect: played.notes[index + 1]?.expect ?? [],
          })),
        },
      })
    }
  }
  const paths = withoutSuperfluous(candidates)
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
    paths,
  }
}

/** The event that an invoked effect sends when it is done. */
export const doneEvent = (id: string, output?: unknown): AnyEventObject =>
  ({ type: `xstate.done.actor.${id}`, output, actorId: id }) as AnyEventObject

/** The event that an invoked effect sends when it fails. */
export const errorEvent = (id: string, error: unknown): AnyEventObject =>
  ({ type: `xstate.error.actor.${id}`, error, actorId: id }) as AnyEventObject
