import { createGlobalStyle } from 'styled-components'
import { palettes } from './palettes.ts'
import { tokens } from './theme.ts'

const { color, size, space } = tokens

/** The light palette by the names of its custom properties: `var(--color-line)` without what stands around the name. */
const lightColors = Object.entries(palettes.light)
  .map(([name, value]) => `${color[name as keyof typeof color].slice(4, -1)}:${value};`)
  .join('')

/** Before every selector, so that it counts for more than the component's own styles. */
const on = ':root:root:root'

/** The header of the page, of which the title is printed. */
const header = 'header:has(~ main)'

/** What says something though it is a button: how a table is sorted, what is chosen, the tab that is open, the head of what unfolds. */
const telling =
  ':is(th button, [role=combobox], [aria-haspopup=listbox], [role=tab][aria-selected=true], [aria-expanded]:not([aria-haspopup]))'

/** A dialog that is open over the page and no question: it is printed in the page's place. */
const dialog = '[data-modal] > [data-width] > [role=dialog]'

/** Where what is printed stands. */
const content = `:is(main, ${dialog})`

/**
 * How every page prints: in light colours whatever the theme, on A4, under its title, and nothing of what stands around its content. What
 * belongs together is not cut in two, and nothing scrolls.
 */
export const PrintSheet = createGlobalStyle`
@page { size: A4; margin: 12mm; }
@page wide { size: A4 landscape; }
@media print {
  ${on} { color-scheme: light; ${lightColors} --shadow-raised: none; background: none; print-color-adjust: exact; }
  /* Whatever neither holds the content nor is in it: menu, header, messages, what is open over the page. */
  ${on} body:has(main) > :not(:has(main)),
  ${on} body :has(main) > :not(:has(main)):not(main):not(${header}) { display: none; }
  ${on} :is(body, body :has(main)) { display: block; min-height: 0; }
  ${on} ${header} { position: static; display: block; min-height: 0; margin-block-end: ${space.s4}; padding: 0; border: 0; background: none; }
  ${on} ${header} > :not(h1) { display: none; }
  ${on} body:has([data-paper-title]) ${header} { display: none; }
  /* A table of many columns needs the length of the paper; one whose columns have widths of their own, and a sheet, are made for its width. */
  ${on} body:has(main table:not([data-fixed]) th:nth-child(6)):not(:has([data-paper-title], ${dialog})) { page: wide; }
  /* The edges of cards would lie on the edge of what is printed, which cuts them. */
  ${on} main { max-width: none; padding: 0 ${size.hairline} 0 0; }
  ${on} main::after { content: none; }
  ${on} main > * { min-height: 0; }

  /* Also of what is open, only what it says. The page below is kept from scrolling by a style of its own. */
  ${on} { overflow: visible !important; }
  ${on} body:has(> ${dialog}) > :has(main) { display: none; }
  ${on} body > :has(> [data-width] > [role=dialog]) { position: static; display: block; padding: 0; background: none; }
  ${on} body > * > :has(> [role=dialog]) { display: block; max-width: none; max-height: none; border: 0; background: none; box-shadow: none; }
  ${on} ${dialog} { display: block; }
  ${on} ${dialog} > * { overflow: visible; padding: 0 ${size.hairline} ${space.s4} 0; }
  ${on} ${dialog} > footer { display: none; }

  /* Paper is not pressed. */
  ${on} ${content} :is(button:not(${telling}), nav, a[data-variant], [data-pinned], [data-page-bar], [role=search]:has(:placeholder-shown)) { display: none; }
  /* A filter that is off keeps nothing back; a switch of a list of choices says something either way. */
  ${on} ${content} label:has(> [role=switch]:not(:checked)):not(:is(table, fieldset) label) { display: none; }
  ${on} ${content} :is([role=combobox], [aria-expanded]) > svg { display: none; }
  /* A button is left out of the head that is printed again on the next sheet; its words are not. */
  ${on} ${content} th button { display: contents; }
  ${on} ${content} th button > svg { display: inline-block; vertical-align: middle; }
  ${on} ${content} ::placeholder { color: transparent; }

  /* Nor scrolled. */
  ${on} ${content} :is(:has(> table), [role=tablist], [role=tabpanel]) { overflow: visible; max-height: none; mask-image: none; }
  ${on} ${content} textarea { field-sizing: content; height: auto; resize: none; }

  ${on} ${content} :is(article, li, tr, dl, figure, fieldset, section:not(:has(section, article, li, table, form))) { break-inside: avoid; }
  ${on} ${content} :is(h1, h2, h3, h4, thead, legend) { break-after: avoid; }
}
`
