import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { messagesRoom } from './messages-room.ts'
import { media, tokens } from './theme.ts'

const { color, size, space } = tokens

/** What fills the window under the header, so that its `PageBar` stands at the same place whatever is above it. */
export const PageWithBar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s6};
  min-width: 0;
  min-height: calc(100dvh - ${size.header} - ${space.s6});
  margin-block-end: calc(-1 * ${space.s12});
  > :has(+ [data-page-bar]) {
    padding-block-end: ${messagesRoom};
  }
  @media ${media.belowMedium} {
    min-height: calc(100dvh - ${size.header} - ${space.s4});
  }
`

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  margin-block-start: auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  margin-inline: calc(-1 * ${space.s4});
  padding: ${space.s3} ${space.s4};
  background: ${color.background};
  border-block-start: ${size.hairline} solid ${color.line};
  > :first-child {
    margin-inline-end: auto;
  }
  @media ${media.belowCompact} {
    > :first-child {
      margin-inline-end: 0;
    }
    > * {
      flex: 1 1 auto;
    }
  }
  /* In a window this low, such as one that is magnified four times, the bar would leave too little of the page. */
  @media (max-height: 24rem) {
    position: static;
  }
`

/**
 * A page's main buttons at the lower edge of the window, the first apart from the others. Messages appear above it, and what has the
 * focus is scrolled clear of it.
 */
export function PageBar({ children }: { children: ReactNode }) {
  return <Bar data-page-bar="">{children}</Bar>
}
