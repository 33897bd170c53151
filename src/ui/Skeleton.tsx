import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, motion, radius } = tokens

const breathe = keyframes`50% { background-color: ${color.skeletonGlow}; }`

/** The place of something that is loading: give it the size of what will come. A line of text unless told. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string; $round?: boolean }>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  max-width: 100%;
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${color.skeleton};
  animation: ${breathe} ${motion.slow} ${motion.easing} infinite;
`

/** Wraps the skeletons of one region and says that it is loading. */
export function SkeletonGroup({ label = 'Loading…', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}
