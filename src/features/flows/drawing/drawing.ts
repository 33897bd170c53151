import type { ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js'
import { type Chart, type ChartState, statesIn } from '#machines/charts/chart.ts'
import { type Arrow, arrowsOf, type BoxLine, linesOf } from './graph.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A state where it is drawn. */
export interface DrawnState {
  readonly state: ChartState
  readonly box: Box
  readonly lines: readonly BoxLine[]
  /** Where the dot is from which the first state is entered. */
  readonly mark: Box | undefined
}

/** An arrow where it is drawn, with the place of its labels; one without a name leads from a dot to the first state. */
export interface DrawnArrow {
  readonly id: string
  readonly points: readonly ElkPoint[]
  readonly arrow: Arrow | undefined
  readonly label: Box | undefined
}

/** A chart with a place for everything, in px. */
export interface Drawing {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  /** Outer states before those within them. */
  readonly states: readonly DrawnState[]
  readonly arrows: readonly DrawnArrow[]
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/**
 * Reads what the layout gave.
 *
 * @param chart the chart of which the graph was made
 * @param graph the graph with its places
 */
export const drawingOf = (chart: Chart, graph: ElkNode): Drawing => {
  const boxes = new Map(nodesIn(graph).map((node) => [node.id, boxOf(node)]))
  const arrows = new Map(arrowsOf(chart).map((arrow) => [arrow.id, arrow]))
  return {
    chart,
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: statesIn(chart.root).map((state) => ({
      state,
      box: boxes.get(state.id) ?? boxOf({}),
      lines: linesOf(chart, state),
      mark: boxes.get(`${state.id}*`),
    })),
    arrows: (graph.edges ?? []).map(({ id, sections = [], labels = [] }) => {
      const arrow = arrows.get(id)
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
      return {
        id,
        points: arrow?.leadsBack === true ? points.reverse() : points,
        arrow,
        label: labels[0] === undefined ? undefined : boxOf(labels[0]),
      }
    }),
  }
}

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    ...{ x, y },
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/**
 * Where in a drawing the innermost active states are; its beginning when none is.
 *
 * @param active dotted paths of the active states
 */
export const activeIn = ({ states }: Drawing, active: ReadonlySet<string>): Box => {
  const boxes = states.filter(({ state }) => state.states.length === 0 && active.has(state.id)).map(({ box }) => box)
  return boxes.length === 0 ? boxOf({}) : around(boxes)
}
