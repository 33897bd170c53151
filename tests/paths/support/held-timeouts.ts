import type { CDPSession, Page } from '@playwright/test'

declare global {
  var endTimeout: (kind: 'operation' | 'file') => void
}

/** How long the page waits for a file that does not move, in milliseconds: the timers that end such a wait are told by it. */
const fileTimeout = 20_000

/** Runs in every document before its code. */
const hold = (limit: number): void => {
  const ends: Record<'operation' | 'file', (() => void)[]> = { operation: [], file: [] }
  AbortSignal.timeout = () => {
    const controller = new AbortController()
    ends.operation.push(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')))
    return controller.signal
  }
  const later = globalThis.setTimeout.bind(globalThis)
  globalThis.setTimeout = ((run: () => void, delay?: number, ...values: readonly []) => {
    if (delay === limit) ends.file.push(run)
    return later(run, delay, ...values)
  }) as typeof setTimeout
  globalThis.endTimeout = (kind) => ends[kind].pop()?.()
}

/** A page whose calls give up when they are told to, instead of after 20 seconds. */
export class HeldTimeouts {
  readonly #page: Page
  readonly #session: CDPSession

  constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  /** The newest call gives up. */
  async end(kind: 'operation' | 'file'): Promise<void> {
    await this.#page.evaluate((which) => globalThis.endTimeout(which), kind)
  }

  /** Later documents wait again; nothing stays with the page. */
  async release(): Promise<void> {
    await this.#session.detach().catch(() => undefined)
  }
}

/** For the documents that are opened in the page from now on. */
export const holdTimeouts = async (page: Page): Promise<HeldTimeouts> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${hold})(${fileTimeout})` })
  return new HeldTimeouts(page, session)
}
