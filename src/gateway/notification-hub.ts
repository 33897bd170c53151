/** What the source says when it cannot tell whose notifications changed (after it lost its connection): everybody asks again. */
export const everybody = '*'

export interface NotificationHub {
  /** A stream that yields when it is open and each time the member's notifications changed; changes nobody has read yet count as one. */
  readonly changesOf: (memberId: string) => AsyncIterableIterator<true>
  /** How many streams are open. */
  readonly size: () => number
  /** Ends every stream. */
  readonly close: () => void
}

interface Listener {
  readonly changed: () => void
  readonly end: () => void
}

const done = { done: true, value: undefined } as const
const changedOnce = { done: false, value: true } as const

const createStream = (onEnd: () => void): { listener: Listener; stream: AsyncIterableIterator<true> } => {
  // Whoever has just begun to listen may have missed a change since they last asked.
  let isPending = true
  let isClosed = false
  let waiting: ((result: IteratorResult<true>) => void) | undefined
  const settle = (result: IteratorResult<true>): void => {
    const resolve = waiting
    waiting = undefined
    resolve?.(result)
  }
  const listener: Listener = {
    changed: () => {
      if (waiting === undefined) isPending = true
      else settle(changedOnce)
    },
    end: () => {
      isClosed = true
      onEnd()
      settle(done)
    },
  }
  const stream: AsyncIterableIterator<true> = {
    [Symbol.asyncIterator]: () => stream,
    next: () => {
      if (isClosed) return Promise.resolve(done)
      if (isPending) {
        isPending = false
        return Promise.resolve(changedOnce)
      }
      return new Promise((resolve) => {
        waiting = resolve
      })
    },
    return: () => {
      listener.end()
      return Promise.resolve(done)
    },
  }
  return { listener, stream }
}

/**
 * Hands each member's changes to that member's open subscriptions.
 *
 * @param source member ids whose notifications changed, or `everybody`; read by this hub alone
 */
export const createNotificationHub = (source: AsyncIterable<string>): NotificationHub => {
  const listeners = new Map<string, Set<Listener>>()
  const iterator = source[Symbol.asyncIterator]()
  const all = (): Listener[] => [...listeners.values()].flatMap((one) => [...one])

  const endAll = (): void => {
    for (const listener of all()) listener.end()
  }
  const read = async (): Promise<void> => {
    for (let result = await iterator.next(); result.done !== true; result = await iterator.next()) {
      const told = result.value === everybody ? all() : (listeners.get(result.value) ?? [])
      for (const listener of told) listener.changed()
    }
  }
  void read().then(endAll, endAll)

  return {
    changesOf: (memberId) => {
      const mine = listeners.get(memberId) ?? new Set<Listener>()
      listeners.set(memberId, mine)
      const { listener, stream } = createStream(() => {
        mine.delete(listener)
        if (mine.size === 0 && listeners.get(memberId) === mine) listeners.delete(memberId)
      })
      mine.add(listener)
      return stream
    },
    size: () => all().length,
    close: () => {
      endAll()
      void iterator.return?.()
    },
  }
}
