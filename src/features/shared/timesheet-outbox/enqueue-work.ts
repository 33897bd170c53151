import { draftOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { undoTime } from '#rules/timesheet.ts'
import type { TimesheetWork } from '#rules/timesheet-operations.ts'
import { outboxOf } from '../outbox/outbox.ts'
import type { Services } from '../services/services.ts'

export interface EnqueueOptions {
  /** Holds the operation for a few seconds in which `undo` takes it back. */
  readonly undoable?: boolean
  /** The operation's key, for work that may be enqueued twice; a fresh one by default. */
  readonly key?: string
}

/**
 * Puts a change of a record or leave into the outbox.
 *
 * @param work a record or leave with the id '' is a new one
 */
export const enqueueWork = (services: Services, work: TimesheetWork, options: EnqueueOptions = {}): void => {
  const { undoable = false, key = services.newKey() } = options
  outboxOf(services).enqueue(draftOf(key, work), undoable ? services.now() + undoTime : null)
}
