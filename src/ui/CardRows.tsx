import { styled } from 'styled-components'
import { tokens } from './theme.ts'

const { size, color, space } = tokens

/** Rows of a table as cards, inside one edge and with a line between two: an edge around each would take a phone's width twice. */
export const CardRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${space.s4};
  }
  > li + li {
    border-block-start: ${size.hairline} solid ${color.line};
  }
`
