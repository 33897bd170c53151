import type { BodyOf } from '#contract/call.ts'
import type { timesheetCalls } from '#contract/timesheet.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, invalid } from '../http-error.ts'
import type { WorkContent } from './checks.ts'
import { readDay, readRange } from './days.ts'
import { readCursor } from './page-cursor.ts'
import { changePin, listPins } from './pins.ts'
import { getRecord, listPage, listRecent, listRecords, removeRecord, saveRecord } from './records.ts'

const readWork = (body: Omit<BodyOf<(typeof timesheetCalls)['pin']>, 'Pinned'>): WorkContent => ({
  commitmentId: body.CommitmentId.toLowerCase(),
  projectId: body.ProjectId.toLowerCase(),
  epic: body.Epic.trim(),
  issueNo: body.IssueNo.trim(),
  activityId: body.ActivityId.toLowerCase(),
  technologyId: body.TechnologyId.toLowerCase(),
  description: body.Description.trim(),
})

/** @throws HttpError 400 when it is no count of changes */
const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid('version', 'version must be a whole number.')
  return Number(text)
}

/** Specification 5 Timesheet form and 7.3: the caller's own records; a line manager may list those of their reports. */
export const timesheetHandlers = ({ db }: Service): Handlers<typeof timesheetCalls> => ({
  getById: async ({ params, caller, commit, now }) =>
    await commit((tx) => getRecord(tx, caller.memberId, params.id.toLowerCase(), now)),

  save: async ({ body, caller, commit, now }) => {
    const content = { ...readWork(body), date: readDay('Date', body.Date), effort: body.Effort }
    const given = { id: body.id?.toLowerCase() || null, version: body.Version ?? null, content }
    return await commit((tx) => saveRecord(tx, caller.memberId, given, now))
  },

  // Whose records may be listed was checked with the contract's ownership.
  list: async ({ body, query, commit, now }) => {
    if (body.isAdmin === true || query.isAdmin === 'true') throw forbidden('Your role may not do this.')
    const range = readRange(body)
    return await commit((tx) => listRecords(tx, body.TeammemberId.toLowerCase(), range, now))
  },

  page: async ({ body, commit, now }) => {
    const page = { after: body.After === null ? null : readCursor(body.After), size: body.Size }
    const range = readRange(body)
    return await commit((tx) => listPage(tx, body.TeammemberId.toLowerCase(), range, page, now))
  },

  recent: async ({ body, caller, commit, now }) => {
    const until = readDay('until', body.until)
    return await commit((tx) => listRecent(tx, caller.memberId, until, now))
  },

  remove: async ({ params, query, caller, commit, now }) => {
    const version = readVersion(query.version)
    return await commit(async (tx) => {
      await removeRecord(tx, caller.memberId, params.id.toLowerCase(), version, now)
      return true
    })
  },

  pinned: async ({ caller }) => await listPins(db, caller.memberId),

  pin: async ({ body, caller, commit, now }) =>
    await commit((tx) => changePin(tx, caller.memberId, readWork(body), body.Pinned, now)),
})
