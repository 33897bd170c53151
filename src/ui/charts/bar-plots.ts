/** Places in px; a small chart has its marks in one line. Apart from the chart, whose place is kept free before its code has come. */
export const plots = {
  usual: { top: 12, bottom: 40, left: 34, right: 2, height: 248 },
  small: { top: 10, bottom: 24, left: 34, right: 2, height: 168 },
} as const

/** Height of a small chart in px, for whoever keeps its place free. */
export const smallChartHeight = plots.small.height
