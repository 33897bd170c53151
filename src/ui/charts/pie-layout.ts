/** The arrangement of a pie and its bars, which their skeleton shares. */
import { styled } from 'styled-components'
import { media, tokens } from '../theme.ts'
import { chartColorsCss } from './chart-palette.ts'

const { color, leading, motion, radius, space, text } = tokens

/** Beside each other where the card is wide, under each other where it is narrow; on a phone small and beside each other, so that three are no long way. */
export const PieRoot = styled.div`
  ${chartColorsCss}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: center;
  gap: ${space.s6};
  @media ${media.belowCompact} {
    gap: ${space.s3};
  }
`

export const Disc = styled.div`
  position: relative;
  flex: 0 1 13rem;
  min-width: 11rem;
  > :first-child {
    display: block;
    width: 100%;
    overflow: visible;
  }
  @media ${media.belowCompact} {
    flex-basis: 7.5rem;
    min-width: 7.5rem;
  }
`

/** What the last row seen fades away in, and the room under the last of all, which so never does. */
const fade = space.s6

/** How high the list is on a wide page, and on a phone, where as much is seen of one row of the others alone. */
export const listHeight = { usual: '19.5rem', compact: '15rem' } as const

/** Five, what the others come to, and the first two and a half of those: that a row fades away says that the rest is to be scrolled to. */
export const Rows = styled.ol`
  flex: 1 1 15rem;
  align-self: start;
  min-width: 0;
  max-height: ${listHeight.usual};
  margin: 0;
  padding: 0 0 ${fade};
  overflow-y: auto;
  scroll-padding-block-end: ${fade};
  mask-image: linear-gradient(to top, transparent, #000 ${fade});
  list-style: none;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
  @media ${media.belowCompact} {
    flex-basis: 10rem;
    max-height: ${listHeight.compact};
  }
  @media print {
    max-height: none;
    flex-basis: 100%;
    padding: 0;
    mask-image: none;
    columns: 2;
    column-gap: ${space.s4};
  }
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr) auto 2.75rem;
  align-items: center;
  gap: ${space.s1} ${space.s2};
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.small};
  transition: background-color ${motion.fast} ${motion.easing};
  @media ${media.belowCompact} {
    grid-template-columns: 1.125rem minmax(0, 1fr) auto;
    padding-inline: ${space.s1};
  }
  &[data-active] {
    background: ${color.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** What a bar is a part of. */
export const Track = styled.span`
  grid-column: 2 / -1;
  height: 0.375rem;
  border-radius: ${radius.round};
  background: ${color.line};
`
