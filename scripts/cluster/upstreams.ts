import { setTimeout as pause } from 'node:timers/promises'

/** Which processes are ready. */
export interface Upstreams {
  /**
   * Those to try, beginning with another one each time: the ready ones; where there is none, those of which it is not known that they are
   * gone. A moment in which all are slow must not become one in which there is nobody.
   */
  readonly inTurn: () => readonly string[]
  /** Takes one out until it says again that it is ready. @param isGone whether nothing listens there */
  readonly suspect: (upstream: string, isGone: boolean) => void
  /** Waits until so many are ready. */
  readonly untilReady: (count: number) => Promise<void>
  readonly stop: () => void
}

/** `gone`: it says that it stops, or does not listen. `doubtful`: it is late, or says that it lacks something. */
type State = 'ready' | 'doubtful' | 'gone'

/** How often each is asked, and how long it has to answer, in milliseconds. */
const interval = 200
const timeout = 5_000
/** How many doubtful answers in a row take one out. */
const doubtsAllowed = 3

const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED'

const ask = async (upstream: string): Promise<State> => {
  try {
    const answer = await fetch(`${upstream}/readyz`, { signal: AbortSignal.timeout(timeout) })
    const text = await answer.text()
    if (answer.status === 200) return 'ready'
    return text.includes('"stopping"') ? 'gone' : 'doubtful'
  } catch (error) {
    return isRefused(error) ? 'gone' : 'doubtful'
  }
}

/** Asks `/readyz` of each process again and again. @param upstreams `http://127.0.0.1:port` */
export const watchUpstreams = (upstreams: readonly string[]): Upstreams => {
  const states = new Map<string, State>(upstreams.map((upstream) => [upstream, 'doubtful']))
  let turn = 0
  let isStopped = false
  const those = (state: State): readonly string[] => upstreams.filter((upstream) => states.get(upstream) === state)
  const watch = async (upstream: string): Promise<void> => {
    for (let doubts = 0; !isStopped; await pause(interval)) {
      const state = await ask(upstream)
      doubts = state === 'doubtful' ? doubts + 1 : 0
      if (state !== 'doubtful' || doubts >= doubtsAllowed) states.set(upstream, state)
    }
  }
  for (const upstream of upstreams) void watch(upstream)
  return {
    inTurn: () => {
      const ready = those('ready')
      const known = ready.length > 0 ? ready : those('doubtful')
      turn += 1
      const first = turn % Math.max(known.length, 1)
      return [...known.slice(first), ...known.slice(0, first)]
    },
    suspect: (upstream, isGone) => void states.set(upstream, isGone ? 'gone' : 'doubtful'),
    untilReady: async (count) => {
      while (those('ready').length < count) {
        if (isStopped) throw new Error('The proxy was closed before its upstreams were ready')
        await pause(20)
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}
