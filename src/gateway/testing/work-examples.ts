import type { Static } from 'typebox'
import { accessCalls, type access as accessShape } from '#contract/access.ts'
import { auditCalls } from '#contract/audit.ts'
import { authorCalls, type author as authorShape } from '#contract/author.ts'
import type { AnswerOf } from '#contract/call.ts'
import { commitmentCalls } from '#contract/commitment.ts'
import { loanCalls, type loan as loanShape } from '#contract/loan.ts'
import { locationCalls } from '#contract/location.ts'
import { payRunCalls } from '#contract/pay-run.ts'
import { peopleCalls } from '#contract/people.ts'
import { effortCatalogueCalls, epicCalls, projectCalls } from '#contract/project.ts'
import { reportCalls } from '#contract/report.ts'
import { repositoryCalls } from '#contract/repository.ts'
import { leaveCalls, type pinnedRecord, timesheetCalls, type timesheetRecord } from '#contract/timesheet.ts'
import { rowId } from './profile-examples.ts'
import type { V1Stub } from './v1-stub.ts'

type Commitment = AnswerOf<(typeof commitmentCalls)['getByTeammember']>[number]

/** A commitment of which the least is known. */
const commitmentNamed = (given: Pick<Commitment, 'id' | 'Name' | 'Status' | 'StatusV2'>): Commitment => ({
  StatusMessage: null,
  StartDate: '2026-01-05T00:00:00',
  EndDate: null,
  SeniorityLevel: 'Senior',
  LineManagerId: null,
  LineManagerName: null,
  ProjectNames: [],
  ProjectIds: [],
  ProjectDetails: [],
  PortfolioManagerDetail: null,
  ProjectLeadDetail: null,
  LineManagerDetail: null,
  Type: 'Hours Per week',
  HoursPerWeekRadio: true,
  HoursPerWeekMin: 20,
  HoursPerWeekMax: 40,
  TeamMembers: [{ id: rowId(19), TmFullName: 'Mara Lindholm' }],
  TeamMemberIds: [rowId(19)],
  TmFullName: 'Mara Lindholm',
  VmId: null,
  CommitmentTimesheetProcessing: false,
  IsCommitmentExpired: given.Status === 'Expired',
  JobRole: null,
  JobRoleIcon: null,
  JobTitle: null,
  SecurityScore: null,
  TimeZone: 'Europe/Stockholm',
  EarliestTimesheetDate: '2026-02-01T00:00:00',
  ...given,
})

export const commitments: readonly Commitment[] = [
  commitmentNamed({
    id: '11111111-1111-4111-8111-111111111111',
    Name: 'Harbour',
    Status: 'Active',
    StatusV2: 'Active',
  }),
  commitmentNamed({
    id: '22222222-2222-4222-8222-222222222222',
    Name: 'Ferry',
    Status: 'Pending',
    StatusV2: 'TeammemberPending',
  }),
  commitmentNamed({
    id: '33333333-3333-4333-8333-333333333333',
    Name: 'Bridge',
    Status: 'Expired',
    StatusV2: 'Expired',
  }),
]

/** A commitment of which everything is known, and that has been rejected. */
export const rejectedCommitment = {
  ...commitmentNamed({ id: rowId(20), Name: 'Harbour', Status: 'Rejected', StatusV2: 'Rejected' }),
  StatusMessage: 'No room.',
  EndDate: '2026-12-31T00:00:00',
  JobTitle: 'Engineer',
  LineManagerName: 'Tomas Okafor',
  ProjectDetails: [{ id: rowId(21), Name: 'Harbour Web' }],
  PortfolioManagerDetail: { Id: rowId(31), FullName: 'Lena Marsh', PhotoUrl: null },
  LineManagerDetail: { Id: rowId(32), FullName: 'Tomas Okafor', PhotoUrl: `/files/photos/${rowId(33)}` },
}

