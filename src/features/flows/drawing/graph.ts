import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { type Chart, type ChartState, type ChartTransition, labelOf } from '#machines/charts/chart.ts'
import { ranksOf, siblingsOf } from './ranks.ts'

/** About how wide a character of a chart's text is, and how high a line, in px. */
const [characterWidth, lineHeight] = [6.9, 16]

/** Kept free around the texts of a state, and above the states within it, in px. */
export const padding = { side: 12, top: 8, title: 20 } as const

const markSize = 12

const widthOf = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length * characterWidth))

/** A line of a state's box: an effect that runs meanwhile, or what happens without leaving the state. */
export interface BoxLine {
  readonly text: string
  readonly transition: ChartTransition | undefined
}

/** What stands in a state's box under its name. */
export const linesOf = (chart: Chart, state: ChartState): readonly BoxLine[] => [
  ...state.effects.map(({ id }) => ({ text: `runs ${id}`, transition: undefined })),
  ...chart.transitions
    .filter(({ source, targets }) => source === state.id && targets.length === 0)
    .map((transition) => ({ text: labelOf(transition) || 'always', transition })),
]

/** The transitions that go the same way share an arrow. */
export interface Arrow {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
  /** Whether it leads to a state that is entered earlier, and is laid out the other way round. */
  readonly leadsBack: boolean
}

const leadsBack = (ranks: ReadonlyMap<string, number>, source: string, target: string): boolean => {
  const [from, to] = siblingsOf(source, target) ?? []
  return from !== undefined && to !== undefined && (ranks.get(to) ?? 0) < (ranks.get(from) ?? 0)
}

/** The arrows of a chart. */
export const arrowsOf = (chart: Chart): readonly Arrow[] => {
  const ranks = ranksOf(chart)
  const arrows = new Map<string, Arrow & { transitions: ChartTransition[] }>()
  for (const transition of chart.transitions) {
    for (const target of transition.targets) {
      const id = `${transition.source}>${target}`
      const arrow = arrows.get(id) ?? {
        id,
        source: transition.source,
        target,
        transitions: [],
        leadsBack: leadsBack(ranks, transition.source, target),
      }
      arrow.transitions.push(transition)
      arrows.set(id, arrow)
    }
  }
  return [...arrows.values()]
}

/** What a transition is called at its arrow. */
export const arrowText = (transition: ChartTransition): string => labelOf(transition) || 'always'

const nodeOf = (chart: Chart, state: ChartState): ElkNode => {
  const lines = linesOf(chart, state)
  const title = state.id === '' ? chart.name : state.key
  const width = widthOf([title, ...lines.map(({ text }) => text)]) + 2 * padding.side
  const textHeight = padding.title + lines.length * lineHeight + padding.top
  if (state.type === 'history') return { id: state.id, width: 28, height: 28 }
  if (state.states.length === 0) return { id: state.id, width, height: textHeight + padding.top }
  const mark = state.type === 'compound' ? [{ id: `${state.id}*`, width: markSize, height: markSize }] : []
  return {
    id: state.id,
    children: [...mark, ...state.states.map((child) => nodeOf(chart, child))],
    layoutOptions: {
      'elk.padding': `[top=${textHeight + 2 * padding.top},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${textHeight})`,
    },
  }
}

const entries = (state: ChartState): ElkExtendedEdge[] => [
  ...(state.type === 'compound' && state.initial !== undefined
    ? [{ id: `${state.id}*`, sources: [`${state.id}*`], targets: [state.initial] }]
    : []),
  ...state.states.flatMap(entries),
]

/** A chart as the layout takes it: every state with the room that its texts need, and every arrow with that of its labels. */
export const graphOf = (chart: Chart): ElkNode => ({
  id: 'drawing',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'DOWN',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.spacing.nodeNode': '28',
    'elk.spacing.edgeNode': '16',
    'elk.spacing.edgeLabel': '4',
    'elk.layered.spacing.nodeNodeBetweenLayers': '36',
    'elk.padding': '[top=8,left=8,bottom=8,right=8]',
  },
  children: [nodeOf(chart, chart.root)],
  edges: [
    ...entries(chart.root),
    ...arrowsOf(chart).map(({ id, source, target, transitions, leadsBack }) => ({
      id,
      sources: [leadsBack ? target : source],
      targets: [leadsBack ? source : target],
      labels: [
        {
          // Without a text it would not be given a place.
          text: id,
          width: widthOf(transitions.map(arrowText)) + 8,
          height: transitions.length * lineHeight,
          layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    })),
  ],
})
