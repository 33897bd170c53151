/**
 * Inter, served by the portal itself: the Latin subset with every weight in one file. `interLatinUrl` is the built
 * address; preload it with `<link rel="preload" as="font" type="font/woff2" crossorigin href="…">`.
 */
import interLatinUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

export { interLatinUrl }

/** Ascent and descent of Inter, in shares of the font size. */
const [ascent, descent] = [0.96875, 0.2415]

/**
 * Arial, or what has its measures, as wide as Inter: text does not move when the font arrives.
 *
 * @param names of the font on the person's device
 * @param width of Inter's texts in this weight beside that font's, measured over the portal's own texts
 */
const fallback = (weight: number, names: readonly string[], width: number): string => `
@font-face {
  font-family: 'Inter Fallback';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(100 * width).toFixed(2)}%;
  ascent-override: ${((100 * ascent) / width).toFixed(2)}%;
  descent-override: ${((100 * descent) / width).toFixed(2)}%;
  line-gap-override: 0%;
}`

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
${fallback(400, ['Arial', 'Liberation Sans'], 1.0672)}
${fallback(500, ['Arial', 'Liberation Sans'], 1.0769)}
${fallback(600, ['Arial Bold', 'Liberation Sans Bold'], 1.0104)}`
