import { v1 } from '#contract/v1.ts'
import type { Cases } from './case.ts'

export const supportCases: Cases = {
  'Mutation.reportProblem': {
    query: 'mutation { reportProblem(report: "{}") { id reportedAt } }',
    answer: { id: '6a9a6d3e-2f2f-4a69-9a2c-5c1e9f1d2b11', reportedAt: '2026-11-20T09:00:00.000Z' },
    calls: [[v1.support.report, { body: { Report: '{}' } }]],
  },
}
