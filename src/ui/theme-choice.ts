/**
 * Which theme the person chose. Kept on the device under one local-storage key, which a script in `index.html` reads too; until a
 * choice is made the page is dark (specification 9). No React here, so that it can run before the first paint.
 */

export type ThemeChoice = 'system' | 'dark' | 'light'

export const themeChoiceKey = 'portal.theme'

const isChoice = (value: string | null): value is ThemeChoice => value === 'dark' || value === 'light' || value === 'system'

/** The stored choice; dark when there is none or the storage is blocked. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeChoiceKey)
    return isChoice(stored) ? stored : 'dark'
  } catch {
    return 'dark'
  }
}

/** Shows a theme by `data-theme` on the root element, without storing it. */
export function applyThemeChoice(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice
}

/** Applies the stored choice. Call it before the first render, and again when the storage changed in another tab. */
export function applyStoredTheme(): void {
  applyThemeChoice(readThemeChoice())
}

const listeners = new Set<() => void>()

/** Stores and shows a choice. With a blocked storage it holds until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeChoiceKey, choice)
  } catch {
    // A blocked storage loses only the memory of the choice.
  }
  applyThemeChoice(choice)
  for (const listener of listeners) listener()
}

/** The choice shown now, read from the root element so that it is right with a blocked storage too. */
export function shownThemeChoice(): ThemeChoice {
  const shown = document.documentElement.dataset.theme ?? null
  return isChoice(shown) ? shown : 'dark'
}

/**
 * Calls the listener whenever the choice changes, in this tab or in another.
 * @returns a function that ends the subscription
 */
export function subscribeToThemeChoice(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeChoiceKey) return
    applyStoredTheme()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