/** A pinned record. */
export const pinned: Static<typeof pinnedRecord> = {
  id: rowId(43),
  Commitment: { id: rowId(20), Name: 'Harbour' },
  CommitmentId: rowId(20),
  ActivityId: rowId(41),
  Activity: { id: rowId(41), Value: 'Development' },
  Epic: 'Berth board',
  Description: 'HB-1 - Board',
  IssueNo: 'HB-1',
  ProjectId: rowId(21),
  Project: { Name: 'Harbour Web', id: rowId(21) },
  Technology: { id: rowId(42), Value: 'TypeScript' },
  TechnologyId: rowId(42),
}

export const record: Static<typeof timesheetRecord> = {
  ...pinned,
  id: rowId(40),
  Date: '2026-03-02T00:00:00',
  DateLink: '/team-member/timesheet/0',
  Effort: 4.25,
  Adjustment: -0.5,
  TeamMemberId: rowId(19),
  TeammemberId: rowId(19),
  Version: 3,
}

const epics: AnswerOf<(typeof epicCalls)['save']> = {
  id: rowId(43),
  ProjectId: rowId(21),
  Items: [{ Name: 'Berth board' }, { Name: 'Sign-in' }],
}

/** A dashboard's commitment that has figures of some days only. */
export const commitmentFigures: AnswerOf<(typeof commitmentCalls)['dashboard']>[number] = {
  ...rejectedCommitment,
  Status: 'Active',
  StatusV2: 'Active',
  SonarqubeIssues: [],
  Commits: [{ Date: '2026-03-01T00:00:00', TotalLine: 120 }],
  ActivityWatchDetails: [{ date: '2026-03-02T00:00:00', totalSecounds: 9_000 }],
  TimesheetDetails: [
    {
      Date: '2026-03-02T00:00:00',
      Epics: [
        { Name: 'Berth board', TotalSecounds: 15_300 },
        { Name: 'Sign-in', TotalSecounds: 900 },
      ],
    },
  ],
  LeaveDetails: [{ id: rowId(44), Date: '2026-02-27T00:00:00' }],
}

/** Somebody of a team who has figures of some days only. */
export const auditedMember: AnswerOf<(typeof reportCalls)['weeklyTimesheetAudit']>[number] = {
  Id: rowId(80),
  FullName: 'Maya Rahimi',
  PhotoUrl: null,
  ActivityWatchDetails: [{ date: '2026-03-02T00:00:00', totalSecounds: 9_000 }],
  TimesheetDetails: [{ Date: '2026-03-02T00:00:00', TotalSecounds: 16_200 }],
  LeaveDetails: [{ Date: '2026-03-03T00:00:00' }],
  Commits: [{ Date: '2026-03-02T00:00:00', TotalLine: 120 }],
  TargetHours: 16,
  MissingHours: 11.5,
}

/** A pay run that waits for its member, without a currency of its own. */
const payRun: AnswerOf<(typeof payRunCalls)['getById']> = {
  id: rowId(50),
  FromDate: '2026-02-01T00:00:00',
  ToDate: '2026-02-28T00:00:00',
  Items: [
    {
      TotalHours: 7.1,
      CommitmentId: rowId(20),
      CommitmentName: 'Harbour',
      ProjectId: rowId(21),
      ProjectName: 'Harbour Web',
      AUDRate: 62.5,
      AUDPay: 443.75,
    },
    {
      TotalHours: 0.2,
      CommitmentId: rowId(20),
      CommitmentName: 'Harbour',
      ProjectId: null,
      ProjectName: null,
      AUDRate: null,
      AUDPay: 1800,
    },
  ],
  AUDTotalPay: 2243.75,
  LCTotalPay: 116675000,
  ExchangeCurrency: null,
  TMApproved: false,
  TMApprovedDate: null,
  AdminApprovedDate: null,
  PaymentReference: null,
  PaymentRefAddedDate: null,
}

const repository: AnswerOf<(typeof repositoryCalls)['getByTeammember']>[number] = {
  id: rowId(45),
  Name: 'harbour-web',
  Url: 'https://git.demo.test/harbour/web',
  Project: { id: rowId(21), Name: 'Harbour Web' },
  Access: 'Write',
  DefaultBranch: 'main',
  LastCommit: '2026-03-01T18:20:00.000Z',
  TotalLine: 12,
  Issues: [{ Class: 'Bug', IssuesCount: 2, Severaty: 'Blocker' }],
}

