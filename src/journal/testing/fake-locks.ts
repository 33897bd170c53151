interface Waiting {
  readonly clientId: string
  readonly run: () => void
  readonly reject: (error: DOMException) => void
}

/** The Web Locks of one browser. */
export interface FakeLocks {
  /** The lock manager of another page. */
  page(): LockManager
}

/** Web Locks for tests, shared by the pages of one browser: `request` with a signal or with `steal`, first come first served. */
export const createFakeLocks = (): FakeLocks => {
  let pages = 0
  const queues = new Map<string, Waiting[]>()

  const leave = (name: string, waiting: Waiting): void => {
    const queue = queues.get(name) ?? []
    const place = queue.indexOf(waiting)
    if (place < 0) return
    queue.splice(place, 1)
    if (place === 0) queue[0]?.run()
  }

  const request = (
    clientId: string,
    name: string,
    { signal, steal = false }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const waiting: Waiting = {
        clientId,
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

  const query = async (): Promise<LockManagerSnapshot> => ({
    held: [...queues].flatMap(([name, [holder]]) => (holder ? [{ name, clientId: holder.clientId, mode: 'exclusive' }] : [])),
  })

  return {
    page: () => {
      pages += 1
      const clientId = `page ${pages}`
      const ask = (name: string, ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]) =>
        rest.length === 1 ? request(clientId, name, {}, rest[0]) : request(clientId, name, ...rest)
      return { request: ask, query } as unknown as LockManager
    },
  }
}
