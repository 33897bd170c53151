import { requestWebLock, type WebLock } from './web-lock.ts'

/** Lets one tab at a time write a flow. */
export interface FlowLocks {
  /** @param steal takes it from the tab that holds it */
  lock(flow: string, steal?: boolean): WebLock
}

/**
 * A Web Lock a flow. Where Web Locks are missing every tab writes; stories of different tabs still never mix, the newest wins at the
 * next load.
 *
 * @param name begins the locks' names; one per journal database
 * @param locks the browser's lock manager
 */
export const createFlowLocks = (name: string, locks: LockManager | undefined = globalThis.navigator?.locks): FlowLocks => ({
  lock: (flow, steal) => requestWebLock(`${name}:${flow}`, locks, steal),
})
