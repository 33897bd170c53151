import type { CDPSession, Page } from '@playwright/test'

/** What comes for a request: an answer with any status and body, or the end of its connection. */
export type RawAnswer =
  | { readonly status: number; readonly contentType: string; readonly body: string }
  | { readonly broken: 'ConnectionFailed' | 'ConnectionReset' | 'Failed' | 'InternetDisconnected' }

/**
 * A request of the page that the browser holds. It is asked of the browser itself, for some addresses alone: a route of Playwright's
 * would hold every request, and load the portal's code anew each time.
 */
export class PausedRequest {
  readonly #session: CDPSession
  readonly #requestId: string

  constructor(session: CDPSession, requestId: string) {
    this.#session = session
    this.#requestId = requestId
  }

  async fulfill(json: unknown): Promise<void> {
    await this.respond({ status: 200, contentType: 'application/json', body: JSON.stringify(json) })
  }

  async abort(): Promise<void> {
    await this.respond({ broken: 'ConnectionFailed' })
  }

  /** Lets it through. */
  async pass(): Promise<void> {
    await this.#session.send('Fetch.continueRequest', { requestId: this.#requestId }).catch(unlessGivenUp)
  }

  async respond(answer: RawAnswer): Promise<void> {
    const requestId = this.#requestId
    if ('broken' in answer) {
      await this.#session.send('Fetch.failRequest', { requestId, errorReason: answer.broken }).catch(unlessGivenUp)
      return
    }
    const message = {
      requestId,
      responseCode: answer.status,
      responseHeaders: [{ name: 'content-type', value: answer.contentType }],
      body: Buffer.from(answer.body).toString('base64'),
    }
    await this.#session.send('Fetch.fulfillRequest', message).catch(unlessGivenUp)
  }
}

/** A request that the page has given up in the meantime wants no answer. */
const unlessGivenUp = (error: Error): void => {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error
}

/**
 * Holds the requests of a page to some addresses, and gives each to `receive` with what it sends.
 *
 * @param addresses with `*` for any text
 * @returns lets all of them through from now on, also those that are held
 */
export const pauseRequests = async (
  page: Page,
  addresses: string,
  receive: (request: PausedRequest, body: string) => unknown,
): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    receive(new PausedRequest(session, requestId), request.postData ?? ''),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: addresses }] })
  return () => session.detach()
}
