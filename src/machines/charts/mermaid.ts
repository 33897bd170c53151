import { type Chart, type ChartState, labelOf } from './chart.ts'

const nameOf = (id: string): string => id.replaceAll('.', '_').replaceAll('-', '_')

const linesOf = (state: ChartState, depth: number): string[] => {
  const pad = '  '.repeat(depth)
  const inner = state.states.flatMap((child) => {
    if (child.states.length === 0) return [`${pad}state "${child.key}" as ${nameOf(child.id)}`]
    return [`${pad}state "${child.key}" as ${nameOf(child.id)} {`, ...linesOf(child, depth + 1), `${pad}}`]
  })
  const hasInitial = state.type === 'compound' && state.initial !== undefined
  return hasInitial ? [...inner, `${pad}[*] --> ${nameOf(state.initial)}`] : inner
}

const arrowsOf = (chart: Chart, state: ChartState): string[] => {
  const from = state.id === '' ? '[*]' : nameOf(state.id)
  const own = chart.transitions.filter(({ source }) => source === state.id)
  const arrows = own.flatMap((one) => one.targets.map((target) => `  ${from} --> ${nameOf(target)}: ${labelOf(one)}`))
  const end = state.type === 'final' && state.id !== '' ? [`  ${from} --> [*]`] : []
  return [...arrows, ...end, ...state.states.flatMap((child) => arrowsOf(chart, child))]
}

/** A chart as a Mermaid state diagram. */
export const mermaidOf = (chart: Chart): string =>
  ['stateDiagram-v2', ...linesOf(chart.root, 1), ...arrowsOf(chart, chart.root)].join('\n')
