import { createGlobalStyle } from 'styled-components'
import { hasPageBar, pageBarHeight } from './page-bar.ts'
import { themeCss, tokens } from './theme.ts'

const { color, font, leading, size, space, text, weight } = tokens

/** The tokens and the ground every page stands on. Rendered once, by `StyledPage`. */
export const GlobalStyle = createGlobalStyle`
${themeCss}
*, *::before, *::after { box-sizing: border-box; }
html {
  background: ${color.background};
  color: ${color.textStrong};
  font-family: ${font.family};
  font-size: 100%;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scrollbar-color: ${color.lineStrong} transparent;
  /* What gets the focus is not scrolled under the header, nor under a page's bar. */
  scroll-padding-block: calc(${size.header} + ${space.s4}) ${space.s4};
}
html${hasPageBar} { scroll-padding-block-end: calc(${pageBarHeight} + ${space.s4}); }
body {
  margin: 0;
  min-height: 100vh;
  min-height: 100dvh;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-feature-settings: 'cv11', 'ss03';
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; }
h1, h2, h3, h4 { font-weight: ${weight.strong}; text-wrap: balance; }
ul, ol { padding: 0; list-style: none; }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
img, svg { display: block; max-width: 100%; }
:focus-visible { outline: ${size.ring} solid ${color.focus}; outline-offset: ${size.ring}; }
::selection { background: ${color.primary}; color: ${color.onPrimary}; }
.tabular { font-variant-numeric: tabular-nums; }
`
