import ELK from 'elkjs/lib/elk.bundled.js'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChartDrawing, type Lit } from '#features/flows/drawing/ChartDrawing.tsx'
import { drawingOf } from '#features/flows/drawing/drawing.ts'
import { graphOf } from '#features/flows/drawing/graph.ts'
import type { Chart } from '#machines/charts/chart.ts'
import { themeCss, tokens } from '#ui/theme.ts'
import { onSheet } from './shelves.ts'

/** Width by height of a sheet of paper that lies. */
const sheet = Math.SQRT2

const gap = 48

/** Its name stands over each chart, to be read from afar. */
const name = { size: 36, room: 52, character: 23 } as const

const nothingLit: Lit = { active: new Set(), possibilities: new Map(), signature: '' }

/**
 * Charts on one sheet, drawn as `/dev/flows` draws them, as an SVG file: light or dark as whoever looks at it has it.
 *
 * @param charts in any order
 */
export const posterOf = async (charts: readonly Chart[]): Promise<string> => {
  const elk = new ELK()
  const drawings = await Promise.all(charts.map(async (chart) => drawingOf(chart, await elk.layout(graphOf(chart)))))
  const named = drawings.map((drawing) => ({
    drawing,
    width: Math.max(drawing.width, drawing.chart.name.length * name.character),
    height: drawing.height + name.room,
  }))
  const { placed, width, height } = onSheet(named, sheet, gap)
  const [wide, high] = [Math.ceil(width), Math.ceil(height)]
  const drawn = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" data-theme="system" width={wide} height={high} viewBox={`0 0 ${wide} ${high}`}>
      <title>The portal’s flows</title>
      <style>{themeCss}</style>
      <rect width={wide} height={high} fill={tokens.color.background} />
      {placed.map(({ item: { drawing }, x, y }) => (
        <g key={drawing.chart.name} transform={`translate(${x} ${y})`} data-chart={drawing.chart.name}>
          <text
            x={8}
            y={name.size}
            fill={tokens.color.textStrong}
            fontFamily={tokens.font.family}
            fontSize={name.size}
            fontWeight={600}
          >
            {drawing.chart.name}
          </text>
          <g transform={`translate(0 ${name.room})`}>
            <ChartDrawing drawing={drawing} lit={nothingLit} />
          </g>
        </g>
      ))}
    </svg>,
  )
  return `${drawn}\n`
}
