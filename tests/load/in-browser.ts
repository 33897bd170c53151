import { type Browser, chromium } from 'playwright'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { type RunningPortal, startPortal } from '../support/portal.ts'

/**
 * Measures in a browser on a portal of its own, both gone afterwards.
 *
 * @param work what is measured; `browser` has a window of 1440 by 900 pixels of page
 * @throws Error where there is no Chromium
 */
export const inBrowser = async <Result>(
  work: (place: { readonly portal: RunningPortal; readonly browser: Browser }) => Promise<Result>,
): Promise<Result> => {
  const executablePath = await findChromium()
  if (executablePath === null) throw new Error('there is no Chromium')
  const portal = await startPortal()
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--window-size=1440,987'] })
    try {
      return await work({ portal, browser })
    } finally {
      await browser.close()
    }
  } finally {
    await portal.cleanUp()
  }
}
