import type { Density, Theme } from '#rules/personal-settings.ts'
import type { DensityChoice } from '#ui/density-choice.ts'
import { MoonIcon, SunIcon, SystemThemeIcon } from '#ui/icons.tsx'
import type { ThemeChoice } from '#ui/theme-choice.ts'

interface ThemeWords {
  readonly theme: Theme
  /** What the device calls it. */
  readonly choice: ThemeChoice
  /** As a command of its own, and beside the others. */
  readonly label: string
  readonly short: string
  /** Other words people have for it. */
  readonly keywords: string
  readonly Icon: typeof SunIcon
}

export const themeWords: readonly ThemeWords[] = [
  { theme: 'Dark', choice: 'dark', label: 'Dark theme', short: 'Dark', keywords: 'appearance night', Icon: MoonIcon },
  { theme: 'Light', choice: 'light', label: 'Light theme', short: 'Light', keywords: 'appearance bright day', Icon: SunIcon },
  {
    theme: 'System',
    choice: 'system',
    label: 'Same theme as the device',
    short: 'Same as the device',
    keywords: 'appearance system automatic',
    Icon: SystemThemeIcon,
  },
]

export const deviceThemes: Readonly<Record<Theme, ThemeChoice>> = { Dark: 'dark', Light: 'light', System: 'system' }

export const deviceDensities: Readonly<Record<Density, DensityChoice>> = { Comfortable: 'comfortable', Compact: 'compact' }
