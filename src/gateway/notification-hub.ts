import type { NotificationChanges } from '#contract/changes.ts'

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

/** Hands each member's changes to that member's open subscriptions. @param changes of everybody */
export const createNotificationHub = (changes: Pick<NotificationChanges, 'listen'>): NotificationHub => {
  const listeners = new Map<string, Set<Listener>>()
  const all = (): Listener[] => [...listeners.values()].flatMap((one) => [...one])

  const tell = (told: Iterable<Listener>): void => {
    for (const listener of told) listener.changed()
  }
  // What changed before nobody knows, so everybody asks again.
  const unlisten = changes.listen({ changed: (memberId) => tell(listeners.get(memberId) ?? []), opened: () => tell(all()) })

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
      unlisten()
      for (const listener of all()) listener.end()
    },
  }
}
