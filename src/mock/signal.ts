/** Something that happens now and then, and whoever listens. */
export interface Signal {
  readonly raise: () => void
  /** Yields after each raise; raises between two looks count as one. */
  readonly stream: () => AsyncIterableIterator<true>
}

export const createSignal = (): Signal => {
  const waiting = new Set<() => void>()
  return {
    raise: () => {
      for (const wake of waiting) wake()
    },
    stream: () => {
      let isPending = false
      let settle: ((result: IteratorResult<true>) => void) | undefined
      const wake = (): void => {
        if (settle === undefined) isPending = true
        else settle({ done: false, value: true })
        settle = undefined
      }
      waiting.add(wake)
      const stream: AsyncIterableIterator<true> = {
        [Symbol.asyncIterator]: () => stream,
        next: () =>
          new Promise((resolve) => {
            if (isPending) resolve({ done: false, value: true })
            else settle = resolve
            isPending = false
          }),
        return: () => {
          waiting.delete(wake)
          settle?.({ done: true, value: undefined })
          return Promise.resolve({ done: true, value: undefined })
        },
      }
      return stream
    },
  }
}
