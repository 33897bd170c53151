import { expect, type Page, type Request } from '@playwright/test'
import { latestNotifications } from '../../src/features/notifications/latest.ts'
import { soon } from './soon.ts'

interface Call {
  readonly operationName?: string
  readonly variables?: { readonly pageSize?: number }
}

/** Milliseconds without a request after which a page asks for nothing more by itself: code that has arrived asks in less. */
const quiet = 150

const isCode = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/assets/')

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
  let lastEnded = 0
  const forget = (request: Request): void => {
    if (underWay.delete(request)) lastEnded = performance.now()
  }
  page.on('request', (request) => {
    const call = callOf(request)
    if (call !== null) underWay.set(request, call.operationName ?? '')
    else if (isCode(request)) underWay.set(request, request.url())
  })
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  const news = page.waitForRequest(isAboutNews)
  news.catch(() => undefined)
  return async () => {
    await news
    const left = () => [...underWay.values(), ...(performance.now() - lastEnded < quiet ? ['one that has just ended'] : [])]
    await expect.poll(left, { message: 'calls and code under way', intervals: soon }).toEqual([])
  }
}
