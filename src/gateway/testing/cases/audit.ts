import { reportCalls } from '#contract/report.ts'
import { rowId } from '../profile-examples.ts'
import type { Cases } from './case.ts'

const range = { startDate: '2026-03-02T00:00:00', endDate: '2026-03-03T00:00:00' }
const nothing = { watchedHours: 0, loggedHours: 0, leaveHours: 0, codeLines: 0 }

export const auditCases: Cases = {
  'Query.weeklyAudit': {
    query: `{ weeklyAudit(start: "2026-03-02", end: "2026-03-03", own: false) { id start end members {
      memberId name photoUrl days { date watchedHours loggedHours leaveHours codeLines } targetHours missingHours } } }`,
    answer: {
      id: 'team/2026-03-02/2026-03-03',
      start: '2026-03-02',
      end: '2026-03-03',
      members: [
        {
          memberId: rowId(80),
          name: 'Maya Rahimi',
          photoUrl: null,
          days: [
            { date: '2026-03-02', watchedHours: 2.5, loggedHours: 4.5, leaveHours: 0, codeLines: 120 },
            { date: '2026-03-03', ...nothing, leaveHours: 8 },
          ],
          targetHours: 16,
          missingHours: 11.5,
        },
      ],
    },
    calls: [[reportCalls.weeklyTimesheetAudit, { body: { TeammemberId: null, ...range } }]],
  },
}
