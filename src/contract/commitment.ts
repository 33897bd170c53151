import Type from 'typebox'
import { commitmentStatuses } from '#rules/commitments.ts'
import { defineCall, id, lineText, localDateTime, nullable, strictObject } from './call.ts'

const text = nullable(Type.String())
const person = nullable(Type.Object({ Id: id, FullName: Type.String(), PhotoUrl: text }))
const seconds = Type.Integer({ minimum: 0 })

/** Commitment (specification 3). Days are local date-times. */
export const commitment = Type.Object({
  id,
  Name: Type.String(),
  /** What the person sees (decision A26). */
  Status: Type.Enum(commitmentStatuses.filter((one) => one !== 'TeammemberPending')),
  StatusV2: Type.Enum([...commitmentStatuses]),
  /** The reason given with a rejection. */
  StatusMessage: text,
  StartDate: nullable(localDateTime),
  EndDate: nullable(localDateTime),
  SeniorityLevel: text,
  LineManagerId: nullable(id),
  LineManagerName: text,
  ProjectNames: Type.Array(Type.String()),
  ProjectIds: Type.Array(id),
  ProjectDetails: Type.Array(Type.Object({ id, Name: Type.String() })),
  PortfolioManagerDetail: person,
  ProjectLeadDetail: person,
  LineManagerDetail: person,
  /** 'Hours Per week' or 'Casual' (specification 2.7). */
  Type: Type.Enum(['Hours Per week', 'Casual']),
  /** True for an hours commitment. */
  HoursPerWeekRadio: Type.Boolean(),
  HoursPerWeekMin: Type.Number({ minimum: 0 }),
  HoursPerWeekMax: Type.Number({ minimum: 0 }),
  TeamMembers: Type.Array(Type.Object({ id, TmFullName: Type.String() })),
  TeamMemberIds: Type.Array(id),
  TmFullName: Type.String(),
  VmId: nullable(id),
  /** True while a pay run over this commitment's records is being made. */
  CommitmentTimesheetProcessing: Type.Boolean(),
  IsCommitmentExpired: Type.Boolean(),
  JobRole: text,
  JobRoleIcon: text,
  JobTitle: text,
  SecurityScore: nullable(Type.Number()),
  TimeZone: text,
  /** The first day on which a record may lie (decisions B, Timesheet date limit), by the day in the commitment's time zone. */
  EarliestTimesheetDate: localDateTime,
})

/** What `addExtraDetail=true` adds: figures of the last seven days, by day. */
export const commitmentExtraDetail = Type.Object({
  SonarqubeIssues: Type.Array(
    Type.Object({
      Date: localDateTime,
      MainIssue: Type.Array(
        Type.Object({ Class: Type.String(), IssuesCount: Type.Integer({ minimum: 0 }), Severaty: Type.String() }),
      ),
    }),
  ),
  Commits: Type.Array(Type.Object({ Date: localDateTime, TotalLine: Type.Integer({ minimum: 0 }) })),
  ActivityWatchDetails: Type.Array(Type.Object({ date: localDateTime, totalSecounds: seconds })),
  TimesheetDetails: Type.Array(
    Type.Object({ Date: localDateTime, Epics: Type.Array(Type.Object({ Name: Type.String(), TotalSecounds: seconds })) }),
  ),
  LeaveDetails: Type.Array(Type.Object({ id, Date: localDateTime })),
})

const commitmentWithDetail = Type.Intersect([commitment, Type.Partial(commitmentExtraDetail)])

/** Specification 2.7, 4 Commitment, 7.2 and 7.3; decisions C. */
export const commitmentCalls = {
  getByTeammember: defineCall({
    method: 'GET',
    path: '/teammember/GetCommitmentByTeammemberId',
    summary: 'The caller’s own commitments, by start date; with addExtraDetail=true also their figures of the last seven days',
    access: 'member',
    ownership: 'none',
    query: strictObject({ addExtraDetail: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])) }),
    answer: Type.Array(commitmentWithDetail),
  }),
  getByCustomer: defineCall({
    method: 'GET',
    path: '/commitment/GetCommitmentByCustomerId/{id}',
    summary: 'The caller’s own commitments with a customer; none for a customer unknown to them',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ id }),
    answer: Type.Array(commitment),
  }),
  updateStatus: defineCall({
    method: 'POST',
    path: '/commitment/updateStatus/{id}',
    summary:
      'Approves or rejects a commitment that waits for the caller; 400 for a rejection without a reason, 409 when it is decided',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'commitment' },
    params: strictObject({ id }),
    body: strictObject({ Status: Type.Enum(['Approved', 'Rejected']), Message: nullable(Type.String({ maxLength: 1000 })) }),
    answer: commitment,
    errors: [409],
  }),
  dashboard: defineCall({
    method: 'GET',
    path: '/commitment/dashboard',
    summary:
      'The caller’s active commitments with their figures of the seven days that end today; dateTimeOffset is minutes east of UTC and decides which day that is',
    access: 'team',
    ownership: 'none',
    query: strictObject({ dateTimeOffset: Type.Optional(lineText(6)) }),
    answer: Type.Array(Type.Intersect([commitment, commitmentExtraDetail])),
  }),
} as const
