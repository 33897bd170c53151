import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { chartOf, statesIn } from '../charts/chart.ts'
import type { Failure } from '../failure.ts'
import {
  candidateOf,
  errorEvent,
  eventsIn,
  inertActors,
  leavesOf,
  type PathPlan,
  type PathStep,
  type PlannedPath,
  textOf,
} from './path-plan.ts'
import { stateOf, take } from './walk-plan.ts'

/** Where a chart invokes an effect. */
export interface EffectPlace {
  readonly effect: string
  /** Dotted; empty for the machine itself. */
  readonly state: string
}

/** How an effect is come to and what may come of it. */
export interface EffectPlan extends EffectPlace {
  /** Ends where the effect runs; undefined when no path leads there. */
  readonly way: PlannedPath | undefined
  /** The effect succeeds; undefined when the plan has no such event. */
  readonly done: PathStep | undefined
  /** Whether the chart answers to what began the effect while it runs: a second press is a wish of its own. */
  readonly isRepeatable: boolean
  /** Leaf states that a failure may lead to. */
  readonly afterFailure: ReadonlyArray<readonly string[]>
  /** Whether the chart does the same after a failure as after success, or nothing but be elsewhere: then nobody need be told. */
  readonly isIndifferent: boolean
  /** Those of them from which the chart tries again by itself. */
  readonly triesAgain: ReadonlyArray<readonly string[]>
  /** For each failure that the effect answers to, how a person tries again. */
  readonly retries: readonly Retry[]
}

/** From where a failure leads to where its effect runs again. */
export interface Retry {
  readonly failure: Failure
  readonly from: readonly string[]
  readonly steps: readonly PathStep[]
  /** Whether the next try is a request of its own, under another key than the one before. */
  readonly isNewRequest: boolean
}

/** A request key that no plan has. */
const otherKey = 'another-request-key'

const keyIn = ({ context }: AnyMachineSnapshot): unknown => context?.requestKey

const underOtherKey = (event: AnyEventObject): AnyEventObject =>
  'requestKey' in event ? { ...event, requestKey: otherKey } : event

/** Every effect of a machine, state by state. */
export const effectsOf = (machine: AnyStateMachine): readonly EffectPlace[] =>
  statesIn(chartOf(machine).root).flatMap(({ id, effects }) => effects.map((effect) => ({ effect: effect.id, state: id })))

/** Whether one of the leaf states is in a state. */
export const isIn = (at: readonly string[], state: string): boolean =>
  state === '' || at.some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

/** What a server may say of any call. */
const usualFailures: readonly Failure[] = [
  { kind: 'refused', code: 'VALIDATION', message: 'This is not acceptable.', field: null },
  { kind: 'refused', code: 'CONFLICT', message: 'This has been changed meanwhile.', field: null },
  { kind: 'refused', code: 'UNAUTHENTICATED', message: 'The session has expired.', field: null },
  { kind: 'failed' },
  { kind: 'unreachable' },
]

const isDoneOf = (effect: string) => (event: AnyEventObject) => event.type === `xstate.done.actor.${effect}`
const isErrorOf = (effect: string) => (event: AnyEventObject) => event.type === `xstate.error.actor.${effect}`

/** The shortest beginning of a path that is in the state; rather one that goes on with what is asked for. */
export const shortestWayTo = (
  paths: readonly PlannedPath[],
  state: string,
  goesOn: (event: AnyEventObject) => boolean = () => false,
): { readonly way: PlannedPath; readonly next: PathStep | undefined } | undefined => {
  const ways = paths.flatMap((path) => {
    const places = [path.begins, ...path.steps.map(({ reaches }) => reaches)]
    return places.flatMap((at, length) =>
      isIn(at, state) ? [{ way: { ...path, steps: path.steps.slice(0, length) }, next: path.steps[length] }] : [],
    )
  })
  const cost = ({ way, next }: (typeof ways)[number]) => way.steps.length * 2 + (next !== undefined && goesOn(next.event) ? 0 : 1)
  return ways.toSorted((one, other) => cost(one) - cost(other))[0]
}

/** How many steps a person may need to try again. */
const longestAgain = 5

/** Events that lead back to where an effect runs. */
const eventsTo = (
  plan: PathPlan,
  machine: AnyStateMachine,
  from: Snapshot<unknown>,
  state: string,
): readonly AnyEventObject[] | undefined => {
  const met = new Set<string>()
  let ways: ReadonlyArray<{ readonly events: readonly AnyEventObject[]; readonly end: Snapshot<unknown> }> = [
    { events: [], end: from },
  ]
  for (let length = 0; length <= longestAgain; length += 1) {
    const arrived = ways.find(({ end }) => isIn(leavesOf(stateOf(machine, end)), state))
    if (arrived !== undefined) return arrived.events
    ways = ways.flatMap(({ events, end }) =>
      eventsIn(plan, stateOf(machine, end)).flatMap((event) => {
        const taken = take(machine, end, event)
        const text = textOf(plan, taken.state)
        if (met.has(text)) return []
        met.add(text)
        return [{ events: [...events, event], end: taken.end }]
      }),
    )
  }
  return undefined
}

const unique = (sets: ReadonlyArray<readonly string[]>): ReadonlyArray<readonly string[]> => [
  ...new Map(sets.map((at) => [at.join(), at])).values(),
]

