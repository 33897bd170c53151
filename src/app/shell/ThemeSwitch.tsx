import { themeWords } from '#features/shared/settings/appearance.ts'
import { useSettingChange } from '#features/shared/settings/use-settings.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Cluster } from '#ui/layout.tsx'
import { themeChoice } from '#ui/theme-choice.ts'
import { useDeviceChoice } from '#ui/use-device-choice.ts'

/** Chooses between the dark theme, the light one and the device's. */
export function ThemeSwitch() {
  const chosen = useDeviceChoice(themeChoice)
  const { changeTheme } = useSettingChange()
  return (
    <Cluster role="group" aria-label="Theme" $gap="s1">
      {themeWords.map(({ theme, choice, label, Icon }) => (
        <IconButton key={theme} label={label} size="small" aria-pressed={choice === chosen} onPress={() => changeTheme(theme)}>
          <Icon />
        </IconButton>
      ))}
    </Cluster>
  )
}
