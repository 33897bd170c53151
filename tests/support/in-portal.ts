import type { Page } from '@playwright/test'
import { routeOf } from '../../src/rules/paths.ts'
import { defaultTitle } from '../../src/rules/routes.ts'

/** The title of the page at an address. */
export const titleOf = (address: string): string => routeOf(address.replace(/[?#].*$/, '')).title ?? defaultTitle

/** Goes to an address as a link inside the portal does, without loading the page anew. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
