import { IconButton } from '#ui/IconButton.tsx'
import { MoonIcon, SunIcon, SystemThemeIcon } from '#ui/icons.tsx'
import { Cluster } from '#ui/layout.tsx'
import type { ThemeChoice } from '#ui/theme-choice.ts'
import { useThemeChoice } from '#ui/use-theme-choice.ts'

export const themeChoices: ReadonlyArray<{ choice: ThemeChoice; label: string; keywords: string; Icon: typeof SunIcon }> = [
  { choice: 'dark', label: 'Dark theme', keywords: 'appearance night', Icon: MoonIcon },
  { choice: 'light', label: 'Light theme', keywords: 'appearance bright day', Icon: SunIcon },
  { choice: 'system', label: 'Same theme as the device', keywords: 'appearance system automatic', Icon: SystemThemeIcon },
]

/** Chooses between the dark theme, the light one and the device's. */
export function ThemeSwitch() {
  const [chosen, choose] = useThemeChoice()
  return (
    <Cluster role="group" aria-label="Theme" $gap="s1">
      {themeChoices.map(({ choice, label, Icon }) => (
        <IconButton key={choice} label={label} size="small" aria-pressed={choice === chosen} onPress={() => choose(choice)}>
          <Icon />
        </IconButton>
      ))}
    </Cluster>
  )
}
