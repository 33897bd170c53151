import type { Page } from '@playwright/test'

export interface GatewayAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

/** A request that the page has given up in the meantime wants no answer. */
const unlessGivenUp = (error: Error): void => {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error
}

/**
 * Answers what a page asks of the gateway; null lets a request through. It is asked of the browser itself, for the addresses of the
 * gateway alone: a route of Playwright's would hold every request, and load the portal's code anew with each page.
 *
 * @returns to be called when the page may ask undisturbed again
 */
export const answerForGateway = async (page: Page, answerOf: () => GatewayAnswer | null): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = answerOf()
    const sent =
      answer === null
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: answer.status,
            responseHeaders: [{ name: 'content-type', value: answer.contentType }],
            body: Buffer.from(answer.body).toString('base64'),
          })
    void sent.catch(unlessGivenUp)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/graphql' }] })
  return () => session.detach()
}
