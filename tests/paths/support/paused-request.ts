import type { CDPSession } from '@playwright/test'
import type { RawAnswer } from './pending-call.ts'

/**
 * A request of the page that the browser holds. It is asked of the browser itself, for the addresses of the gateway alone: a route
 * of Playwright's would hold every request, and load the portal's code anew each time.
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
    await this.#fail('ConnectionFailed')
  }

  async respond(answer: RawAnswer): Promise<void> {
    if ('broken' in answer) return this.#fail(answer.broken)
    const { status, contentType, body } = answer
    const message = {
      requestId: this.#requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: contentType }],
      body: Buffer.from(body).toString('base64'),
    }
    await this.#session.send('Fetch.fulfillRequest', message).catch(unlessGivenUp)
  }

  async #fail(errorReason: 'ConnectionFailed' | 'ConnectionReset' | 'InternetDisconnected'): Promise<void> {
    await this.#session.send('Fetch.failRequest', { requestId: this.#requestId, errorReason }).catch(unlessGivenUp)
  }
}

/** A request that the page has given up in the meantime wants no answer. */
const unlessGivenUp = (error: Error): void => {
  if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error
}
