import { useSyncExternalStore } from 'react'
import { chooseTheme, shownThemeChoice, subscribeToThemeChoice, type ThemeChoice } from './theme-choice.ts'

/** The chosen theme and the way to change it. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribeToThemeChoice, shownThemeChoice), chooseTheme]
}
