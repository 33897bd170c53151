import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, and, not, or, type StateValue } from 'xstate'

/** A state of a machine, as it is drawn. */
export interface ChartState {
  /** Its dotted path, `form.editing`; empty for the machine itself. */
  readonly id: string
  readonly key: string
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly history: 'shallow' | 'deep' | undefined
  /** The state that is entered with it, of a compound one; the state that a history falls back to. */
  readonly initial: string | undefined
  readonly tags: readonly string[]
  /** The effects that run while it is active. */
  readonly effects: readonly { readonly id: string; readonly source: string }[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly states: readonly ChartState[]
}

/** One way from a state. */
export interface ChartTransition {
  /** Unique in its chart. */
  readonly id: string
  readonly source: string
  /** Where it leads; none for what happens within the state. */
  readonly targets: readonly string[]
  /** Empty for one that is taken as soon as its guard holds. */
  readonly eventType: string
  /** What sets it off, in the words of the chart: `saveLoan done`. */
  readonly cause: string
  /** Its guard in the words of the chart: `not hasDrafts`. */
  readonly guard: string | undefined
  readonly actions: readonly string[]
  readonly reenters: boolean
  readonly definition: AnyTransitionDefinition
}

/** A machine as it is drawn, listed and written down. */
export interface Chart {
  readonly name: string
  readonly root: ChartState
  /** In the order of the states, and in each in the order in which they are tried. */
  readonly transitions: readonly ChartTransition[]
}

const idOf = (node: AnyStateNode): string => node.path.join('.')

const checkOf = (guard: unknown): unknown => (typeof guard === 'function' && 'check' in guard ? guard.check : undefined)

/** How a guard joins others: told by what checks it, as its name is another one in a build. */
const joints = [
  ['not', checkOf(not(''))],
  ['and', checkOf(and([]))],
  ['or', checkOf(or([]))],
] as const

/** A guard that joins others; `undefined` for any other guard. */
export const jointOf = (
  guard: unknown,
): { readonly kind: 'not' | 'and' | 'or'; readonly guards: readonly unknown[] } | undefined => {
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return undefined
  const [kind] = joints.find(([, check]) => check === checkOf(guard)) ?? []
  return kind === undefined ? undefined : { kind, guards: guard.guards }
}

/** The state that a guard asks for, of one made by `stateIn`. */
export const stateAskedBy = (guard: unknown): StateValue | undefined =>
  typeof guard === 'function' && 'stateValue' in guard ? (guard.stateValue as StateValue) : undefined

/** `{ saving: 'shown' }` as `saving.shown`, and `#timesheet-entry.saving` as it is. */
const valueText = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${valueText(inner)}`))
        .join(' and ')

/** A guard in the words of the chart: `not hasDrafts`. */
export const guardText = (guard: unknown): string => {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  const asked = stateAskedBy(guard)
  if (asked !== undefined) return `in ${valueText(asked)}`
  const joint = jointOf(guard)
  if (joint === undefined) return typeof guard === 'function' ? 'a guard without a name' : String(guard)
  const parts = joint.guards.map(guardText)
  return joint.kind === 'not' ? `not ${parts.join()}` : parts.join(` ${joint.kind} `)
}

/** What sets a transition off, in the words of the chart. */
const causeOf = ({ eventType }: AnyTransitionDefinition): string =>
  String(eventType)
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed')
    .replace(/^xstate\.snapshot\.(.*)$/, '$1 changed')
    .replace(/^xstate\.done\.state\..*$/, 'ended')
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')

/** What a transition is called in a drawing: its cause, and its guard in brackets. */
export const labelOf = ({ cause, guard }: Pick<ChartTransition, 'cause' | 'guard'>): string =>
  [cause, guard === undefined ? '' : `[${guard}]`].filter((part) => part !== '').join(' ')

/** Named actions by their names, XState's own by theirs. */
const actionText = (action: unknown): string => {
  if (typeof action === 'string') return action
  const type = (typeof action === 'object' || typeof action === 'function') && action !== null && 'type' in action && action.type
  return typeof type === 'string' ? type.replace(/^xstate\./, '') : 'does something'
}

/** As the chart has them: XState adds its own for delays. */
const writtenActions = (actions: unknown): readonly string[] =>
  actions === undefined ? [] : (Array.isArray(actions) ? actions : [actions]).map(actionText)

const initialOf = (node: AnyStateNode): string | undefined => {
  if (node.type === 'compound') {
    const [target] = node.initial.target ?? []
    return target === undefined ? undefined : idOf(target)
  }
  const fallback: unknown = node.type === 'history' ? node.config.target : undefined
  return typeof fallback === 'string' ? [...node.path.slice(0, -1), fallback.replace(/^\./, '')].join('.') : undefined
}

const stateOf = (node: AnyStateNode): ChartState => ({
  id: idOf(node),
  key: node.key,
  type: node.type,
  history: node.type === 'history' && node.history !== false ? (node.history === 'deep' ? 'deep' : 'shallow') : undefined,
  initial: initialOf(node),
  tags: [...node.tags],
  effects: node.invoke.map(({ id, src }) => ({ id, source: typeof src === 'string' ? src : id })),
  entry: writtenActions(node.config.entry),
  exit: writtenActions(node.config.exit),
  states: Object.values<AnyStateNode>(node.states).map(stateOf),
})

const definitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const transitionsOf = (node: AnyStateNode): ChartTransition[] => [
  ...definitionsOf(node).map((definition, index) => ({
    id: `${idOf(node)}:${index}`,
    source: idOf(node),
    targets: (definition.target ?? []).map(idOf),
    eventType: String(definition.eventType),
    cause: causeOf(definition),
    guard: definition.guard === undefined ? undefined : guardText(definition.guard),
    actions: definition.actions.map(actionText),
    reenters: definition.reenter,
    definition,
  })),
  ...Object.values<AnyStateNode>(node.states).flatMap(transitionsOf),
]

const known = new WeakMap<AnyStateMachine['root'], Chart>()

/** The chart of a machine; the same one every time. */
export const chartOf = (machine: AnyStateMachine): Chart => {
  const before = known.get(machine.root)
  if (before !== undefined) return before
  const chart = { name: machine.id, root: stateOf(machine.root), transitions: transitionsOf(machine.root) }
  known.set(machine.root, chart)
  return chart
}

/** Every state below one, and itself first. */
export const statesIn = (state: ChartState): readonly ChartState[] => [state, ...state.states.flatMap(statesIn)]