/** Where effects lead that answer by themselves. */
const goneOnFrom = (plan: PathPlan, machine: AnyStateMachine, ends: readonly Snapshot<unknown>[]): readonly Snapshot<unknown>[] =>
  ends.flatMap((end) =>
    eventsIn(plan, stateOf(machine, end))
      .filter(({ type }) => type.startsWith('xstate.'))
      .map((event) => take(machine, end, event).end),
  )

/** Whether failing changes what success does, or makes the chart do anything besides being elsewhere. */
const isIndifferentTo = (machine: AnyStateMachine, effect: string): boolean => {
  const waysAfter = (ending: 'done' | 'error') =>
    chartOf(machine)
      .transitions.filter(({ eventType }) => eventType === `xstate.${ending}.actor.${effect}`)
      .map(({ source, targets, actions }) => [source, targets, actions].join(' '))
  const afterDone = waysAfter('done')
  const afterError = waysAfter('error')
  return afterError.every((way) => afterDone.includes(way)) || afterError.at(-1)?.endsWith(' ') === true
}

const planEffect = (plan: PathPlan, paths: readonly PlannedPath[], { effect, state }: EffectPlace): EffectPlan => {
  const nothing = {
    effect,
    state,
    way: undefined,
    done: undefined,
    isRepeatable: false,
    afterFailure: [],
    isIndifferent: false,
    triesAgain: [],
    retries: [],
  }
  const found = shortestWayTo(paths, state, (event) => isDoneOf(effect)(event) && event.output !== null)
  const start = plan.starts.find(({ words }) => words === found?.way.start)
  if (found === undefined || start === undefined) return nothing
  const machine = inertActors(plan.machine)
  const events = found.way.steps.map(({ event }) => event)
  const { end } = candidateOf(plan, machine, start, events)
  const here: AnyMachineSnapshot = stateOf(machine, end)
  const answers = eventsIn(plan, here)
  const successes = answers
    .filter(isDoneOf(effect))
    .toSorted((one, other) => Number(one.output === null) - Number(other.output === null))
  const done = found.next !== undefined && isDoneOf(effect)(found.next.event) ? found.next.event : successes[0]
  const whole = candidateOf(plan, machine, start, done === undefined ? events : [...events, done]).path
  const failures = [...answers.filter(isErrorOf(effect)), ...usualFailures.map((failure) => errorEvent(effect, failure))].filter(
    (event) => here.can(event),
  )
  const endsOf = (all: readonly AnyEventObject[]) => all.map((event) => take(machine, end, event).end)
  const placesOf = (ends: readonly Snapshot<unknown>[]) => unique(ends.map((one) => leavesOf(stateOf(machine, one))))
  const failed = endsOf(failures)
  const succeeded = endsOf(successes)
  // An effect that succeeds in several ways may tell a failure as one of them: kept, to be sent later.
  const direct = [
    ...failed,
    ...(successes.length > 1 ? succeeded : []),
    ...(failures.length === 0 ? endsOf(eventsIn(plan, here)) : []),
  ]
  const further = goneOnFrom(plan, machine, direct)
  const isTryingAgain = (one: Snapshot<unknown>) =>
    [one, ...goneOnFrom(plan, machine, [one])].some((next) => isIn(leavesOf(stateOf(machine, next)), state))
  const retryAfter = (failure: Failure): readonly Retry[] => {
    const failing = errorEvent(effect, failure)
    // What an effect may tell as a success leaves the page elsewhere than this failure does.
    if (!here.can(failing) || (successes.length > 1 && failure.kind !== 'refused')) return []
    const { state: after, end: failedEnd } = take(machine, end, failing)
    const back = eventsTo(plan, machine, failedEnd, state)
    if (back === undefined) return []
    const ended = stateOf(
      machine,
      back.reduce((from, event) => take(machine, from, underOtherKey(event)).end, failedEnd),
    )
    // Where the facts are others than the first time, for one because something more is under way, a new page tells more.
    if (textOf(plan, ended) !== textOf(plan, here)) return []
    const { steps } = candidateOf(plan, machine, start, [...events, failing, ...back]).path
    const isNewRequest = JSON.stringify(ended.context).includes(otherKey) || keyIn(ended) !== keyIn(here)
    return [{ failure, from: leavesOf(after), steps: steps.slice(events.length + 1), isNewRequest }]
  }
  return {
    effect,
    state,
    way: { ...whole, steps: whole.steps.slice(0, events.length) },
    done: whole.steps[events.length],
    isRepeatable: events.length > 0 && eventsIn(plan, here).some(({ type }) => type === events.at(-1)?.type),
    afterFailure: placesOf([...direct, ...further, ...goneOnFrom(plan, machine, further)]),
    isIndifferent: isIndifferentTo(plan.machine, effect),
    triesAgain: placesOf([...direct, ...further].filter(isTryingAgain)),
    retries: usualFailures.flatMap(retryAfter),
  }
}

/**
 * How to come to each effect of a machine, and what the chart allows to come of it.
 *
 * @param paths that are driven
 */
export const planEffects = (plan: PathPlan, paths: readonly PlannedPath[]): readonly EffectPlan[] =>
  effectsOf(plan.machine).map((place) => planEffect(plan, paths, place))
