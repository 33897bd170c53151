/** The right to write one flow, asked for by one tab. */
export interface FlowClaim {
  /** Settles when this tab may write; never when it gave up first. */
  readonly granted: Promise<void>
  /** Gives the right back, or stops waiting for it. */
  release(): void
}

/** Gives out the right to write a flow to one tab at a time. */
export interface FlowClaims {
  claim(flow: string): FlowClaim
}

const deferred = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let settle: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: settle }
}

/**
 * Claims by Web Locks: the browser gives the lock on when a tab closes or crashes. Where Web Locks are missing every tab is
 * granted at once; stories of different tabs still never mix, the newest wins at the next load.
 *
 * @param name begins the locks' names; one per journal database
 * @param locks the browser's lock manager
 */
export const createFlowClaims = (name: string, locks: LockManager | undefined = globalThis.navigator?.locks): FlowClaims => ({
  claim: (flow) => {
    if (locks === undefined) return { granted: Promise.resolve(), release: () => undefined }
    const given = deferred()
    const held = deferred()
    const abort = new AbortController()
    locks
      .request(`${name}:${flow}`, { signal: abort.signal }, () => {
        given.resolve()
        return held.promise
      })
      .catch(() => undefined)
    return {
      granted: given.promise,
      release: () => {
        abort.abort()
        held.resolve()
      },
    }
  },
})
