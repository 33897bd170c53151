import { expect, type Page, type Request } from '@playwright/test'
import { latestNotifications } from '../../src/features/notifications/latest.ts'
import { soon } from './soon.ts'

interface Call {
  readonly operationName?: string
  readonly variables?: { readonly pageSize?: number }
}

const callOf = (request: Request): Call | null =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/graphql' ? request.postDataJSON() : null

/** Asked by the shell alone, as soon as the page hears what is new. */
const isAboutNews = (request: Request): boolean => {
  const call = callOf(request)
  return call?.operationName === 'Notifications_page' && call.variables?.pageSize === latestNotifications.pageSize
}

/**
 * Watches a page from before a team address is opened in it. A session that ends while the page still asks for something is noticed
 * by that, and the dialog lies over the page before the test can do what it is about.
 *
 * @returns to be called once the address is open: settles when the page asks for nothing more by itself. The last that it asks for is
 *   what it may have missed before it was told of news.
 */
export const watchUntilAtRest = (page: Page): (() => Promise<void>) => {
  const underWay = new Map<Request, string>()
  const forget = (request: Request): void => {
    underWay.delete(request)
  }
  page.on('request', (request) => {
    const call = callOf(request)
    if (call !== null) underWay.set(request, call.operationName ?? '')
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  const news = page.waitForRequest(isAboutNews)
  news.catch(() => undefined)
  return async () => {
    await news
    await expect.poll(() => [...underWay.values()], { message: 'calls under way', intervals: soon }).toEqual([])
  }
}
