import { media } from '../theme.ts'
import { useMedia } from '../use-media.ts'

/** Places in px; a low chart is for a phone, a small one has its marks in one line. Apart from the chart, whose place is kept free before its code has come. */
export const plots = {
  usual: { top: 12, bottom: 40, left: 34, right: 2, height: 248 },
  low: { top: 12, bottom: 40, left: 34, right: 2, height: 188 },
  small: { top: 10, bottom: 24, left: 34, right: 2, height: 168 },
} as const

/** The size of a chart that has the page's width: low on a phone, where charts stand under each other. */
export const usePageSize = (): 'usual' | 'low' => (useMedia(media.belowCompact) ? 'low' : 'usual')

/** Height of a small chart in px, for whoever keeps its place free. */
export const smallChartHeight = plots.small.height
