import type { Page } from '@playwright/test'
import { type PausedRequest, pauseRequests } from '../../support/paused-request.ts'

export interface HeldCode {
  /** Lets it come. */
  release(): Promise<void>
  /** Lets it fail, until it may come. */
  lose(): Promise<void>
}

/** Holds the code of the portal back that fetches all other. */
export const holdCode = async (page: Page): Promise<HeldCode> => {
  const held: PausedRequest[] = []
  let isLost = false
  const lose = (request: PausedRequest) => request.respond({ broken: 'Failed' })
  // What the page has in its memory would not be asked for.
  const cache = await page.context().newCDPSession(page)
  await cache.send('Network.enable')
  await cache.send('Network.setCacheDisabled', { cacheDisabled: true })
  const letGo = await pauseRequests(page, '*/assets/start-*.js', (request) => (isLost ? lose(request) : held.push(request)))
  return {
    release: async () => {
      await letGo()
      await cache.detach()
    },
    lose: async () => {
      isLost = true
      await Promise.all(held.map(lose))
    },
  }
}
