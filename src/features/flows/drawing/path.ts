import type { ElkPoint } from 'elkjs/lib/elk-api.js'

/** How far from a corner its curve begins, in px. */
const corner = 6

const towards = (from: ElkPoint, to: ElkPoint, distance: number): ElkPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const at = ({ x, y }: ElkPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

/** A line through points with rounded corners, as the `d` of an SVG path. */
export const pathOf = (points: readonly ElkPoint[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${at(point)}`
      if (after === undefined) return `L${at(point)}`
      return `L${at(towards(point, before, corner))}Q${at(point)} ${at(towards(point, after, corner))}`
    })
    .join('')
