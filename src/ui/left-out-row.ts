import { styled } from 'styled-components'

/** The room of rows of a table that are not in the document. */
export const LeftOutRow = styled.tr`
  visibility: hidden;
`
