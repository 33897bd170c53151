import { useMemo } from 'react'
import { timesheetOperationsOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import type { TimesheetWork } from '#rules/timesheet-operations.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { useServices } from '../services/services.ts'
import { enqueueWork } from './enqueue-work.ts'

/**
 * Changes of time records that are on their way to the server, and the one way to make another.
 *
 * - `operations`, `isOffline`: put them over the server's answer with `optimisticOverlay`.
 * - `enqueue(work, { undoable? })`: a record or leave with the id '' is a new one.
 * - `undo`, `retry`, `discard`, `overwrite`, `acceptRemote` take an operation's key; `sendNow` tries without waiting for the network.
 */
export const useTimesheetOutbox = () => {
  const services = useServices()
  const { outbox, view } = useOutbox()
  const { isOffline, state } = view
  const operations = useMemo(() => timesheetOperationsOf(view.operations), [view.operations])
  const { undo, retry, discard, overwrite, acceptRemote, sendNow } = outbox
  const enqueue = (work: TimesheetWork, options: { readonly undoable?: boolean } = {}) => enqueueWork(services, work, options)
  return { operations, isOffline, state, enqueue, undo, retry, discard, overwrite, acceptRemote, sendNow }
}
