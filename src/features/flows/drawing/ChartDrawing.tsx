import { memo, useId } from 'react'
import type { ChartTransition } from '#machines/charts/chart.ts'
import type { Possibility } from '#machines/charts/possibility.ts'
import { tokens } from '#ui/theme.ts'
import { reasonOf } from '../reasons.ts'
import type { Drawing, DrawnArrow, DrawnState } from './drawing.ts'
import { arrowText, padding } from './graph.ts'
import { pathOf } from './path.ts'

const { color, font } = tokens

/** What is lit in a chart. */
export interface Lit {
  /** Dotted paths of the active states. */
  readonly active: ReadonlySet<string>
  readonly possibilities: ReadonlyMap<ChartTransition, Possibility>
  /** The same for all that lights the same. */
  readonly signature: string
}

const [lineHeight, textSize] = [16, 12]

/** How something is drawn, by whether it can happen now. */
const looks = {
  possible: { stroke: color.info, text: color.info, width: 2, dash: undefined },
  depends: { stroke: color.info, text: color.info, width: 1.25, dash: '5 3' },
  refused: { stroke: color.warning, text: color.warning, width: 1.25, dash: '2 3' },
  outranked: { stroke: color.control, text: color.textWeak, width: 1, dash: undefined },
  inactive: { stroke: color.control, text: color.textWeak, width: 1, dash: undefined },
} as const

/** The likeliest first: an arrow is as likely as the likeliest of its transitions. */
const likeliest = ['possible', 'depends', 'refused', 'outranked', 'inactive'] as const

const kindOf = (lit: Lit, transition: ChartTransition) => lit.possibilities.get(transition)?.kind ?? 'inactive'

const lookOf = (lit: Lit, transitions: readonly ChartTransition[]) => {
  const kinds = new Set(transitions.map((transition) => kindOf(lit, transition)))
  return looks[likeliest.find((kind) => kinds.has(kind)) ?? 'inactive']
}

/** The text of a transition, marked by how it stands, with the guard's reason when one points at it. */
function TransitionText({ lit, transition, x, y }: { lit: Lit; transition: ChartTransition; x: number; y: number }) {
  const possibility = lit.possibilities.get(transition)
  const kind = possibility?.kind ?? 'inactive'
  const reason = reasonOf(possibility)
  return (
    <text x={x} y={y} fill={looks[kind].text} fontWeight={kind === 'possible' ? 600 : 400}>
      {reason !== '' && <title>{reason}</title>}
      {arrowText(transition)}
    </text>
  )
}

function StateBox({ lit, drawn: { state, box, lines, mark }, name }: { lit: Lit; drawn: DrawnState; name: string }) {
  const isActive = lit.active.has(state.id)
  const isOuter = state.states.length > 0
  const stroke = isActive ? color.accent : color.control
  const fill = isActive ? (isOuter ? 'none' : color.errorSoft) : isOuter ? 'none' : color.surface3
  if (state.type === 'history') {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return (
      <g data-chart-state={state.id}>
        <circle cx={x} cy={y} r={box.width / 2} fill={color.surface3} stroke={stroke} />
        <text x={x} y={y + 4} fill={color.textStrong} textAnchor="middle">
          {state.history === 'deep' ? 'H*' : 'H'}
        </text>
      </g>
    )
  }
  return (
    <g data-chart-state={state.id} data-active={isActive ? '' : undefined}>
      <rect {...box} rx={8} fill={fill} stroke={stroke} strokeWidth={isActive ? (isOuter ? 1.5 : 2.5) : 1} />
      {state.type === 'final' && (
        <rect x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={6} fill="none" stroke={stroke} />
      )}
      <text x={box.x + padding.side} y={box.y + 21} fill={color.textStrong} fontWeight={isActive || isOuter ? 600 : 500}>
        {name}
      </text>
      {lines.map(({ text, transition }, index) => {
        const [x, y] = [box.x + padding.side, box.y + 38 + index * lineHeight]
        if (transition !== undefined) return <TransitionText key={text + transition.id} {...{ lit, transition, x, y }} />
        return (
          <text key={text} x={x} y={y} fill={isActive ? color.success : color.textWeak} fontStyle="italic">
            {text}
          </text>
        )
      })}
      {mark !== undefined && <circle cx={mark.x + 6} cy={mark.y + 6} r={5} fill={color.textMedium} />}
    </g>
  )
}

function ArrowLine({ lit, drawn: { points, arrow, label }, head }: { lit: Lit; drawn: DrawnArrow; head: string }) {
  const look = arrow === undefined ? looks.inactive : lookOf(lit, arrow.transitions)
  return (
    <g>
      <path
        d={pathOf(points)}
        fill="none"
        stroke={look.stroke}
        strokeWidth={look.width}
        strokeDasharray={look.dash}
        markerEnd={`url(#${head}-${look.stroke.replace(/\W/g, '')})`}
      />
      {arrow !== undefined && label !== undefined && (
        <>
          <rect {...label} rx={4} fill={color.surface1} opacity={0.92} />
          {arrow.transitions.map((transition, index) => (
            <TransitionText
              key={transition.id}
              {...{ lit, transition, x: label.x + 4, y: label.y + textSize + index * lineHeight }}
            />
          ))}
        </>
      )}
    </g>
  )
}

const strokes = [...new Set(Object.values(looks).map(({ stroke }) => stroke))]

/**
 * A chart as it lies, lit by a state: presentation attributes alone, so that its SVG can be copied as it is.
 *
 * It says nothing to a screen reader: the table of states and transitions does.
 */
export const ChartDrawing = memo(function ChartDrawing({ drawing, lit }: { drawing: Drawing; lit: Lit }) {
  const head = useId()
  return (
    <g fontFamily={font.family} fontSize={textSize}>
      <defs>
        {strokes.map((stroke) => (
          <marker
            key={stroke}
            id={`${head}-${stroke.replace(/\W/g, '')}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" fill={stroke} />
          </marker>
        ))}
      </defs>
      {drawing.states.map((drawn) => (
        <StateBox key={drawn.state.id} {...{ lit, drawn, name: drawn.state.id === '' ? drawing.chart.name : drawn.state.key }} />
      ))}
      {drawing.arrows.map((drawn) => (
        <ArrowLine key={drawn.id} {...{ lit, drawn, head }} />
      ))}
    </g>
  )
})
