import { reportCalls } from '#contract/report.ts'
import { memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Cases } from './case.ts'

export const timesheetReportCases: Cases = {
  'Query.timesheetReport': {
    query: `{ timesheetReport(
      filter: { memberIds: ["${rowId(80)}"], projectIds: [], start: "2026-03-01", end: "2026-03-31" } grouping: Epic page: 2 pageSize: 50
    ) {
      records { id date memberId memberName projectId projectName epic ticket activityId activity technology effort adjustment description }
      recordCount effort groups { id name projectName recordCount effort }
    } }`,
    answer: {
      records: [
        {
          id: rowId(40),
          date: '2026-03-02',
          memberId: rowId(80),
          memberName: 'Maya Rahimi',
          projectId: rowId(21),
          projectName: 'Harbour Web',
          epic: 'Berth board',
          ticket: 'HB-1',
          activityId: rowId(41),
          activity: 'Development',
          technology: 'TypeScript',
          effort: 3.75,
          adjustment: -0.5,
          description: 'HB-1 - Board',
        },
      ],
      recordCount: 51,
      effort: 160.25,
      groups: [
        { id: `${rowId(21)}/Berth board`, name: 'Berth board', projectName: 'Harbour Web', recordCount: 51, effort: 160.25 },
      ],
    },
    calls: [
      [
        reportCalls.timesheetReport,
        {
          body: {
            LinemanagerId: memberId,
            TeammemberIds: [rowId(80)],
            ProjectIds: [],
            startDate: '2026-03-01T00:00:00',
            endDate: '2026-03-31T00:00:00',
            GroupBy: 'Epic',
            PageNumber: 2,
            PageSize: 50,
          },
        },
      ],
    ],
  },
}
