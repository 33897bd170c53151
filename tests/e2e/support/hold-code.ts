import type { Page } from '@playwright/test'

/** Holds all code of the portal back. @returns what lets it go */
export const holdCode = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.fallback()
  })
  return release
}
