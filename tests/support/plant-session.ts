import type { Page } from '@playwright/test'
import { blankAddress } from './kept-page.ts'

/** The tokens of a session, as the portal keeps them. */
export interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
}

/** Puts a session into the browser before the portal is opened in it. */
export const plantSession = async (page: Page, tokens: Tokens): Promise<void> => {
  if (new URL(page.url(), 'about:blank').pathname !== blankAddress) await page.goto(blankAddress)
  await page.evaluate(({ idToken, refreshToken }) => {
    localStorage.setItem('portal.idToken', idToken)
    localStorage.setItem('portal.refreshToken', refreshToken)
  }, tokens)
}
