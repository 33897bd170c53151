import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/report.ts'
import type { QuerytimesheetReportArgs, TimesheetReport } from '../generated/resolver-types.ts'
import { fromRequiredDay, toRequiredDay } from './values.ts'

type Call = (typeof reportCalls)['timesheetReport']

/** @param lineManagerId whose team it is of: the caller */
export const fromReport = (
  { filter: { memberIds, projectIds, start, end }, grouping, page, pageSize }: QuerytimesheetReportArgs,
  lineManagerId: string,
): BodyOf<Call> => ({
  LinemanagerId: lineManagerId,
  TeammemberIds: [...memberIds],
  ProjectIds: [...projectIds],
  startDate: fromRequiredDay(start, 'start'),
  endDate: fromRequiredDay(end, 'end'),
  GroupBy: grouping,
  PageNumber: page,
  PageSize: pageSize,
})

export const toReport = ({ data, totalCount, totalEffort, groups }: AnswerOf<Call>): TimesheetReport => ({
  records: data.map((one) => ({
    id: one.id,
    date: toRequiredDay(one.Date),
    memberId: one.TeamMember.id,
    memberName: one.TeamMember.Name,
    projectId: one.Project.id,
    projectName: one.Project.Name,
    epic: one.Epic,
    ticket: one.IssueNo,
    activityId: one.Activity.id,
    activity: one.Activity.Value,
    technology: one.Technology.Value,
    effort: one.NetEffort,
    adjustment: one.Adjustment,
    description: one.Description,
  })),
  recordCount: totalCount,
  effort: totalEffort,
  groups: groups.map(({ id, Name, ProjectName, count, netEffort }) => ({
    id,
    name: Name,
    projectName: ProjectName,
    recordCount: count,
    effort: netEffort,
  })),
})
