import { css } from 'styled-components'
import { tokens } from './theme.ts'

const { size, space, weight } = tokens

/** How paragraphs and lists of rich text stand, in the editor and on the page. */
export const richTextStyles = css`
  overflow-wrap: anywhere;
  p + p,
  p + ul,
  p + ol,
  ul + p,
  ol + p,
  ul + ol,
  ol + ul {
    margin-block-start: ${space.s2};
  }
  ul,
  ol {
    padding-inline-start: ${space.s6};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  strong {
    font-weight: ${weight.strong};
  }
`

/** The field's box with a toolbar above its text: as high while it loads as afterwards, until the person makes it taller. */
export const richTextBoxStyles = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  align-items: stretch;
  height: calc(6 * ${size.control});
  min-height: calc(4 * ${size.control});
  overflow: hidden;
  resize: vertical;
`
