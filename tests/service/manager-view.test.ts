import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallShape, naming } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/v1.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { confirmationOf } from './support/confirmation.ts'
import { bodyFor, exampleOf, pathFor } from './support/examples.ts'
import { seedForTests } from './support/samples.ts'
import { type Reply, type RunningService, type Session, startService } from './support/service.ts'

/** What a line manager is told of those who report to them, over every call of the contract: a call that is added there is tested here. */

/** What is a member's own business (decisions E), and how they are paid. Spelt out: what is left out in the contract by mistake shows. */
const privateKeys = [
  ...['BirthDate', 'SecondaryEmail', 'Mobile', 'MaritalStatus', 'MilitaryServiceSituation'],
  ...['PaymentMethodType', 'UpdatedPaymentMethodDate', 'LockedUntil', 'HasActivePayRun'],
  ...['WalletAddress', 'BSB', 'AccountName', 'AccountNumber', 'BankName', 'ShebaNumber', 'SwiftCode', 'RecipientAddress'],
]

/** Written into the records of the reports, so that it shows under whatever name. */
const planted = {
  birthDate: '1901-02-03',
  secondaryEmail: 'planted-second@private.test',
  mobile: '+61 499 000 111',
  maritalStatus: 'Planted marital status',
  militaryServiceSituation: 'Planted service',
} as const

const summary = 'Email FullName Id Job PhotoUrl'
const record = `
  CV CareerHistoryDescription City Country Degree Description Educations Email EndDate ExperienceYear FieldOfStudy
  FileName FirstName FullName GitHub Id Institute IsHiringmanager Job JobPreferences JobRole JobTitleId Language
  LanguageSkills LastName Level LinemanagerId LinkedIn MemberSince Nationality NickName Personality Phone PhotoUrl
  ProfessionalDetail SkillId Skills SpecificRoles StartDate StillStudying Text UserAccountsId WebSite WorkingPosition`
const access = `
  Email GrantedBy GrantedOn IsActive Name Notes Project RequestedOn RevokedBy RevokedOn TeamMember Tool Url id`
/** Of commitments of the line manager's own that reports share. */
const commitment = `
  CommitmentTimesheetProcessing EarliestTimesheetDate EndDate FullName HoursPerWeekMax HoursPerWeekMin
  HoursPerWeekRadio Id IsCommitmentExpired JobRole JobRoleIcon JobTitle LineManagerDetail LineManagerId
  LineManagerName Name PhotoUrl PortfolioManagerDetail ProjectDetails ProjectIds ProjectLeadDetail ProjectNames
  SecurityScore SeniorityLevel StartDate Status StatusMessage StatusV2 TeamMemberIds TeamMembers TimeZone TmFullName
  Type VmId id`

/** The fields that an answer which tells a line manager of a report may have. What is told beyond that is written down here, and thought about. */
const told: Readonly<Record<string, string>> = {
  'authentication.getUserByEmail': `
    avatar creationDate email emailVerified fullName id ipDetail isAuthenticated lastSignInTime name phoneNumber
    roles surname title userName`,
  'people.list': summary,
  'people.getActive': summary,
  'people.getById': record,
  'people.getByUid': record,
  'people.getByEmail': record,
  'commitment.getByTeammember': commitment,
  'commitment.dashboard': `${commitment}
    ActivityWatchDetails Class Commits Date Epics IssuesCount LeaveDetails MainIssue Severaty SonarqubeIssues
    TimesheetDetails TotalLine TotalSecounds date totalSecounds`,
  'timesheet.list': `
    Activity ActivityId Adjustment Commitment CommitmentId Date DateLink Description Effort Epic IssueNo Name
    Project ProjectId TeamMemberId TeammemberId Technology TechnologyId Value Version id`,
  'timesheet.page': `
    Activity ActivityId Adjustment Commitment CommitmentId Date DateLink Description Effort Epic IssueNo Items Name Next
    Project ProjectId TeamMemberId TeammemberId Technology TechnologyId Value Version id`,
  'report.timesheetReport': `
    Activity Adjustment Date Description Epic IssueNo Name NetEffort Project TeamMember Technology Value data groups
    id totalCount totalEffort`,
  'report.weeklyTimesheetAudit': `
    ActivityWatchDetails Commits Date FullName Id LeaveDetails MissingHours PhotoUrl TargetHours TimesheetDetails
    TotalLine TotalSecounds date totalSecounds`,
  'access.list': access,
  'access.add': access,
  'access.grant': access,
  'access.revoke': access,
  'author.list': 'Author IsIgnored LastCommit TeamMemberId TeamMemberName TotalLine id',
}

let running: RunningService
/** By which an answer mentions a report. */
let marks: readonly string[]
const sessions = new Map<string, Session>()

