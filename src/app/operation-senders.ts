import type { OperationSenders } from '#features/shared/services/services.ts'

/** Who sends the operations of the outbox, by feature. */
export const operationSenders: OperationSenders = {
  timesheet: async () => (await import('#features/shared/timesheet-outbox/timesheet-sender.ts')).timesheetSender,
}
