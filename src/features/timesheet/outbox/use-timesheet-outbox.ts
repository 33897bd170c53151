import { useSyncExternalStore } from 'react'
import { useServices } from '../../services.ts'
import { outboxesOf } from './outboxes.ts'

/**
 * Changes of time records that are on their way to the server, and the one way to make another.
 *
 * - `operations`, `sending`, `isOffline`: lay them over the server's answer with `laidOver` of rules/timesheet-operations.
 * - `hand(work, { undoable? })` gives back the operation's key; a record or leave with the id '' is a new one.
 * - `undo`, `retry`, `discard`, `keepMine`, `keepTheirs` take the key; `sendNow` tries without waiting for the network.
 * - `outcome(key)` settles when the operation is saved, refused, or kept until the network is back.
 */
export const useTimesheetOutbox = () => {
  const outboxes = outboxesOf(useServices())
  const view = useSyncExternalStore(outboxes.subscribe, outboxes.view)
  const { hand, undo, retry, discard, keepMine, keepTheirs, sendNow, outcome } = outboxes
  return { ...view, hand, undo, retry, discard, keepMine, keepTheirs, sendNow, outcome }
}

export type TimesheetOutboxView = ReturnType<typeof useTimesheetOutbox>
