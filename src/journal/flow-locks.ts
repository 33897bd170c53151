import { requestWebLock, type WebLock } from './web-lock.ts'

/** Lets one tab at a time write a flow. */
export interface FlowLocks {
  /** @param steal takes it from the tab that holds it */
  lock(flow: string, steal?: boolean): WebLock
  /** The name of a flow's lock. */
  nameOf(flow: string): string
  /** Whose locks they are; the browser's own lock manager's when left out. */
  readonly manager: LockManager | undefined
}

/**
 * A Web Lock a flow. Where Web Locks are missing every tab writes; stories of different tabs still never mix, the newest wins at the
 * next load.
 *
 * @param name begins the locks' names; one per journal database
 * @param manager the lock manager; the browser's when left out
 */
export const createFlowLocks = (name: string, manager?: LockManager): FlowLocks => {
  const nameOf = (flow: string): string => `${name}:${flow}`
  return { manager, nameOf, lock: (flow, steal) => requestWebLock(nameOf(flow), manager, steal) }
}
