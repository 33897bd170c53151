import { memo } from 'react'
import { styled } from 'styled-components'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '#machines/charts/chart.ts'
import { DrawnInView } from '#ui/DrawnInView.tsx'
import { focusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { ChartDrawing } from './drawing/ChartDrawing.tsx'
import { useDrawing } from './use-drawing.ts'
import { useLit } from './use-lit.ts'
import { leavesOf } from './watched/differences.ts'
import { type FoldedState, machineOf, presentStates } from './watched/states.ts'
import type { WatchedFlow } from './watched/watched-pages.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const chartHeight = 200

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s1};
  min-width: 0;
  padding: ${space.s3};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface1};
  transition: border-color ${motion.fast} ${motion.easing};
  &:hover {
    border-color: ${color.control};
  }
  &[data-closed] svg {
    opacity: 0.6;
  }
`

/** The whole card can be pressed, and its name says what it is. */
const Name = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textStrong};
  font-weight: ${weight.strong};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
    &::after {
      ${focusRing}
      border-radius: ${radius.medium};
    }
  }
`

const State = styled.p`
  min-height: ${leading.sm};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  overflow-wrap: anywhere;
`

const stateText = (state: FoldedState | undefined, isOpen: boolean): string => {
  const said = state === undefined ? 'cannot be read' : leavesOf(state.value).join(', ') || state.status
  return isOpen ? said : `closed: ${said}`
}

interface FlowCardProps {
  flow: WatchedFlow
  onChoose: () => void
}

/** A flow with its chart as small as the card. */
export const FlowCard = memo(
  function FlowCard({ flow, onChoose }: FlowCardProps) {
    const machine = machineOf(flow.machine)
    const { after } = presentStates(flow.machine, flow.entries)
    return (
      <Item data-closed={flow.isOpen ? undefined : ''}>
        <Name type="button" onClick={onChoose}>
          {flow.key}
        </Name>
        <State>{stateText(after, flow.isOpen)}</State>
        <DrawnInView height={chartHeight}>
          {() => machine !== undefined && <SmallChart machine={machine} state={after} />}
        </DrawnInView>
      </Item>
    )
  },
  // What chooses it does the same whenever it is made.
  (before, after) => before.flow === after.flow,
)

function SmallChart({ machine, state }: { machine: AnyStateMachine; state: FoldedState | undefined }) {
  const drawing = useDrawing(chartOf(machine))
  const lit = useLit(machine, state)
  if (drawing === undefined || drawing === 'failed') return null
  return (
    <svg width="100%" height={chartHeight} viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      <ChartDrawing drawing={drawing} lit={lit} />
    </svg>
  )
}
