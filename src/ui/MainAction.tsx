import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { messagesRoom } from './messages-room.ts'
import { pageBarHeight } from './page-bar.ts'
import { tokens } from './theme.ts'

const { color, size, space } = tokens

const Place = styled.div`
  display: contents;
  &[data-page-bar] {
    position: fixed;
    z-index: 1;
    inset: auto 0 0;
    display: grid;
    padding: ${space.s3} ${space.s4};
    background: ${color.background};
    border-block-start: ${size.hairline} solid ${color.line};
    /* In a window this low, such as one that is magnified four times, the bar would leave too little of the page. */
    @media (max-height: 24rem) {
      position: static;
      display: contents;
    }
  }
`

interface MainActionProps {
  readonly isBar: boolean
  /** The button. */
  readonly children: ReactNode
}

/**
 * The page's main button: beside the others, or in a bar at the lower edge of a narrow window. It is the same button in both places, so
 * that a window that is turned takes no focus away.
 */
export function MainAction({ isBar, children }: MainActionProps) {
  return <Place data-page-bar={isBar ? '' : undefined}>{children}</Place>
}

/** Leaves room at the end of a page for that bar, and the messages above it. */
export const roomForMainAction = `&:has([data-page-bar]) { padding-block-end: calc(${pageBarHeight} + ${messagesRoom}); }`
