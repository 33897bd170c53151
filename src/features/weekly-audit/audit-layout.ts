/** The arrangement of the audit, which its skeleton shares. */
import { styled } from 'styled-components'
import { media, tokens } from '#ui/theme.ts'

const { color, layer, leading, size, space, text, weight } = tokens

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s4};
`

export const WeekTitle = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`

export const WeekText = styled.p`
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

/** Stays under the header while the members go by: their charts have no keys of their own. */
export const Legend = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${size.header};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s1} ${space.s6};
  padding-block: ${space.s3};
  background: ${color.background};
  /* A phone has no room to spare, and paper does not move. */
  @media ${media.belowCompact}, print {
    position: static;
  }
  @media print {
    background: none;
  }
`

export const Note = styled.p`
  color: ${color.textWeak};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

/** Small multiples: as many a row as have room; two a row on paper, where none is cut in two. */
export const Members = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  align-items: start;
  gap: ${space.s4};
  /* What gets the focus is not scrolled under the keys. */
  & :is(input, [data-mark]) {
    scroll-margin-block: ${space.s16} ${space.s4};
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** One member alone. */
export const Alone = styled.div`
  max-width: ${size.dialog800};
`

export const Status = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1} ${space.s3};
  min-height: ${space.s6};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

/** In the place of a chart without bars. */
export const NoBars = styled.p<{ $height: number }>`
  display: grid;
  place-items: center;
  min-height: ${({ $height }) => $height}px;
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  @media ${media.belowCompact} {
    min-height: 0;
    padding-block: ${space.s4};
  }
`
