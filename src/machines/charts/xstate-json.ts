import type { Chart, ChartState, ChartTransition } from './chart.ts'

type Json = Record<string, unknown>

const typed = (names: readonly string[]): Json[] => names.map((type) => ({ type }))

const filled = (fields: Json): Json =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

const grouped = (transitions: readonly ChartTransition[], nameOf: (eventType: string) => string, chart: Chart): Json => {
  const groups: Record<string, Json[]> = {}
  for (const one of transitions) {
    const name = nameOf(one.eventType)
    const json = filled({
      target: one.targets.map((id) => `#${chart.name}${id === '' ? '' : `.${id}`}`),
      guard: one.guard === undefined ? undefined : { type: one.guard },
      actions: typed(one.actions),
      reenter: one.reenters,
    })
    groups[name] = [...(groups[name] ?? []), json]
  }
  return groups
}

const stateJson = (chart: Chart, state: ChartState): Json => {
  const own = chart.transitions.filter(({ source }) => source === state.id)
  const taken = new Set<ChartTransition>()
  const take = (isOne: (eventType: string) => boolean, nameOf: (eventType: string) => string): Json => {
    const some = own.filter((one) => !taken.has(one) && isOne(one.eventType))
    for (const one of some) taken.add(one)
    return grouped(some, nameOf, chart)
  }
  const invoke = state.effects.map(({ id, source }) => ({
    id,
    src: source,
    ...take(
      (eventType) => eventType === `xstate.done.actor.${id}`,
      () => 'onDone',
    ),
    ...take(
      (eventType) => eventType === `xstate.error.actor.${id}`,
      () => 'onError',
    ),
    ...take(
      (eventType) => eventType === `xstate.snapshot.${id}`,
      () => 'onSnapshot',
    ),
  }))
  const { onDone } = take(
    (eventType) => eventType.startsWith('xstate.done.state.'),
    () => 'onDone',
  )
  const after = take(
    (eventType) => eventType.startsWith('xstate.after.'),
    (eventType) => eventType.split('.')[2] ?? '',
  )
  const { always } = take(
    (eventType) => eventType === '',
    () => 'always',
  )
  const on = take(
    () => true,
    (eventType) => eventType,
  )
  const initial = state.type === 'compound' ? state.initial?.split('.').at(-1) : undefined
  return filled({
    ...(state.type === 'parallel' || state.type === 'final' || state.type === 'history' ? { type: state.type } : {}),
    ...{ history: state.history, initial, tags: state.tags, invoke, entry: typed(state.entry), exit: typed(state.exit) },
    target: state.type === 'history' ? state.initial?.split('.').at(-1) : undefined,
    ...{ always, after: isEmpty(after) ? undefined : after, on: isEmpty(on) ? undefined : on, onDone },
    states:
      state.states.length === 0
        ? undefined
        : Object.fromEntries(state.states.map((child) => [child.key, stateJson(chart, child)])),
  })
}

const isEmpty = (fields: Json): boolean => Object.keys(fields).length === 0

/**
 * A chart as the JSON that `createMachine` and the Stately visualiser read: its states and transitions, with guards, actions and effects
 * by name.
 */
export const xstateJsonOf = (chart: Chart): string => JSON.stringify({ id: chart.name, ...stateJson(chart, chart.root) }, null, 2)
