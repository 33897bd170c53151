import { readSignedText, signText } from './signed-header.ts'

/** Whoever wants to hear whose notifications changed. */
export interface ChangesListener {
  /** @param memberId whose notifications changed */
  readonly changed: (memberId: string) => void
  /** Changes are heard from now on. Whose notifications changed before, nobody knows. */
  readonly opened?: () => void
  /** Nothing is heard from now on. */
  readonly lost?: () => void
}

/** Where a process hears whose notifications changed: from the database, or from v1. */
export interface NotificationChanges {
  /** Whether changes are heard now. */
  readonly isHeard: () => boolean
  /** @returns how to end it */
  readonly listen: (listener: ChangesListener) => () => void
}

/**
 * Where v1 streams changes (server-sent events) to the portal's own processes, under v1's prefix. No call of the contract: nobody else is
 * answered. The stream is open as long as v1 itself hears of changes, and has an event for each, with a member id as its data.
 */
export const changesPath = '/internal/changes'
export const changedEvent = 'changed'

/** Milliseconds between two comments that say that a stream is still there. */
export const heartbeat = 15_000

/** The header by which v1 knows a process of the portal that wants the stream. */
export const listenerHeader = 'x-portal-listener'
const listener = 'changes'

/** The header's text. @param key of SECRET, for this purpose alone */
export const signListener = (key: Buffer, requestId: string, now: Date): string => signText(key, listener, requestId, now)

/** Whether the header was signed with the key, for this request, a moment ago. */
export const isListener = (key: Buffer, header: unknown, requestId: unknown, now: Date): boolean =>
  readSignedText(key, header, requestId, now) === listener
