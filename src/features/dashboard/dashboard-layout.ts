/** The arrangement of the dashboard, which its skeleton shares. */
import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, leading, space, text, weight } = tokens

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  min-width: 0;
`

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s1} ${space.s3};
`

export const PartTitle = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
`

export const PartText = styled.p`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

/** As many cards a row as have room; cards of a row are equally high. */
export const Cards = styled.div<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}), 1fr));
  gap: ${space.s4};
  /* A chart with all its bars would be longer than the paper. */
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const leastPieCard = '20rem'
export const leastBarCard = '28rem'

export const leastToDo = '18rem'
