import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import {
  type Candidate,
  type Covered,
  candidateOf,
  candidatesFor,
  coverageOf,
  eventsIn,
  inertActors,
  noteStates,
  type PathPlan,
  type PlannedPaths,
  startActor,
  textOf,
} from './path-plan.ts'

/** How many steps further something new may be. Further away, a new page is there sooner. */
const reach = 3

/** No walk is longer than this, so that one that fails can be followed by hand. */
const longest = 16

/** Events that lead from one state to another. */
interface Way {
  readonly events: readonly AnyEventObject[]
  readonly end: Snapshot<unknown>
}

/** What comes of an event in a state, and what it takes on its way. */
export const take = (machine: AnyStateMachine, snapshot: Snapshot<unknown>, event: AnyEventObject) => {
  const covers = new Set<Covered>([JSON.stringify(event)])
  const actor = startActor(machine, { snapshot }, covers)
  actor.send(event)
  const state: AnyMachineSnapshot = actor.getSnapshot()
  noteStates(state, covers)
  const end = actor.getPersistedSnapshot()
  actor.stop()
  return { state, end, covers }
}

/** What a stored snapshot is of. */
export const stateOf = (machine: AnyStateMachine, snapshot: Snapshot<unknown>): AnyMachineSnapshot => {
  const actor = startActor(machine, { snapshot }, new Set())
  const state: AnyMachineSnapshot = actor.getSnapshot()
  actor.stop()
  return state
}

/** The shortest way from here that takes something which has not been taken, if it is near enough. */
const wayToNews = (
  plan: PathPlan,
  machine: AnyStateMachine,
  from: Snapshot<unknown>,
  left: ReadonlySet<Covered>,
  isLast: (event: AnyEventObject) => boolean,
): readonly AnyEventObject[] | undefined => {
  const met = new Set<string>()
  let ways: readonly Way[] = [{ events: [], end: from }]
  for (let length = 1; length <= reach; length += 1) {
    const longer: Way[] = []
    for (const way of ways) {
      for (const event of eventsIn(plan, stateOf(machine, way.end))) {
        const { state, end, covers } = take(machine, way.end, event)
        const events = [...way.events, event]
        if ([...covers].some((one) => left.has(one))) return events
        const text = textOf(plan, state)
        if (met.has(text) || isLast(event)) continue
        met.add(text)
        longer.push({ events, end })
      }
    }
    ways = longer
  }
  return undefined
}

/**
 * Joins the paths of a plan to walks, which take the same transitions and events: where a path ends, its walk goes on to what is near
 * and has not been taken. A browser opens a page for each walk, which costs more than the steps do. Paths are what a person reads.
 *
 * @param last types of the events that no walk goes on from: they leave the screen in another state than the machine says, for one
 *   because a row is gone that the next event is about
 */
export const planWalks = (plan: PathPlan, last: readonly string[] = []): PlannedPaths => {
  const machine = inertActors(plan.machine)
  const paths = candidatesFor(plan, machine)
  const left = new Set(paths.flatMap(({ covers }) => [...covers]))
  const walks: Candidate[] = []
  const isLast = ({ type }: AnyEventObject) => last.includes(type)
  for (const candidate of paths.toSorted((one, other) => other.path.steps.length - one.path.steps.length)) {
    const isFirstOfItsStart = walks.every(({ start }) => start !== candidate.start)
    if (!isFirstOfItsStart && [...candidate.covers].every((one) => !left.has(one))) continue
    let walk = candidate
    for (;;) {
      for (const one of walk.covers) left.delete(one)
      const events = walk.path.steps.map(({ event }) => event)
      const goesOn = events.length < longest && !events.some(isLast)
      const way = goesOn ? wayToNews(plan, machine, walk.end, left, isLast) : undefined
      if (way === undefined) break
      walk = candidateOf(plan, machine, candidate.start, [...events, ...way])
    }
    walks.push(walk)
  }
  return coverageOf(plan, machine, walks)
}
