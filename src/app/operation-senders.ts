import type { OperationSenders } from '#features/services.ts'

/** Who sends the operations of the outbox, by feature. */
export const operationSenders: OperationSenders = {
  timesheet: async () => (await import('#features/timesheet/outbox/timesheet-sender.ts')).timesheetSender,
}
