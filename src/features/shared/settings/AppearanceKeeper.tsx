import { useEffect } from 'react'
import type { Density, Theme } from '#rules/personal-settings.ts'
import { densityChoice } from '#ui/density-choice.ts'
import { themeChoice } from '#ui/theme-choice.ts'
import { flowKey } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { deviceDensities, deviceThemes } from './appearance.ts'
import { settingsFlow } from './settings.actors.ts'
import { useKeptSettings } from './use-settings.ts'

/** Shows the portal as the person chose it on another device. What is being changed on this one is newer than what the server answers. */
export function AppearanceKeeper() {
  const services = useServices()
  const { theme, density } = useKeptSettings() ?? {}
  useEffect(() => {
    const isChanging = services.flows
      .peek(flowKey(services, settingsFlow, settingsFlow.machine.id))
      ?.getSnapshot()
      .hasTag('busy')
    if (!isChanging) adopt(theme, density)
  }, [services, theme, density])
  return null
}

const adopt = (theme: Theme | null | undefined, density: Density | null | undefined): void => {
  if (theme) themeChoice.choose(deviceThemes[theme])
  if (density) densityChoice.choose(deviceDensities[density])
}
