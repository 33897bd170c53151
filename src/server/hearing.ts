import { randomInt } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { type StreamListener, StreamRefused } from '#gateway/changes-stream.ts'
import type { GatewayOptions } from '#gateway/gateway.ts'

type NotificationChanges = GatewayOptions['notificationChanges']
type ChangesListener = Parameters<NotificationChanges['listen']>[0]

/** Hears on one connection until it is lost. */
export type Hear = (listener: StreamListener) => Promise<void>

/** Where a process hears of changes. */
export type ChangesOrigin = 'database' | 'v1'

/** Changes that are heard as long as the process runs. */
export interface HeardChanges extends NotificationChanges {
  /** `null` when this process cannot hear of any. */
  readonly from: ChangesOrigin | null
  readonly stop: () => Promise<void>
}

/** Milliseconds until another attempt: of the first one, and at most. */
const [firstWait, longestWait] = [100, 5_000]
/** The same after an answer that will stay the same until somebody does something about it. */
const refusedWait = 60_000
/** Milliseconds in which the log says at most once that nothing is heard. */
const quiet = 60_000

/** Waits, unless it is stopped. @param time milliseconds */
const pause = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, time)
    signal.addEventListener('abort', wake)
  })

/**
 * Hears of changes for as long as the process runs, on one connection after another, and tells its listeners when one is lost and when
 * the next one is there. The log says when nothing is heard and when it is again, once a minute at most.
 *
 * @param hear one connection
 */
export const keepHearing = (from: ChangesOrigin, hear: Hear, log: FastifyBaseLogger): HeardChanges => {
  const listeners = new Set<ChangesListener>()
  const stopped = new AbortController()
  const { signal } = stopped
  let isHeard = false
  let isSaid = false
  let saidAt = Number.NEGATIVE_INFINITY

  const changed: StreamListener['changed'] = (memberId) => {
    for (const listener of listeners) listener.changed(memberId)
  }
  const opened = (): void => {
    isHeard = true
    if (isSaid) log.info({ from }, 'hears of changes again')
    isSaid = false
    for (const listener of listeners) listener.opened?.()
  }
  const lost = (reason: unknown): void => {
    const wasHeard = isHeard
    isHeard = false
    if (wasHeard) for (const listener of listeners) listener.lost?.()
    if (signal.aborted || isSaid || Date.now() - saidAt < quiet) return
    isSaid = true
    saidAt = Date.now()
    log.warn({ from, err: reason }, 'hears of no changes: open pages do not tell of new notifications by themselves')
  }
  const run = async (): Promise<void> => {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, longestWait)) {
      const begun = Date.now()
      const reason: unknown = await hear({ signal, opened, changed }).then(
        () => new Error('The connection has ended'),
        (error: unknown) => error,
      )
      lost(reason)
      if (signal.aborted) return
      if (Date.now() - begun > longestWait) wait = firstWait
      const most = reason instanceof StreamRefused ? refusedWait : wait
      // Not all at the same moment when v1 or the database is back.
      await pause(randomInt(most / 2, most + 1), signal)
      if (signal.aborted) return
    }
  }
  const running = run()

  return {
    from,
    isHeard: () => isHeard,
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}
