/** A Web Lock, asked for by this page. */
export interface WebLock {
  /** Settles when this page holds the lock; never when it gave up first. */
  readonly held: Promise<void>
  /** Gives the lock back, or stops waiting for it. */
  release(): void
}

/**
 * Asks for a Web Lock and holds it until it is released. The browser gives it on when the tab closes or crashes. Where Web Locks are
 * missing (pages without https other than localhost) every page holds it at once.
 *
 * @param name the lock's name, one for all tabs
 * @param locks the browser's lock manager
 */
export const requestWebLock = (name: string, locks: LockManager | undefined = globalThis.navigator?.locks): WebLock => {
  if (locks === undefined) return { held: Promise.resolve(), release: () => undefined }
  const abort = new AbortController()
  let giveBack: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    giveBack = resolve
  })
  const held = new Promise<void>((resolve) => {
    locks
      .request(name, { signal: abort.signal }, () => {
        resolve()
        return released
      })
      // It was released before it was held.
      .catch(() => undefined)
  })
  return {
    held,
    release: () => {
      abort.abort()
      giveBack()
    },
  }
}
