/**
 * Inter, served by the portal itself: the Latin subset with every weight in one file. `interLatinUrl` is the built
 * address; preload it with `<link rel="preload" as="font" type="font/woff2" crossorigin href="…">`.
 */
import interLatinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

export { interLatinUrl }

/** The fallback is Arial stretched to Inter's measures, so that text does not move when the font arrives. */
export const fontFaceCss = `
@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url(${interLatinUrl}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
    U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial');
  size-adjust: 107.06%;
  ascent-override: 90.49%;
  descent-override: 22.56%;
  line-gap-override: 0%;
}`
