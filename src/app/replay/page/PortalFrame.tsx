import { styled } from 'styled-components'
import { Skeleton } from '#ui/Skeleton.tsx'
import { media, tokens } from '#ui/theme.ts'
import type { ReadableReport } from '#view-models/problem-report/read.ts'
import { frameAddress } from '../addresses.ts'
import { texts } from './texts.ts'
import { useFrame, useScale } from './use-frame.ts'

const { color, radius, size, space } = tokens

/** It stays beside what is read about it. */
const Room = styled.div`
  min-width: 0;
  @media ${media.fromWide} {
    position: sticky;
    inset-block-start: calc(${space.s16} + ${space.s6});
  }
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

/** How large the portal is shown, in px, before it is made smaller for want of room. @param shownIn the window that the person had */
export const portalSize = (shownIn: ReadableReport['shownIn']) => ({
  width: within(shownIn?.width ?? usual.width, 280, 2560),
  height: within(shownIn?.height ?? usual.height, 400, 1600),
})

interface PortalFrameProps {
  /** Place of the entry after which the portal is shown. */
  at: number
  shownIn: ReadableReport['shownIn']
}

/** The portal as it stood after an entry, in a window of its own, made smaller where there is less room than the person had. */
export function PortalFrame({ at, shownIn }: PortalFrameProps) {
  const { width, height } = portalSize(shownIn)
  const [frame, isReady] = useFrame(at)
  const [room, scale] = useScale(width)
  return (
    <Room ref={room} style={{ height: height * scale }} aria-busy={!isReady}>
      {!isReady && <Skeleton $height={`${height * scale}px`} />}
      <Frame
        ref={frame}
        title={texts.frame}
        src={frameAddress}
        style={{ width, height, scale, visibility: isReady ? 'visible' : 'hidden' }}
      />
    </Room>
  )
}
