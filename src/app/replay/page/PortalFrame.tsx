import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'
import type { ReadableReport } from '#view-models/problem-report/read.ts'
import { useFrame, useScale } from './use-frame.ts'

const { color, radius, size } = tokens

const Room = styled.div`
  min-width: 0;
  overflow: hidden;
`

const Frame = styled.iframe`
  display: block;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface1};
  transform-origin: 0 0;
`

/** The page is shown as large as it was: other widths have other layouts. In px. */
const usual = { width: 1280, height: 800 }
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

interface PortalFrameProps {
  /** Place of the entry after which the portal is shown. */
  at: number
  shownIn: ReadableReport['shownIn']
}

/** The portal as it stood after an entry, in a window of its own, made smaller where there is less room than the person had. */
export function PortalFrame({ at, shownIn }: PortalFrameProps) {
  const width = within(shownIn?.width ?? usual.width, 280, 2560)
  const height = within(shownIn?.height ?? usual.height, 400, 1600)
  const frame = useFrame(at)
  const [room, scale] = useScale(width)
  return (
    <Room ref={room} style={{ height: height * scale }}>
      <Frame ref={frame} title="The replayed portal" src="/dev/replay/frame" style={{ width, height, scale }} />
    </Room>
  )
}
