import type { OperationSenders } from '#features/shared/services/services.ts'

/** Who sends the operations of the outbox, by feature. */
export const operationSenders: OperationSenders = {
  lessons: async () => (await import('#features/lessons/lesson-sender.ts')).lessonSender,
  assessment: async () => (await import('#features/shared/assessment/assessment-sender.ts')).assessmentSender,
  authors: async () => (await import('#features/authors/authors-sender.ts')).authorsSender,
  timesheet: async () => (await import('#features/shared/timesheet-outbox/timesheet-sender.ts')).timesheetSender,
}
