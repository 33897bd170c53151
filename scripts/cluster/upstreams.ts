import { setTimeout as pause } from 'node:timers/promises'

/** Which processes are ready. */
export interface Upstreams {
  /** Those that are ready, beginning with another one each time. */
  readonly inTurn: () => readonly string[]
  /** Takes one out until it says again that it is ready. */
  readonly suspect: (upstream: string) => void
  /** Waits until so many are ready. */
  readonly untilReady: (count: number) => Promise<void>
  readonly stop: () => void
}

/** How often each is asked, and how long it has to answer, in milliseconds. */
const interval = 200
const timeout = 5_000

const isReady = async (upstream: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${upstream}/readyz`, { signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    return false
  }
}

/** Asks `/readyz` of each process again and again. @param upstreams `http://127.0.0.1:port` */
export const watchUpstreams = (upstreams: readonly string[]): Upstreams => {
  const ready = new Set<string>()
  let turn = 0
  let isStopped = false
  const watch = async (upstream: string): Promise<void> => {
    while (!isStopped) {
      if (await isReady(upstream)) ready.add(upstream)
      else ready.delete(upstream)
      await pause(interval)
    }
  }
  for (const upstream of upstreams) void watch(upstream)
  return {
    inTurn: () => {
      const known = upstreams.filter((upstream) => ready.has(upstream))
      turn += 1
      const first = turn % Math.max(known.length, 1)
      return [...known.slice(first), ...known.slice(0, first)]
    },
    suspect: (upstream) => void ready.delete(upstream),
    untilReady: async (count) => {
      while (ready.size < count) {
        if (isStopped) throw new Error('The proxy was closed before its upstreams were ready')
        await pause(20)
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}
