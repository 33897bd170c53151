import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '#ui/IconButton.tsx'
import { MinusIcon, PlusIcon, RetryIcon } from '#ui/icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { focusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { ChartDrawing, type Lit } from './drawing/ChartDrawing.tsx'
import { activeIn, type Drawing } from './drawing/drawing.ts'
import { HeldBack } from './HeldBack.tsx'
import { Legend } from './Legend.tsx'
import { useZoom } from './use-zoom.ts'

const { color, radius, size } = tokens

const Surface = styled.div`
  min-height: 12rem;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface1};
  overflow: hidden;
  cursor: grab;
  touch-action: pan-y;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: calc(-1 * ${size.ring});
  }
`

const Tools = styled.div`
  display: flex;
  flex: none;
`

/** A chart that can be moved and enlarged. */
export function ChartCanvas({ drawing, lit }: { drawing: Drawing; lit: Lit }) {
  const frame = useRef<HTMLDivElement>(null)
  const focus = useMemo(() => activeIn(drawing, lit.active), [drawing, lit.active])
  const { place, zoomIn, zoomOut, show, ...handlers } = useZoom(frame, drawing, focus)
  return (
    <Stack $gap="s2">
      <Surface
        ref={frame}
        role="group"
        tabIndex={0}
        aria-label={`Chart of ${drawing.chart.name}`}
        aria-description={help}
        style={{ aspectRatio: `${drawing.width} / ${drawing.height}`, maxHeight: drawing.height }}
        {...handlers}
      >
        <svg
          width="100%"
          height="100%"
          aria-hidden="true"
          data-drawing={drawing.chart.name}
          data-size={`${drawing.width} ${drawing.height}`}
        >
          <g transform={`translate(${place.x} ${place.y}) scale(${place.scale})`}>
            <ChartDrawing drawing={drawing} lit={lit} />
          </g>
        </svg>
      </Surface>
      <Cluster $justify="space-between">
        <Legend />
        <Tools role="group" aria-label="Size of the chart">
          <IconButton label="Enlarge" onPress={zoomIn}>
            <PlusIcon />
          </IconButton>
          <IconButton label="Reduce" onPress={zoomOut}>
            <MinusIcon />
          </IconButton>
          <IconButton label="Show the active states" onPress={show}>
            <RetryIcon />
          </IconButton>
        </Tools>
      </Cluster>
      <HeldBack lit={lit} />
    </Stack>
  )
}

const help =
  'Arrow keys move the chart, plus and minus change its size, 0 shows the active states again. The table has all of it in words.'
