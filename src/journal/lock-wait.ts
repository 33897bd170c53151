import type { WebLock } from './web-lock.ts'

/**
 * How long a lock is waited for before the browser is asked who holds it, in milliseconds: a page that is loaded anew lets go of its
 * locks a moment after the new page asks for them.
 */
const lockTimeout = 1_000

/**
 * Whether another page holds a lock. Also true where the browser does not tell; where Web Locks are missing there is none to hold.
 *
 * @param name the lock's name
 * @param locks the browser's lock manager
 */
export const isHeldElsewhere = async (
  name: string,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<boolean> => {
  if (locks === undefined) return false
  // Only by a lock that no other page can have asked for does a page know itself in the answer.
  const mark = `${name}:${crypto.randomUUID()}`
  try {
    const { held = [] } = await locks.request(mark, () => locks.query())
    const holderOf = (one: string) => held.find((lock) => lock.name === one)?.clientId
    return holderOf(name) !== undefined && holderOf(name) !== holderOf(mark)
  } catch {
    return true
  }
}

interface LockWait {
  /** Whether the lock is still waited for. */
  readonly isWanted: () => boolean
  /** Whether another page holds it. */
  readonly isElsewhere: () => Promise<boolean>
  /** The lock is held, at last. */
  readonly onHeld: () => void
  /** Another page holds it; it is waited for nevertheless. */
  readonly onElsewhere: () => void
}

/**
 * Waits for a lock, and finds out when another page holds it. That it takes long alone says nothing: on a device that has much to do
 * the browser's word may come seconds later.
 */
export const waitForLock = ({ held }: WebLock, { isWanted, isElsewhere, onHeld, onElsewhere }: LockWait): void => {
  let isHeld = false
  const ask = async (): Promise<void> => {
    const elsewhere = await isElsewhere()
    if (isHeld || !isWanted()) return
    if (elsewhere) onElsewhere()
    else timer = setTimeout(ask, lockTimeout)
  }
  let timer = setTimeout(ask, lockTimeout)
  void held.then(() => {
    isHeld = true
    clearTimeout(timer)
    if (isWanted()) onHeld()
  })
}
