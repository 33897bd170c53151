import { createGlobalStyle, styled } from 'styled-components'
import { palettes } from './palettes.ts'
import { tokens } from './theme.ts'

const { color, leading, space, text } = tokens

/** The light palette by the names of its custom properties: `var(--color-line)` without what stands around the name. */
const lightColors = Object.entries(palettes.light)
  .map(([name, value]) => `${color[name as keyof typeof color].slice(4, -1)}:${value};`)
  .join('')

/**
 * How a page that is made for paper prints: in light colours whatever the theme, on A4, and nothing of what stands around its content.
 * Rendered by the page itself, so that no other page carries it.
 */
export const PrintSheet = createGlobalStyle`
@page { size: A4; margin: 12mm; }
@media print {
  :root:root:root { color-scheme: light; ${lightColors} background: none; }
  /* Whatever neither holds the content nor is in it: header, drawer, messages. */
  body:has(#content) > :not(:has(#content)),
  body :has(#content) > :not(:has(#content)):not(#content) { display: none; }
  #content { max-width: none; padding: 0; }
  #content :is(button, nav) { display: none; }
}
`

/** What has no use on paper: buttons, switches. */
export const OnScreenOnly = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`

/** What the shell says on the screen: the title of the page. */
export const PaperTitle = styled.h1`
  display: none;
  @media print {
    display: block;
    margin-block-end: ${space.s1};
    font-size: ${text.xl};
    line-height: ${leading.xl};
  }
`
