import Type from 'typebox'
import { defineCall, localDay, strictObject } from './call.ts'

const share = Type.Object({ id: Type.String(), name: Type.String(), netEffort: Type.Number() })

/** Specification 7.3 and 3 Dashboard report; the path is spelled as there. */
export const reportCalls = {
  dashboard: defineCall({
    method: 'POST',
    path: '/reports/teammemberdahsboard',
    summary:
      'Sums of the caller’s effort (with adjustments) from startDate to endDate, both included, by day, activity, technology and epic',
    access: 'team',
    ownership: 'none',
    body: strictObject({ startDate: localDay, endDate: localDay }),
    answer: Type.Object({
      /** By day: id and name are the day, `YYYY-MM-DD`. */
      timesheets: Type.Array(share),
      activityReport: Type.Array(share),
      technologyReport: Type.Array(share),
      /** By project and epic; the id holds both. */
      epicReport: Type.Array(share),
    }),
  }),
} as const
