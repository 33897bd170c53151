/**
 * The design tokens. Every colour, size, shadow and duration of the interface is named here and read as a CSS custom
 * property: `tokens.color.surface1` is `var(--color-surface-1)`. Components contain no literals of their own.
 */
import { palettes } from './palettes.ts'

const scales = {
  space: {
    s0: '0',
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.25rem',
    s6: '1.5rem',
    s8: '2rem',
    s10: '2.5rem',
    s12: '3rem',
    s16: '4rem',
  },
  size: {
    control: '2.5rem',
    controlSmall: '2rem',
    icon: '1.25rem',
    iconSmall: '1rem',
    row: '2.5rem',
    header: '3.5rem',
    drawer: '220px',
    avatar: '2rem',
    avatarLarge: '3rem',
    dialog400: '400px',
    dialog500: '500px',
    dialog600: '600px',
    dialog800: '800px',
    dialog1200: '1200px',
    snackbarStep: '60px',
    snackbar: '420px',
    tooltip: '18rem',
    popover: '22rem',
    list: '17.5rem',
    reading: '68ch',
    writing: '36rem',
    page: '1440px',
    card: '26rem',
    hairline: '1px',
    ring: '2px',
  },
  radius: { small: '4px', medium: '8px', large: '12px', round: '999px' },
  font: {
    family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  },
  text: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem', xxl: '1.5rem', xxxl: '2rem' },
  leading: { xs: '1rem', sm: '1.25rem', md: '1.375rem', lg: '1.5rem', xl: '1.75rem', xxl: '2rem', xxxl: '2.5rem' },
  weight: { regular: '400', medium: '500', strong: '600' },
  layer: { sticky: '10', drawer: '20', overlay: '100', snackbar: '200', tooltip: '300' },
} as const

const shadows = {
  dark: {
    raised: '0 1px 2px rgba(0, 0, 0, 0.4)',
    floating: '0 8px 24px rgba(0, 0, 0, 0.5), 0 1px 3px rgba(0, 0, 0, 0.4)',
    modal: '0 24px 64px rgba(0, 0, 0, 0.6)',
  },
  light: {
    raised: '0 1px 2px rgba(20, 20, 20, 0.06)',
    floating: '0 8px 24px rgba(20, 20, 20, 0.12), 0 1px 3px rgba(20, 20, 20, 0.08)',
    modal: '0 24px 64px rgba(20, 20, 20, 0.24)',
  },
} as const

const motion = { fast: '120ms', medium: '180ms', slow: '1200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const
const stillMotion = { fast: '0ms', medium: '0ms', slow: '0ms' } as const

/** 44 px and no less where a finger points, whatever the density. */
const touch = { size: { control: '2.75rem', controlSmall: '2.75rem', row: '2.75rem' } } as const

/** With less room where a mouse points; a finger needs the usual sizes. */
const compact = {
  size: { control: '2rem', controlSmall: '1.75rem', row: '2rem' },
  space: { s3: '0.5rem', s4: '0.75rem', s5: '0.875rem', s6: '1rem', s8: '1.25rem', s10: '1.75rem' },
} as const

/** Widths in px at which the layout changes: sign-up's mobile layout, the permanent drawer, commitments as cards. */
export const breakpoint = { compact: 590, medium: 900, wide: 1024 } as const

/**
 * Media conditions for the breakpoints, for CSS (`@media ${media.belowCompact}`) and for `matchMedia`. `belowWide` decides between a table
 * and cards: paper is narrower than that, but nothing on it is pressed, so that it takes the table.
 */
export const media = {
  belowCompact: '(max-width: 589.98px)',
  fromCompact: '(min-width: 590px)',
  belowMedium: '(max-width: 899.98px)',
  fromMedium: '(min-width: 900px)',
  belowWide: 'screen and (max-width: 1023.98px)',
  fromWide: '(min-width: 1024px)',
} as const

const kebab = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

const variables = <Name extends string>(group: string, names: Readonly<Record<Name, string>>): Record<Name, string> =>
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(--${group}-${kebab(name)})`])) as Record<Name, string>

const declarations = (group: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${group}-${kebab(name)}:${value};`)
    .join('')

export const tokens = {
  color: variables('color', palettes.dark),
  space: variables('space', scales.space),
  size: variables('size', scales.size),
  radius: variables('radius', scales.radius),
  font: variables('font', scales.font),
  text: variables('text', scales.text),
  leading: variables('leading', scales.leading),
  weight: variables('weight', scales.weight),
  layer: variables('layer', scales.layer),
  shadow: variables('shadow', shadows.dark),
  motion: variables('motion', motion),
} as const

const scheme = (name: 'dark' | 'light'): string =>
  `color-scheme:${name};${declarations('color', palettes[name])}${declarations('shadow', shadows[name])}`

/**
 * The CSS that defines every token. The page is dark (specification 9); `data-theme="light"` on the root element makes it light,
 * `data-theme="system"` what the device asks for; `data-density="compact"` takes less room.
 */
export const themeCss: string = [
  `:root{${Object.entries(scales)
    .map(([group, values]) => declarations(group, values))
    .join('')}${declarations('motion', motion)}${scheme('dark')}}`,
  `@media (prefers-color-scheme:light){:root[data-theme=system]{${scheme('light')}}}`,
  `:root[data-theme=light]{${scheme('light')}}`,
  `@media (hover:hover) and (pointer:fine){:root[data-density=compact]{${declarations('size', compact.size)}${declarations('space', compact.space)}}}`,
  `@media (pointer:coarse){:root{${declarations('size', touch.size)}}}`,
  `@media (prefers-reduced-motion:reduce){:root{${declarations('motion', stillMotion)}}}`,
].join('\n')
