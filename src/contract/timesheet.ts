import Type from 'typebox'
import { recordPageMax } from '#rules/timesheet.ts'
import { defineCall, id, idOrNew, lineText, localDateTime, localDay, nullable, savedEntity, strictObject } from './call.ts'

const named = Type.Object({ id, Name: Type.String() })
const valued = Type.Object({ id, Value: Type.String() })

/** What a record is about; a pinned one has nothing else. */
const work = {
  Commitment: named,
  CommitmentId: id,
  ActivityId: id,
  Activity: valued,
  Epic: Type.String(),
  Description: Type.String(),
  IssueNo: Type.String(),
  ProjectId: id,
  Project: Type.Object({ Name: Type.String(), id }),
  Technology: valued,
  TechnologyId: id,
}

/** The same as it is sent. */
const sentWork = {
  CommitmentId: id,
  ProjectId: id,
  Epic: lineText(200),
  IssueNo: lineText(100),
  ActivityId: id,
  TechnologyId: id,
  Description: Type.String({ maxLength: 2000 }),
}

/** Timesheet record (specification 3). Days are local date-times, effort is hours. */
export const timesheetRecord = Type.Object({
  id,
  ...work,
  Date: localDateTime,
  /** The address of its week (decisions B): `/team-member/timesheet/{offset}` from today in the commitment's time zone. */
  DateLink: Type.String(),
  Effort: Type.Number(),
  /** Hours added or taken by an audit; 0 for none. */
  Adjustment: Type.Number(),
  TeamMemberId: id,
  TeammemberId: id,
  /** Counts the record's changes, from 1; a save or removal that names another one is refused with 409. */
  Version: Type.Integer({ minimum: 1 }),
})

/** A record that its person has pinned, to begin others from it. */
export const pinnedRecord = Type.Object({ id, ...work })

const range = { startDate: localDay, endDate: localDay }

/** Specification 5 Timesheet form, 7.3; decisions B, Timesheet date limit. */
export const timesheetCalls = {
  getById: defineCall({
    method: 'POST',
    path: '/timesheet/getById/{id}',
    summary: 'One of the caller’s own records',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'timesheet', hidden: true },
    params: strictObject({ id }),
    answer: timesheetRecord,
  }),
  save: defineCall({
    method: 'POST',
    path: '/timesheet/save',
    summary:
      'Registers a record (id null) or changes one; 400 with the field for one that breaks a rule, 404 for a record that is gone, 409 for one that was changed since Version',
    access: 'team',
    ownership: { param: 'CommitmentId', is: 'ownRow', of: 'commitment' },
    body: savedEntity(
      {
        id: idOrNew,
        ...sentWork,
        Date: localDay,
        /** More than 0, at most 10, a multiple of 0.25; the rule's own text refuses what is not. */
        Effort: Type.Number(),
        /** The Version that was changed; null saves over whatever is there. */
        Version: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
      },
      timesheetRecord,
    ),
    answer: timesheetRecord,
    errors: [409],
  }),
  list: defineCall({
    method: 'POST',
    path: '/timesheet/GetDateRangeList',
    summary:
      'The records of the caller, or of somebody who reports to them, from startDate to endDate, both included (at most 400 days), by date and time of entry',
    access: 'team',
    ownership: { param: 'TeammemberId', is: 'memberId', orReports: true },
    query: strictObject({ isAdmin: Type.Optional(Type.Enum(['false', 'true'])) }),
    /** isAdmin is false unless told; true is for nobody who may make this call (R197). */
    body: strictObject({ TeammemberId: id, ...range, isAdmin: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(timesheetRecord),
  }),
  page: defineCall({
    method: 'POST',
    path: '/timesheet/page',
    summary:
      'The same as GetDateRangeList, a page at a time: at most Size records after those that a page has ended with (After, its Next); Next is null for the last page. Records that are logged meanwhile come in their place, or not at all',
    access: 'team',
    ownership: { param: 'TeammemberId', is: 'memberId', orReports: true },
    body: strictObject({
      TeammemberId: id,
      ...range,
      Size: Type.Integer({ minimum: 1, maximum: recordPageMax }),
      After: nullable(lineText(200)),
    }),
    answer: Type.Object({ Items: Type.Array(timesheetRecord), Next: nullable(Type.String()) }),
  }),
  recent: defineCall({
    method: 'POST',
    path: '/timesheet/recent',
    summary:
      'The caller’s latest record of each work (commitment, project, epic, issue, activity and technology) of the 28 days before until and of that day, latest first, six at most',
    access: 'team',
    ownership: 'none',
    body: strictObject({ until: localDay }),
    answer: Type.Array(timesheetRecord),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/timesheet/remove/{id}',
    summary: 'Removes one of the caller’s own records; 404 when it is gone, 409 when it was changed since `version`',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'timesheet', hidden: true },
    params: strictObject({ id }),
    query: strictObject({ version: Type.Optional(lineText(10)) }),
    answer: Type.Boolean(),
    errors: [409],
  }),
  pinned: defineCall({
    method: 'GET',
    path: '/timesheet/pinned',
    summary: 'The records that the caller has pinned, in the order in which they did, six at most',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(pinnedRecord),
  }),
  pin: defineCall({
    method: 'POST',
    path: '/timesheet/pin',
    summary:
      'Pins a record, or unpins it (Pinned false), whatever it was before, and answers all that are pinned; 400 with the field for one that breaks a rule, 409 for a seventh',
    access: 'team',
    ownership: { param: 'CommitmentId', is: 'ownRow', of: 'commitment' },
    body: savedEntity({ ...sentWork, Pinned: Type.Boolean() }, pinnedRecord),
    answer: Type.Array(pinnedRecord),
    errors: [409],
  }),
} as const

/** Leave (specification 3): one full day per date (decisions B). */
export const leave = Type.Object({ id, Date: localDateTime })

export const leaveCalls = {
  save: defineCall({
    method: 'POST',
    path: '/leave/save',
    summary: 'Registers a day of leave; 409 when that day is one already',
    access: 'team',
    ownership: 'none',
    body: savedEntity({ id: Type.Optional(idOrNew), Date: localDay }, leave),
    answer: leave,
    errors: [409],
  }),
  list: defineCall({
    method: 'POST',
    path: '/leave/GetDateRangeList',
    summary: 'The caller’s days of leave from startDate to endDate, both included (at most 400 days)',
    access: 'team',
    ownership: 'none',
    body: strictObject(range),
    answer: Type.Array(leave),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/leave/remove/{id}',
    summary: 'Removes one of the caller’s own days of leave',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'leave', hidden: true },
    params: strictObject({ id }),
    answer: Type.Boolean(),
  }),
} as const
