import Type from 'typebox'
import { defineCall, id, moment, strictObject } from './call.ts'

/** What people tell whoever runs the portal (docs/problem-reports.md). */
export const supportCalls = {
  report: defineCall({
    method: 'POST',
    path: '/support/report',
    summary:
      'Reports a problem: a JSON object as text, at most 1 MB, kept sealed for 30 days. Support is told that there is one, and not what is in it',
    access: 'member',
    ownership: 'none',
    body: strictObject({ Report: Type.String({ minLength: 1 }) }),
    answer: Type.Object({ id, ReportedOn: moment }),
    errors: [413],
  }),
} as const
