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
 * @param missing addresses that cannot be fetched at all, with `*` for any text
 * @returns to be called when the page may ask undisturbed again
 */
export const answerForGateway = async (
  page: Page,
  answerOf: () => GatewayAnswer | null,
  missing: readonly string[] = [],
): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  const respond = (requestId: string, url: string): Promise<unknown> => {
    if (new URL(url).pathname !== '/graphql') return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    const answer = answerOf()
    if (answer === null) return session.send('Fetch.continueRequest', { requestId })
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer.status,
      responseHeaders: [{ name: 'content-type', value: answer.contentType }],
      body: Buffer.from(answer.body).toString('base64'),
    })
  }
  session.on('Fetch.requestPaused', ({ requestId, request }) => void respond(requestId, request.url).catch(unlessGivenUp))
  await session.send('Fetch.enable', { patterns: ['*/graphql', ...missing].map((urlPattern) => ({ urlPattern })) })
  return () => session.detach()
}
