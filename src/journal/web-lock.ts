/** A Web Lock, asked for by this page. */
export interface WebLock {
  /** Settles when this page holds the lock; never when it gave up first. */
  readonly held: Promise<void>
  /** Settles when another page has taken it away from this one; never when it was given back. */
  readonly lost: Promise<void>
  /** Gives the lock back, or stops waiting for it. */
  release(): void
}

/** Settles for nobody. */
const never = new Promise<void>(() => undefined)

/**
 * Asks for a Web Lock and holds it until it is released. The browser gives it on when the tab closes or crashes. Where Web Locks are
 * missing (pages without https other than localhost) every page holds it at once.
 *
 * @param name the lock's name, one for all tabs
 * @param locks the browser's lock manager
 * @param steal takes it from the page that holds it, instead of waiting
 */
export const requestWebLock = (
  name: string,
  locks: LockManager | undefined = globalThis.navigator?.locks,
  steal = false,
): WebLock => {
  if (locks === undefined) return { held: Promise.resolve(), lost: never, release: () => undefined }
  const abort = new AbortController()
  let giveBack: () => void = () => undefined
  let lose: () => void = () => undefined
  let isHeld = false
  const released = new Promise<void>((resolve) => {
    giveBack = () => {
      isHeld = false
      resolve()
    }
  })
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const held = new Promise<void>((resolve) => {
    locks
      .request(name, steal ? { steal } : { signal: abort.signal }, () => {
        isHeld = true
        resolve()
        return released
      })
      // It was released before it was held, or another page has taken it.
      .catch(() => {
        if (isHeld) lose()
      })
  })
  return {
    held,
    lost,
    release: () => {
      abort.abort()
      giveBack()
    },
  }
}
