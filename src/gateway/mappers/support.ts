import type { AnswerOf } from '#contract/call.ts'
import type { supportCalls } from '#contract/support.ts'
import type { KeptReport } from '../generated/resolver-types.ts'

/** A report that was taken, in the schema's words. */
export const toKeptReport = ({ id, ReportedOn }: AnswerOf<typeof supportCalls.report>): KeptReport => ({
  id,
  reportedAt: ReportedOn,
})
