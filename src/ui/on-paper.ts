/** Parts of a page that are for the screen alone, or for paper alone. How pages print is in print-sheet.ts. */
import { styled } from 'styled-components'
import { tokens } from './theme.ts'

const { leading, space, text } = tokens

/** What has no use on paper: buttons, switches. */
export const OnScreenOnly = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`

/** A title that says more than that of the page, in whose place it is printed. */
export const PaperTitle = styled.h1.attrs<{ 'data-paper-title'?: '' }>({ 'data-paper-title': '' })`
  display: none;
  @media print {
    display: block;
    margin-block-end: ${space.s1};
    font-size: ${text.xl};
    line-height: ${leading.xl};
  }
`
