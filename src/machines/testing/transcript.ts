import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InspectionEvent,
} from 'xstate'
import { partsOf } from '../charts/parts.ts'
import { leavesOf, type PathPlan, type PlannedPath, stoppedClock } from './path-plan.ts'

/** What comes of a step: lines of text. */
interface Note {
  readonly words: string
  readonly lines: readonly string[]
}

/** A step with the steps that follow it in one path or another, by their events. */
interface TranscribedStep extends Note {
  readonly next: Map<string, TranscribedStep>
}

const dataText = (data: unknown): string => (data === undefined ? '' : ` ${JSON.stringify(data)}`)

type Parts = ReadonlyMap<string, string>

/** What screens read of a machine's state, by name. */
export type Selectors = Readonly<Record<string, (state: AnyMachineSnapshot) => unknown>>

/** A selector may be for some states only. */
const selectedIn = (state: AnyMachineSnapshot, select: (state: AnyMachineSnapshot) => unknown): unknown => {
  try {
    return select(state)
  } catch {
    return 'not read here'
  }
}

/** The parts of the context, and what selectors make of it; what they only hand on is there once. */
const partsIn = (state: AnyMachineSnapshot, selectors: Selectors): Parts => {
  const context: readonly unknown[] = Object.values(state.context)
  const selected = Object.entries(selectors).flatMap(([name, select]) => {
    const result = selectedIn(state, select)
    return typeof result === 'object' && context.includes(result) ? [] : [...partsOf(result, name)]
  })
  return new Map([...partsOf(state.context, ''), ...selected])
}

/** Whether a part that is gone shows in another way: as something with parts of its own, or as a part of what became one. */
const isReplaced = (name: string, after: Parts): boolean =>
  [...after.keys()].some((other) => other.startsWith(`${name}.`) || name.startsWith(`${other}.`))

const changesBetween = (before: Parts, after: Parts): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name) && (after.has(name) || !isReplaced(name, after)))
    .map((name) => `${name}: ${after.get(name) ?? 'gone'}`)

/** Words of the plan's events that the state would answer to if a guard did not refuse them. */
const refusedIn = (plan: PathPlan, state: AnyMachineSnapshot): readonly string[] => {
  const answered = new Set(state._nodes.flatMap(({ ownEvents }) => ownEvents))
  return plan.events.flatMap(({ event, words }) => (answered.has(event.type) && !state.can(event) ? [words] : []))
}

/** A machine whose effects only say that they were started. */
const tellingActors = (machine: AnyStateMachine, tell: (line: string) => void): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [
        name,
        fromPromise(({ input }) => {
          tell(`starts ${name}${dataText(input)}`)
          return new Promise(() => {})
        }),
      ]),
    ),
  })

/** Walks one path. @returns what its start and each step lead to, by their event */
const walk = (
  plan: PathPlan,
  selectors: Selectors,
  { start, input, steps }: PlannedPath,
): ReadonlyArray<readonly [event: string, Note]> => {
  let told: string[] = []
  let before: Parts = new Map()
  const inspect = (inspection: InspectionEvent) => {
    if (inspection.type !== '@xstate.event' || inspection.sourceRef !== actor || inspection.actorRef === actor) return
    const { event, actorRef } = inspection
    if (!event.type.startsWith('xstate.')) told.push(`sends ${'id' in actorRef ? actorRef.id : ''}${dataText(event)}`)
  }
  const machine = tellingActors(plan.machine, (line) => told.push(line))
  const actor = createActor(machine, { input, clock: stoppedClock, inspect, logger: () => {} } as never) as Actor<AnyStateMachine>
  actor.on('*', (event: AnyEventObject) => told.push(`tells${dataText(event)}`))
  const note = (words: string): Note => {
    const state: AnyMachineSnapshot = actor.getSnapshot()
    const after = partsIn(state, selectors)
    const refused = refusedIn(plan, state)
    const lines = [
      `→ ${leavesOf(state).join(' + ')}${state.status === 'active' ? '' : `, ${state.status}${dataText(state.output)}`}`,
      ...told,
      ...changesBetween(before, after),
      ...(refused.length === 0 ? [] : [`refuses ${refused.join('; ')}`]),
    ]
    told = []
    before = after
    return { words, lines }
  }
  actor.start()
  const notes: Array<[string, Note]> = [[start, note(start)]]
  for (const { event, words } of steps) {
    actor.send(event)
    notes.push([JSON.stringify(event), note(words)])
  }
  actor.stop()
  return notes
}

const textOf = (steps: ReadonlyMap<string, TranscribedStep>, depth: number): string => {
  const indent = '  '.repeat(depth)
  return [...steps.values()]
    .map(({ words, lines, next }) => {
      const own = lines.map((line) => `${indent}  ${line}\n`).join('')
      return `${indent}- ${words}\n${own}${textOf(next, depth + 1)}`
    })
    .join('')
}

/**
 * What a machine does on its planned paths, as a text to compare with the one that is stored: for each step the states that it leads to,
 * the effects that it starts, what it tells and sends to others, what changes in the context and in what selectors make of it, and what a
 * guard refuses there. Steps that several paths begin with are there once.
 */
export const transcriptOf = (plan: PathPlan, paths: readonly PlannedPath[], selectors: Selectors): string => {
  const first = new Map<string, TranscribedStep>()
  for (const path of paths) {
    let steps = first
    for (const [event, note] of walk(plan, selectors, path)) {
      const known = steps.get(event) ?? { ...note, next: new Map() }
      steps.set(event, known)
      steps = known.next
    }
  }
  return textOf(first, 0)
}
