import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { flowKeyOf, type JournalEntry, snapshotTaken } from './entry.ts'
import { toPlainEvent } from './redact.ts'

/** What happened to a flow on this page, from a point at which folding can begin. */
export interface FlowHistory {
  readonly key: string
  readonly machine: AnyStateMachine
  /** The flow's actor while the flow is open; `undefined` when it was closed. */
  readonly actor: AnyActorRef | undefined
  /**
   * What the flow and its children received, oldest first, without secrets; it goes on with the flow. The first is `journal.started` or
   * `journal.snapshot`, with which `startFoldingWith` begins; further snapshots may stand between them, each for everything before it.
   */
  readonly entries: readonly JournalEntry[]
}

/** So many closed flows stay in memory. */
export const mostClosed = 20

/**
 * Begins a new segment of a history if its newest is full, and drops the one before that.
 *
 * @param entries the history
 * @param length how many entries fill a segment
 * @param secrets names of secret fields
 * @param snapshot the flow's persisted state after all entries
 */
export const beginSegment = (entries: JournalEntry[], length: number, secrets: readonly string[], snapshot: unknown): void => {
  const begin = entries.findLastIndex(({ event }) => event.type === snapshotTaken)
  const last = entries.at(-1)
  if (last === undefined || entries.length - Math.max(begin, 0) <= length) return
  // A secret that is not sealed was reported when an event brought it.
  const event = toPlainEvent({ type: snapshotTaken, snapshot }, secrets, () => {})
  entries.push({ ...last, flow: flowKeyOf(last.flow), event })
  if (begin > 0) entries.splice(0, begin)
}
