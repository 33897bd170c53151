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

/** What comes of an event in some state. */
interface Step {
  readonly event: AnyEventObject
  readonly end: Snapshot<unknown>
  /** The end as a text that tells states apart. */
  readonly text: string
  readonly covers: ReadonlySet<Covered>
}

/** What comes of every event that can come about in a state. */
const stepsFrom = (plan: PathPlan, machine: AnyStateMachine, snapshot: Snapshot<unknown>): readonly Step[] => {
  const begin = (covers: Set<Covered>) => startActor(machine, { snapshot }, covers)
  const present: AnyMachineSnapshot = begin(new Set()).getSnapshot()
  if (present.status !== 'active') return []
  return eventsIn(plan, present).map((event) => {
    const covers = new Set<Covered>()
    const actor = begin(covers)
    covers.clear()
    covers.add(JSON.stringify(event))
    actor.send(event)
    noteStates(actor.getSnapshot(), covers)
    const step = { event, end: actor.getPersistedSnapshot(), text: textOf(plan, actor.getSnapshot()), covers }
    actor.stop()
    return step
  })
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
  let ways: readonly { readonly events: readonly AnyEventObject[]; readonly end: Snapshot<unknown> }[] = [
    { events: [], end: from },
  ]
  for (let length = 1; length <= reach; length += 1) {
    const longer: { readonly events: readonly AnyEventObject[]; readonly end: Snapshot<unknown> }[] = []
    for (const { events, end: beginning } of ways) {
      for (const { event, end, text, covers } of stepsFrom(plan, machine, beginning)) {
        if ([...covers].some((one) => left.has(one))) return [...events, event]
        if (met.has(text) || isLast(event)) continue
        met.add(text)
        longer.push({ events: [...events, event], end })
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
  const startOf = ({ path }: Candidate) => plan.starts.find(({ words, input }) => words === path.start && input === path.input)
  const walks: Candidate[] = []
  const isLast = ({ type }: AnyEventObject) => last.includes(type)
  const isFirstOfItsStart = (candidate: Candidate) => walks.every(({ path }) => path.start !== candidate.path.start)
  for (const candidate of paths.toSorted((one, other) => other.path.steps.length - one.path.steps.length)) {
    const start = startOf(candidate)
    if (start === undefined || !([...candidate.covers].some((one) => left.has(one)) || isFirstOfItsStart(candidate))) continue
    let walk = candidate
    for (;;) {
      for (const one of walk.covers) left.delete(one)
      const goesOn = walk.path.steps.length < longest && !walk.path.steps.some(({ event }) => isLast(event))
      const way = goesOn ? wayToNews(plan, machine, walk.end, left, isLast) : undefined
      if (way === undefined) break
      walk = candidateOf(plan, machine, start, [...walk.path.steps.map(({ event }) => event), ...way])
    }
    walks.push(walk)
  }
  return coverageOf(plan, machine, walks)
}