beforeAll(async () => {
  running = await startService()
  const ofLead = eq(teamMember.lineManagerId, seedId('lead/member'))
  await running.db.update(teamMember).set(planted).where(ofLead)
  const reports = await running.db.select().from(teamMember).where(ofLead)
  expect(reports).toHaveLength(5)
  marks = reports.flatMap(({ id, userAccountId, email }) => [id, userAccountId, email])
})
afterAll(() => running.stop())

const sessionOf = async (person: string, call: CallShape): Promise<Session> => {
  // What takes the refresh token ends the session.
  const session = (call.access === 'session' ? undefined : sessions.get(person)) ?? (await running.logIn(person))
  if (call.access !== 'session') sessions.set(person, session)
  return session
}

/** Whom a call is about: a report, the caller, or nobody by name, which is everybody. */
type About = 'report' | 'self' | 'team'

/** The body of the call, with nobody in the place of a name where it is about the team. */
const bodyAbout = (domain: string, name: string, call: CallShape, about: About, named: string): unknown => {
  const body = bodyFor(call, exampleOf(domain, name), named)
  const param = naming(call)?.param
  return about === 'team' && typeof body === 'object' && param !== undefined ? { ...body, [param]: null } : body
}

/** Makes a call as lead of member, or as somebody of themselves. */
const send = async (domain: string, name: string, call: CallShape, person: string, about: About): Promise<Reply> => {
  const session = await sessionOf(person, call)
  const named = about === 'report' ? 'member' : person
  const body = bodyAbout(domain, name, call, about, named)
  const reply = await running.call(call.method, pathFor(call, named), {
    session,
    headers: {
      'x-refresh-token': session.refreshToken,
      ...(call.isConfirmed === true ? { 'x-confirmation': await confirmationOf(running, session) } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  if (/^(?:remove|revoke)/.test(name) && reply.status < 400) await seedForTests(running.pool, running.clock.now)
  return reply
}

/** Every name of a field in a value, however deep. */
const keysIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(keysIn)
  return [...new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...below])].toSorted()
}
const isPrivate = (key: string): boolean => privateKeys.some((one) => one.toLowerCase() === key.toLowerCase())
const mentionsReport = ({ text }: Reply): boolean => marks.some((mark) => text.includes(mark))

// Who makes a public call is not known.
const calls = allCalls
  .filter(({ call }) => call.access !== 'public')
  .map(({ domain, name, call }) => ({ title: `${domain}.${name}`, domain, name, call }))

const aboutWhom = (call: CallShape): readonly About[] => {
  const ownership = naming(call)
  const mayBeReport = ownership?.orReports === true
  return [...(mayBeReport ? ['report' as const] : []), ...(mayBeReport && 'orTeam' in ownership ? ['team' as const] : []), 'self']
}

describe.each(calls)('a line manager who asks $title', ({ title, domain, name, call }) => {
  it.each(aboutWhom(call))('about %s is told nothing private of a report', async (about) => {
    const reply = await send(domain, name, call, 'lead', about)
    if (about !== 'self') expect(reply.status, reply.text).toBe(exampleOf(domain, name).status)
    for (const value of Object.values(planted)) expect(reply.text).not.toContain(value)
    if (about === 'self' && !mentionsReport(reply)) return
    const known = new Set([...(told[title] ?? '').matchAll(/\w+/g)].map(([word]) => word))
    const keys = keysIn(reply.value)
    expect(keys.filter(isPrivate)).toEqual([])
    // Not every one has something on every day.
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})

it('a line manager who exports the report is told nothing private either', async () => {
  const day = running.clock.now.toISOString().slice(0, 10)
  const query = `Format=csv&startDate=${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01&endDate=${day}`
  const lead = await running.logIn('lead')
  const { status, text } = await running.call('GET', `/reports/timesheetReport/file?${query}`, { session: lead })
  expect(status, text).toBe(200)
  expect(text).toContain('Amir Karimi')
  for (const value of Object.values(planted)) expect(text).not.toContain(value)
  for (const key of privateKeys) expect(text.split('\n')[0]).not.toContain(key)
})

it('a member is told all of it about themselves', async () => {
  const found = new Set<string>()
  let texts = ''
  for (const { domain, name, call } of calls.filter((one) => one.call.method === 'GET' && one.call.access !== 'session')) {
    const reply = await send(domain, name, call, 'member', 'self')
    for (const key of keysIn(reply.value).filter(isPrivate)) found.add(key)
    texts += reply.text
  }
  expect([...found].toSorted()).toEqual(privateKeys.toSorted())
  for (const value of Object.values(planted)) expect(texts).toContain(value)
})
