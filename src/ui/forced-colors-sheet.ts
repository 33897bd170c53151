import { createGlobalStyle } from 'styled-components'
import { type ColorName, palettes } from './palettes.ts'
import { tokens } from './theme.ts'

const { color, size } = tokens

/** What fills the ground that text stands on. */
const grounds: readonly ColorName[] = ['background', 'surface1', 'surface2', 'surface3', 'field']
const systemColors: Partial<Record<ColorName, string>> = {
  hover: 'transparent',
  pressed: 'transparent',
  primary: 'Highlight',
  onPrimary: 'HighlightText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  onAccent: 'HighlightText',
  badge: 'CanvasText',
  onBadge: 'Canvas',
  skeleton: 'Canvas',
  skeletonGlow: 'Canvas',
}

/** What a colour of the theme is where the device has few. */
export const systemColor = (name: ColorName): string =>
  systemColors[name] ?? (grounds.includes(name) || name.endsWith('Soft') ? 'Canvas' : 'CanvasText')

/** Every colour of the theme but the scrim as one of the device's. */
const asSystemColors = (Object.keys(palettes.dark) as ColorName[])
  .filter((name) => name !== 'scrim')
  .map((name) => `${color[name].slice(4, -1)}:${systemColor(name)};`)
  .join('')

/** Before every selector, so that it counts for more than the component's own styles. */
const on = ':root:root:root'

/** What is chosen, or where the keyboard is in a list that keeps the focus elsewhere. */
const chosen =
  ':is([aria-current]:not([aria-current=false]), [role=tab][aria-selected=true], [aria-pressed=true], [role=option]:is([data-highlighted], [aria-selected=true]), [role^=menuitem][data-focused])'

/** What is written on the colours of a chart, which stay those of the theme. */
const chartInk = (theme: 'dark' | 'light'): string => `--chart-ink:${palettes[theme].onPrimary};`

/**
 * The page in the device's own colours, where a person asks for few of them (Windows' contrast themes). The theme's colours become the
 * device's, and the browser is told to leave them: forcing its own, it would take away every ground, and with it what is chosen, how far
 * something is, and the keys of charts.
 */
export const ForcedColorsSheet = createGlobalStyle`
@media (forced-colors: active) {
  ${on} { forced-color-adjust: none; ${asSystemColors} ${chartInk('dark')} --shadow-raised: none; --shadow-floating: none; --shadow-modal: none; }
  ${on}[data-theme=light] { ${chartInk('light')} }
  ${on} ${chosen} { background: Highlight; }
  ${on} ${chosen}, ${on} ${chosen} * { color: HighlightText; }
  ${on} ${chosen} [data-count], ${on} ${chosen} [data-count] * { background: HighlightText; color: Highlight; }
  ${on} [data-status] { border: ${size.hairline} solid; }
  ${on} [aria-disabled=true] { border-color: GrayText; color: GrayText; }
  ${on} [aria-disabled=true]:checked { background: GrayText; color: Canvas; }
  ${on} [aria-busy=true] span[aria-hidden]:empty { border: ${size.hairline} solid GrayText; }
  ${on} :is([role=progressbar], [role=progressbar] *):has(> :is([style*=width], [data-unknown])) { background: Canvas; outline: ${size.hairline} solid; }
  ${on} [role=progressbar] circle:first-child { stroke: GrayText; }
  ${on} [role=progressbar] circle + circle { stroke: Highlight; }
  ${on} [style*='--chart-'], ${on} svg circle ~ text { color: var(--chart-ink); fill: var(--chart-ink); }
  ${on} svg :not(pattern) > [fill^='var(--chart-'] { stroke: CanvasText; }
}
@media (forced-colors: active) and (prefers-color-scheme: light) {
  ${on}[data-theme=system] { ${chartInk('light')} }
}
`
