import { useQuery } from 'urql'
import { Settings_ownDocument } from '#generated/features/shared/settings/settings.ts'
import type { SettingChange } from '#machines/settings/settings.machine.ts'
import type { Density, Theme } from '#rules/personal-settings.ts'
import { densityChoice } from '#ui/density-choice.ts'
import { themeChoice } from '#ui/theme-choice.ts'
import { useRunningFlow } from '../flows/use-flow.ts'
import { deviceDensities, deviceThemes } from './appearance.ts'
import { settingsFlow } from './settings.actors.ts'

/** Changes a setting: on this device at once, and on the server for the person's others. */
export const useSettingChange = () => {
  const { send } = useRunningFlow(settingsFlow)
  const change = (what: SettingChange) => send({ type: 'setting.changed', change: what })
  return {
    change,
    changeTheme: (theme: Theme) => {
      themeChoice.choose(deviceThemes[theme])
      change({ setting: 'theme', value: theme })
    },
    changeDensity: (density: Density) => {
      densityChoice.choose(deviceDensities[density])
      change({ setting: 'density', value: density })
    },
  }
}

/** The person's settings as the server has them; undefined while they are not known. */
export const useKeptSettings = () => useQuery({ query: Settings_ownDocument })[0].data?.personalSettings
