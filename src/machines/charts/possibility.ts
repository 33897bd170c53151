import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { type Chart, type ChartTransition, guardText, jointOf, stateAskedBy } from './chart.ts'

/**
 * Whether a transition can be taken in a state of its machine.
 *
 * - `possible`: as soon as its event comes.
 * - `depends`: its guard asks the event for more than its type.
 * - `refused`: its guard does not hold; `because` has the parts that say so, in the words of the chart.
 * - `outranked`: another one comes before it for the same event.
 * - `inactive`: the machine is not in its state.
 */
export type Possibility =
  | { readonly kind: 'possible' | 'depends' | 'outranked' | 'inactive' }
  | { readonly kind: 'refused'; readonly because: readonly string[] }

/** What a guard says, `undefined` when the event decides, and the parts that say no. */
interface Verdict {
  readonly holds: boolean | undefined
  readonly because: readonly string[]
}

/** An event of which only the type is known; it tells when more of it is asked for. */
const bareEvent = (type: string) => {
  let isAsked = false
  const event = new Proxy({ type } as Record<string, unknown>, {
    get: (target, key) => {
      if (key !== 'type') isAsked = true
      return Reflect.get(target, key)
    },
    has: (target, key) => {
      if (key !== 'type') isAsked = true
      return Reflect.has(target, key)
    },
    ownKeys: (target) => {
      isAsked = true
      return Reflect.ownKeys(target)
    },
  })
  return { event, isAsked: () => isAsked }
}

type GuardFunction = (args: unknown, params: unknown) => unknown

const negated = ({ holds }: Verdict, text: string): Verdict =>
  holds === undefined ? { holds, because: [] } : { holds: !holds, because: holds ? [text] : [] }

const joined = (parts: readonly Verdict[], isAll: boolean): Verdict => {
  const decisive = parts.filter(({ holds }) => holds === !isAll)
  if (decisive.length > 0) return { holds: !isAll, because: isAll ? decisive.flatMap(({ because }) => because) : [] }
  if (parts.some(({ holds }) => holds === undefined)) return { holds: undefined, because: [] }
  return { holds: isAll, because: isAll ? [] : parts.flatMap(({ because }) => because) }
}

const plainVerdict = (holds: boolean, guard: unknown): Verdict => ({ holds, because: holds ? [] : [guardText(guard)] })

const isIn = (state: AnyMachineSnapshot, asked: StateValue): boolean =>
  typeof asked === 'string' && asked.startsWith('#') ? state._nodes.some(({ id }) => `#${id}` === asked) : state.matches(asked)

const verdictOf = (machine: AnyStateMachine, state: AnyMachineSnapshot, guard: unknown, eventType: string): Verdict => {
  const joint = jointOf(guard)
  if (joint !== undefined) {
    const parts = joint.guards.map((part) => verdictOf(machine, state, part, eventType))
    const [first] = parts
    if (joint.kind === 'not' && first !== undefined) return negated(first, guardText(guard))
    return joined(parts, joint.kind === 'and')
  }
  const named = typeof guard === 'object' && guard !== null ? (guard as { type?: unknown; params?: unknown }) : { type: guard }
  const run: unknown = typeof guard === 'function' ? guard : machine.implementations.guards[String(named.type)]
  const asked = stateAskedBy(run)
  if (asked !== undefined) return plainVerdict(isIn(state, asked), guard)
  if (typeof run !== 'function') return { holds: undefined, because: [] }
  if (jointOf(run) !== undefined) return verdictOf(machine, state, run, eventType)
  const { event, isAsked } = bareEvent(eventType)
  const args = { context: state.context, event, self: undefined, system: undefined }
  try {
    const params: unknown = typeof named.params === 'function' ? named.params(args) : named.params
    const holds = Boolean((run as GuardFunction)(args, params))
    return isAsked() || params === event ? { holds: undefined, because: [] } : plainVerdict(holds, guard)
  } catch {
    return { holds: undefined, because: [] }
  }
}

/** For every transition of a chart whether it can be taken in a state. */
export const possibilitiesIn = (
  chart: Chart,
  machine: AnyStateMachine,
  state: AnyMachineSnapshot,
): ReadonlyMap<ChartTransition, Possibility> => {
  const active = new Set(state._nodes.map((node) => node.path.join('.')))
  const possibilities = new Map<ChartTransition, Possibility>()
  const decided = new Set<string>()
  for (const one of chart.transitions) {
    if (state.status !== 'active' || !active.has(one.source)) {
      possibilities.set(one, { kind: 'inactive' })
      continue
    }
    const trial = `${one.source} ${one.eventType}`
    if (decided.has(trial)) {
      possibilities.set(one, { kind: 'outranked' })
      continue
    }
    const { guard } = one.definition
    const { holds, because } =
      guard === undefined ? { holds: true, because: [] } : verdictOf(machine, state, guard, one.eventType)
    if (holds === true) decided.add(trial)
    possibilities.set(
      one,
      holds === undefined ? { kind: 'depends' } : holds ? { kind: 'possible' } : { kind: 'refused', because },
    )
  }
  return outrankedByInner(possibilities, active)
}

/** What an inner state answers to does not reach the states around it. */
const outrankedByInner = (
  possibilities: Map<ChartTransition, Possibility>,
  active: ReadonlySet<string>,
): ReadonlyMap<ChartTransition, Possibility> => {
  const taken = [...possibilities].filter(([, { kind }]) => kind === 'possible').map(([one]) => one)
  const isWithin = (inner: string, outer: string): boolean =>
    active.has(inner) && inner !== outer && (outer === '' || inner.startsWith(`${outer}.`))
  for (const [one, { kind }] of possibilities) {
    if (kind !== 'possible' && kind !== 'depends') continue
    if (taken.some((inner) => inner.eventType === one.eventType && isWithin(inner.source, one.source)))
      possibilities.set(one, { kind: 'outranked' })
  }
  return possibilities
}
