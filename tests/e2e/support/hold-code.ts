import type { Page } from '@playwright/test'

export interface HeldCode {
  /** Lets it come. */
  release(): Promise<void>
  /** Lets it fail, until it may come. */
  lose(): Promise<void>
}

/**
 * Holds the code of the portal back that fetches all other. It is asked of the browser itself, for that file alone: a route of Playwright's
 * would hold every request, and load all code anew.
 */
export const holdCode = async (page: Page): Promise<HeldCode> => {
  const session = await page.context().newCDPSession(page)
  const held: string[] = []
  let isLost = false
  const lose = (requestId: string) => session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (isLost) void lose(requestId)
    else held.push(requestId)
  })
  // What the page has in its memory would not be asked for.
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/start-*.js' }] })
  return {
    // Without whoever holds them, requests go on.
    release: () => session.detach(),
    lose: async () => {
      isLost = true
      await Promise.all(held.map(lose))
    },
  }
}