/** An access that is asked for and not granted. */
const assignedAuthor: Static<typeof authorShape> = {
  id: rowId(90),
  Author: 'Maya R <maya@laptop.local>',
  TeamMemberId: rowId(80),
  TeamMemberName: 'Maya Rahimi',
  IsIgnored: false,
  TotalLine: 42,
  LastCommit: '2026-03-05T00:00:00',
}

const plannedAccess: Static<typeof accessShape> = {
  id: rowId(81),
  Email: 'maya@tools.test',
  IsActive: false,
  Tool: 'Grafana',
  Url: 'https://grafana.tools.test/',
  Notes: null,
  TeamMember: { id: rowId(80), Name: 'Maya Rahimi' },
  Project: { id: rowId(21), Name: 'Harbour' },
  GrantedOn: null,
  RevokedOn: null,
  GrantedBy: null,
  RevokedBy: null,
  RequestedOn: '2026-03-01T09:00:00.000Z',
}
const grantedAccess = {
  ...plannedAccess,
  IsActive: true,
  GrantedOn: '2026-03-02T09:00:00.000Z',
  GrantedBy: 'Lena Marsh',
  RequestedOn: null,
}

/** A loan of which the first of two instalments is paid. */
export const loan: Static<typeof loanShape> = {
  id: rowId(46),
  Amount: 300.5,
  Currency: 'AUD',
  Installment: 2,
  Description: 'A bicycle',
  ProposedPaymentDate: '2026-01-31T00:00:00',
  CommitmentId: rowId(20),
  TeamMemberId: rowId(19),
  TeamMemberName: 'Mara Lindholm',
  Status: 'Approved',
  CreatedDate: '2026-01-02T08:00:00.000Z',
  StartPaymentDate: '2026-01-31T00:00:00',
  UnPaidAmount: 150.25,
  PaymentReference: 'LN-1',
  Reference: 'Agreed',
  PaymentOverview: [
    { Amount: 150.25, Description: 'Installment 1 of 2', IsPaid: true, PaidDate: '2026-01-30T00:00:00' },
    { Amount: 150.25, Description: 'Installment 2 of 2', IsPaid: false, PaidDate: null },
  ],
  Version: 2,
}

