interface Waiting {
  readonly run: () => void
}

/** Web Locks for tests, shared by the pages of one browser: `request` with a signal, first come first served. */
export const createFakeLocks = (): LockManager => {
  const queues = new Map<string, Waiting[]>()

  const next = (name: string): void => {
    queues.get(name)?.shift()
    queues.get(name)?.[0]?.run()
  }

  const request = (name: string, { signal }: LockOptions, callback: LockGrantedCallback<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const waiting: Waiting = {
        run: () => {
          queueMicrotask(async () => {
            resolve(await callback({ name, mode: 'exclusive' }))
            next(name)
          })
        },
      }
      queue.push(waiting)
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(waiting)
        if (place <= 0) return
        queue.splice(place, 1)
        reject(new DOMException('given up', 'AbortError'))
      })
      if (queue.length === 1) waiting.run()
    })

  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}
