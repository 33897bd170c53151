import { type Chart, type ChartState, statesIn } from '#machines/charts/chart.ts'

const partsOf = (id: string): readonly string[] => (id === '' ? [] : id.split('.'))

/** The states beside each other in which an arrow begins and ends; `undefined` when one state is within the other. */
export const siblingsOf = (source: string, target: string): readonly [string, string] | undefined => {
  const [from, to] = [partsOf(source), partsOf(target)]
  const fork = from.findIndex((part, index) => part !== to[index])
  if (fork === -1 || to[fork] === undefined) return undefined
  return [from.slice(0, fork + 1).join('.'), to.slice(0, fork + 1).join('.')]
}

/** The states within one in the order in which they are come to from the first: whatever leads back leads to an earlier one. */
const orderOf = (state: ChartState, leadsTo: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const seen = new Set<string>()
  const left: string[] = []
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of leadsTo.get(id) ?? []) visit(next)
    left.push(id)
  }
  if (state.type === 'compound' && state.initial !== undefined) visit(state.initial)
  for (const child of state.states) visit(child.id)
  return left.reverse()
}

/**
 * Where each state stands among its siblings, counted from what is entered first. The layout draws along these, so that a chart is read
 * from its first state down and only what leads back is drawn upwards.
 */
export const ranksOf = (chart: Chart): ReadonlyMap<string, number> => {
  const leadsTo = new Map<string, string[]>()
  for (const { source, targets } of chart.transitions) {
    for (const target of targets) {
      const siblings = siblingsOf(source, target)
      if (siblings !== undefined) leadsTo.set(siblings[0], [...(leadsTo.get(siblings[0]) ?? []), siblings[1]])
    }
  }
  return new Map(statesIn(chart.root).flatMap((state) => orderOf(state, leadsTo).map((id, index) => [id, index] as const)))
}