/** Makes every call of commitments, time records, leave, the dashboard and repositories answer well. */
export const answerWork = (stub: V1Stub): void => {
  stub.answer(commitmentCalls.getByTeammember, () => [...commitments])
  stub.answer(commitmentCalls.updateStatus, () => rejectedCommitment)
  stub.answer(commitmentCalls.dashboard, () => [commitmentFigures])
  stub.answer(timesheetCalls.getById, () => record)
  stub.answer(timesheetCalls.save, () => record)
  stub.answer(timesheetCalls.list, () => [record])
  stub.answer(timesheetCalls.page, () => ({ Items: [record], Next: 'page two' }))
  stub.answer(timesheetCalls.recent, () => [record])
  stub.answer(timesheetCalls.pinned, () => [pinned])
  stub.answer(timesheetCalls.pin, () => [pinned])
  stub.answer(timesheetCalls.remove, () => true)
  stub.answer(leaveCalls.save, () => ({ id: rowId(44), Date: '2026-02-27T00:00:00' }))
  stub.answer(leaveCalls.list, () => [{ id: rowId(44), Date: '2026-02-27T00:00:00' }])
  stub.answer(leaveCalls.remove, () => true)
  stub.answer(epicCalls.getOfProject, () => epics)
  stub.answer(epicCalls.save, () => epics)
  stub.answer(effortCatalogueCalls.getActivities, () => [
    { id: rowId(41), Value: 'Development', Disabled: false, DefaultTechnology: rowId(42) },
  ])
  stub.answer(effortCatalogueCalls.getTechnologies, () => [
    { id: rowId(42), Value: 'TypeScript', Disabled: true, ActivityIds: [rowId(41)] },
  ])
  stub.answer(locationCalls.getByIp, () => ({ City: 'Umeå', Country: 'Sweden', TimeZone: 'Europe/Stockholm' }))
  stub.answer(reportCalls.dashboard, () => ({
    timesheets: [{ id: '2026-03-02', name: '2026-03-02', netEffort: 3.75 }],
    activityReport: [{ id: rowId(41), name: 'Development', netEffort: 3.75 }],
    technologyReport: [{ id: rowId(42), name: 'TypeScript', netEffort: 3.75 }],
    epicReport: [{ id: `${rowId(21)}/Berth board`, name: 'Berth board', netEffort: 3.75 }],
  }))
  stub.answer(reportCalls.timesheetReport, () => ({
    data: [
      {
        ...{ id: rowId(40), Date: '2026-03-02T00:00:00', TeamMember: { id: rowId(80), Name: 'Maya Rahimi' } },
        ...{ Project: { id: rowId(21), Name: 'Harbour Web' }, Epic: 'Berth board', IssueNo: 'HB-1' },
        ...{ Activity: record.Activity, Technology: record.Technology },
        ...{ NetEffort: 3.75, Adjustment: -0.5, Description: 'HB-1 - Board' },
      },
    ],
    totalCount: 51,
    totalEffort: 160.25,
    groups: [{ id: `${rowId(21)}/Berth board`, Name: 'Berth board', ProjectName: 'Harbour Web', count: 51, netEffort: 160.25 }],
  }))
  stub.answer(reportCalls.weeklyTimesheetAudit, () => [auditedMember])
  stub.answer(repositoryCalls.getByTeammember, () => [repository])
  stub.answer(payRunCalls.getByEmail, () => [payRun])
  stub.answer(payRunCalls.getActive, () => [
    { id: payRun.id, FromDate: payRun.FromDate, TMApproved: false },
    { id: rowId(52), FromDate: payRun.FromDate, TMApproved: true },
  ])
  stub.answer(payRunCalls.tmApprove, () => ({ ...payRun, TMApproved: true, TMApprovedDate: '2026-03-04T09:00:00.000Z' }))
  stub.answer(auditCalls.list, () => [
    {
      RecordType: { Type: 'PayRun' as const, Id: payRun.id },
      Event: 'Create' as const,
      DateTime: '2026-03-02T09:00:00.000Z',
      UserId: null,
    },
  ])
  stub.answer(peopleCalls.list, () => [
    { Id: rowId(80), FullName: 'Maya Rahimi', Email: 'maya@demo.test', PhotoUrl: null, Job: null },
  ])
  stub.answer(projectCalls.getAll, () => [{ id: rowId(21), Name: 'Harbour' }])
  stub.answer(accessCalls.list, () => [plannedAccess])
  stub.answer(accessCalls.add, () => plannedAccess)
  stub.answer(accessCalls.grant, () => grantedAccess)
  stub.answer(accessCalls.revoke, () => ({
    ...grantedAccess,
    IsActive: false,
    RevokedOn: '2026-03-03T09:00:00.000Z',
    RevokedBy: 'Lena Marsh',
  }))
  stub.answer(accessCalls.sendNotification, () => true)
  stub.answer(authorCalls.list, () => [assignedAuthor])
  stub.answer(authorCalls.assign, () => assignedAuthor)
  stub.answer(authorCalls.ignore, () => ({ ...assignedAuthor, IsIgnored: true }))
  stub.answer(authorCalls.unignore, () => assignedAuthor)
  stub.answer(authorCalls.change, () => [assignedAuthor])
  stub.answer(loanCalls.add, () => loan)
  stub.answer(loanCalls.update, () => loan)
  stub.answer(loanCalls.remove, () => true)
  stub.answer(loanCalls.list, () => ({
    data: [loan],
    totalCount: 11,
    Totals: [{ currency: 'AUD', totalAmount: 300.5, totalRemainingAmount: 150.25 }],
  }))
  stub.answer(loanCalls.commitments, () => [{ commitmentId: rowId(20), commitmentFullName: 'Harbour', currency: 'AUD' }])
}
