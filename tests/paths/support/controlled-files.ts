import { expect, type Page, type Request, type Route } from '@playwright/test'
import type { Failure } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { soon } from '../../support/soon.ts'
import type { PendingCall } from './pending-call.ts'
import { refusalOf } from './refusal.ts'

const statuses: Readonly<Record<string, number>> = { VALIDATION: 400, NOT_FOUND: 404, RATE_LIMITED: 429 }

/** The files of a page, newest of all that were asked for. */
const inCharge = new WeakMap<Page, ControlledFiles>()

/** The files of a page; undefined where nobody has taken their place. */
export const filesOf = (page: Page): ControlledFiles | undefined => inCharge.get(page)

/** The files of a page in whose place somebody is. */
export const controlledFilesOf = (page: Page): ControlledFiles => {
  const files = inCharge.get(page)
  if (files === undefined) throw new Error('The path has not been opened')
  return files
}

interface HeldFile {
  /** How many had come with it. */
  readonly arrival: number
  readonly route: Route
}

/** The gateway's files as a path wants them: every upload and download of the page is held until the path says how it ends. */
export class ControlledFiles {
  #arrivals = 0
  readonly #held: HeldFile[] = []
  /** Those that a gesture has answered. */
  readonly #settled = new WeakSet<Route>()

  /**
   * Takes their place for a page that has been opened, and asks for files only when a person does: what stood there before would run in
   * every later document too, and nobody could have the page after this path.
   */
  static async of(page: Page): Promise<ControlledFiles> {
    const files = new ControlledFiles()
    inCharge.set(page, files)
    await page.route('**/files/**', (route) => {
      files.#arrivals += 1
      files.#held.push({ arrival: files.#arrivals, route })
    })
    // Uploads that the path has not answered when it ends would be answered by nobody.
    page.on('requestfailed', (request) => files.#drop(request))
    await page.evaluate(() => {
      const send = XMLHttpRequest.prototype.send
      XMLHttpRequest.prototype.send = function (body) {
        globalThis.lastUpload = this
        send.call(this, body)
      }
    })
    return files
  }

  /** Waits until the page has sent this. */
  async sent(method: 'POST' | 'GET', path: string): Promise<Request> {
    return (await this.#find(method, path)).request()
  }

  /** Ends it well. */
  async answer(method: 'POST' | 'GET', path: string, answer: Parameters<Route['fulfill']>[0]): Promise<Request> {
    return this.#settle(method, path, (route) => route.fulfill(answer))
  }

  /** Ends it as an effect that failed so. */
  async fail(method: 'POST' | 'GET', path: string, failure: Failure): Promise<Request> {
    return this.#settle(method, path, (route) => {
      if (failure.kind === 'unreachable') return route.abort('connectionfailed')
      const { message, code, field } = refusalOf(failure)
      const extensions = field === null ? { code } : { code, field }
      return route.fulfill({
        status: statuses[code] ?? 400,
        json: { errors: [{ message: message || messages.genericError, extensions }] },
      })
    })
  }

  /** How many uploads and downloads have come so far, answered or held. */
  get arrivals(): number {
    return this.#arrivals
  }

  /** What has come after that many and waits for an answer, the oldest first. */
  pendingAfter(arrivals: number): readonly PendingCall[] {
    return this.#held
      .filter(({ arrival }) => arrival > arrivals)
      .map(({ route }) => ({
        kind: 'file',
        name: `${route.request().method()} ${new URL(route.request().url()).pathname}`,
        key: route.request().headers()['idempotency-key'],
        isSettled: () => this.#settled.has(route),
        respond: async (answer) => {
          this.#drop(route.request())
          if ('broken' in answer)
            await route.abort(answer.broken === 'ConnectionReset' ? 'connectionreset' : 'internetdisconnected')
          else await route.fulfill(answer)
        },
      }))
  }

  #drop(request: Request): void {
    const index = this.#held.findIndex(({ route }) => route.request() === request)
    if (index >= 0) this.#held.splice(index, 1)
  }

  async #find(method: string, path: string): Promise<Route> {
    const matching = () =>
      this.#held.find(({ route }) => route.request().method() === method && new URL(route.request().url()).pathname === path)
        ?.route
    await expect.poll(() => matching() !== undefined, { message: `the page sends ${method} ${path}`, intervals: soon }).toBe(true)
    const found = matching()
    if (found === undefined) throw new Error(`${method} ${path} was not sent`)
    return found
  }

  async #settle(method: string, path: string, respond: (route: Route) => Promise<void>): Promise<Request> {
    const found = await this.#find(method, path)
    this.#drop(found.request())
    this.#settled.add(found)
    await respond(found)
    return found.request()
  }
}

declare global {
  var lastUpload: XMLHttpRequest
}

/** Lets the browser say how much of the upload is sent, as it does on a slow network. */
export const tellProgress = (page: Page, share: number): Promise<boolean> =>
  page.evaluate(
    (loaded) =>
      globalThis.lastUpload.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 })),
    share * 100,
  )
