import type { Page } from '@playwright/test'

/** A request that the page has given up in the meantime wants no answer. */
const unlessGivenUp = (error: Error): void => {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error
}

/**
 * Lets the gateway calls of one operation fail from now on. It is asked of the browser itself, for the addresses of the gateway alone: a
 * route of Playwright's would hold every request, and load the portal's code anew with each page.
 *
 * @param status with which they are answered; when left out, nothing is reached
 * @returns what lets the calls through again
 */
export const failCalls = async (page: Page, operation: string, status?: number): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isMeant = (request.postData ?? request.url).includes(operation)
    const sent = !isMeant
      ? session.send('Fetch.continueRequest', { requestId })
      : status === undefined
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })
        : session.send('Fetch.fulfillRequest', { requestId, responseCode: status })
    void sent.catch(unlessGivenUp)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql*' }] })
  return () => session.detach()
}
