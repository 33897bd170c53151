import { readdirSync, readFileSync } from 'node:fs'
import { type BrowserContext, chromium } from '@playwright/test'
import { withRunClock } from '../../support/browser-test.ts'
import { fullChromium } from '../../support/full-chromium.ts'

/**
 * A browser that keeps what it stores in a folder, for tests that kill it and open it anew.
 *
 * @param folder the browser's own
 * @param baseURL address of the portal
 */
export const openBrowserIn = async (folder: string, baseURL: string): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(folder, {
    baseURL,
    locale: 'en-AU',
    reducedMotion: 'reduce',
    ...fullChromium,
  })
  return withRunClock(context)
}

/** The process of the browser that works in a folder: the one that is no child of it. */
export const browserProcess = (folder: string): number => {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    try {
      const parts = readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0')
      if (parts.includes(`--user-data-dir=${folder}`) && !parts.some((part) => part.startsWith('--type='))) return Number(entry)
    } catch {
      // It ended in between.
    }
  }
  throw new Error(`No browser works in ${folder}`)
}
