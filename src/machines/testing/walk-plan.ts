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
  withoutSuperfluous,
} from './path-plan.ts'

/** What a page costs in steps: opening it and leaving nothing behind take as long as this many gestures with their views. */
const pageCost = 7

/** How many steps further something new may be. Further away, a new page is there sooner. */
const reach = pageCost - 1

/** No walk is longer than this and the way to what it takes last, so that one that fails can be followed by hand. */
const longest = 20

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

/** Whether a walk ends with this event. */
type IsLast = (event: AnyEventObject) => boolean

/**
 * The shortest way from here that takes something which has not been taken, if it is near enough; one that the walk ends with only when
 * there is no other.
 */
const wayToNews = (
  plan: PathPlan,
  machine: AnyStateMachine,
  from: Snapshot<unknown>,
  left: ReadonlySet<Covered>,
  isLast: IsLast,
): readonly AnyEventObject[] | undefined => {
  const met = new Set<string>()
  let ways: readonly Way[] = [{ events: [], end: from }]
  let lastWay: readonly AnyEventObject[] | undefined
  for (let length = 1; length <= reach; length += 1) {
    const longer: Way[] = []
    for (const way of ways) {
      for (const event of eventsIn(plan, stateOf(machine, way.end))) {
        const { state, end, covers } = take(machine, way.end, event)
        const events = [...way.events, event]
        const isNews = [...covers].some((one) => left.has(one))
        if (isNews && !isLast(event)) return events
        if (isNews) lastWay ??= events
        const text = textOf(plan, state)
        if (met.has(text) || isLast(event)) continue
        met.add(text)
        longer.push({ events, end })
      }
    }
    ways = longer
  }
  return lastWay
}

const eventsOf = ({ path }: Candidate): readonly AnyEventObject[] => path.steps.map(({ event }) => event)

const lengthOf = ({ path }: Candidate): number => path.steps.length

/** The beginning of a path, as far as the first step that takes something which has not been taken. */
const asFarAsNews = (plan: PathPlan, machine: AnyStateMachine, candidate: Candidate, left: ReadonlySet<Covered>): Candidate => {
  const events = eventsOf(candidate)
  for (let length = 0; length < events.length; length += 1) {
    const beginning = candidateOf(plan, machine, candidate.start, events.slice(0, length))
    if ([...beginning.covers].some((one) => left.has(one))) return beginning
  }
  return candidate
}

/** Walks that begin with these paths in turn, whole or as far as news, and go on from there to what is near. */
const walksAlong = (
  plan: PathPlan,
  machine: AnyStateMachine,
  paths: readonly Candidate[],
  isLast: IsLast,
  isWhole: boolean,
): readonly Candidate[] => {
  const left = new Set(paths.flatMap(({ covers }) => [...covers]))
  const walks: Candidate[] = []
  for (const candidate of paths) {
    while ([...candidate.covers].some((one) => left.has(one))) {
      let walk = isWhole ? candidate : asFarAsNews(plan, machine, candidate, left)
      for (;;) {
        for (const one of walk.covers) left.delete(one)
        const events = eventsOf(walk)
        const goesOn = events.length < longest && !events.some(isLast)
        const way = goesOn ? wayToNews(plan, machine, walk.end, left, isLast) : undefined
        if (way === undefined) break
        walk = candidateOf(plan, machine, candidate.start, [...events, ...way])
      }
      walks.push(walk)
    }
  }
  const isBegun = (start: Candidate['start']) => walks.some((walk) => walk.start === start)
  const unbegun = [...new Set(paths.map(({ start }) => start))].filter((start) => !isBegun(start))
  return withoutSuperfluous([...walks, ...unbegun.map((start) => candidateOf(plan, machine, start, []))])
}

const costOf = (walks: readonly Candidate[]): number => walks.reduce((sum, walk) => sum + pageCost + lengthOf(walk), 0)

/**
 * Joins the paths of a plan to walks, which take the same transitions and events: where a path ends, its walk goes on to what is near
 * and has not been taken. A browser opens a page for each walk, which costs more than the steps do. Paths are what a person reads.
 *
 * No order of the paths is the best for every chart, so that several are tried.
 *
 * @param last the events that no walk goes on from, or types of them: they leave the screen in another state than the machine says, for
 *   one because a row is gone that the next event is about
 */
export const planWalks = (plan: PathPlan, last: ReadonlyArray<string | AnyEventObject> = []): PlannedPaths => {
  const machine = inertActors(plan.machine)
  const ending = new Set(last.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))))
  const isLast: IsLast = (event) => ending.has(event.type) || ending.has(JSON.stringify(event))
  const lasts = (candidate: Candidate) => eventsOf(candidate).filter(isLast).length
  const paths = candidatesFor(plan, machine)
  const shortestFirst = paths.toSorted((one, other) => lasts(one) - lasts(other) || lengthOf(one) - lengthOf(other))
  const longestFirst = paths.toSorted((one, other) => lasts(one) - lasts(other) || lengthOf(other) - lengthOf(one))
  const tried = [
    walksAlong(plan, machine, shortestFirst, isLast, false),
    walksAlong(plan, machine, shortestFirst, isLast, true),
    walksAlong(plan, machine, longestFirst, isLast, true),
  ]
  return coverageOf(
    plan,
    machine,
    tried.reduce((best, walks) => (costOf(walks) < costOf(best) ? walks : best)),
  )
}
