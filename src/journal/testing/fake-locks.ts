interface Waiting {
  readonly run: () => void
  readonly reject: (error: DOMException) => void
}

/** Web Locks for tests, shared by the pages of one browser: `request` with a signal or with `steal`, first come first served. */
export const createFakeLocks = (): LockManager => {
  const queues = new Map<string, Waiting[]>()

  const leave = (name: string, waiting: Waiting): void => {
    const queue = queues.get(name) ?? []
    const place = queue.indexOf(waiting)
    if (place < 0) return
    queue.splice(place, 1)
    if (place === 0) queue[0]?.run()
  }

  const request = (
    name: string,
    { signal, steal = false }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const waiting: Waiting = {
        reject,
        run: () => {
          queueMicrotask(async () => {
            resolve(await callback({ name, mode: 'exclusive' }))
            leave(name, waiting)
          })
        },
      }
      if (steal) {
        queue.shift()?.reject(new DOMException('stolen', 'AbortError'))
        queue.unshift(waiting)
      } else queue.push(waiting)
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting)
        if (place <= 0) return
        queue.splice(place, 1)
        reject(new DOMException('given up', 'AbortError'))
      })
      if (queue[0] === waiting) waiting.run()
    })

  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}
