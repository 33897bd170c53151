import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../src/gateway/testing/profile-examples.ts'
import { messages } from '../../src/rules/messages.ts'
import { experienceYears, maritalStatuses, militaryServiceSituations } from '../../src/rules/profile-values.ts'
import { professionalDetail, teamMember } from '../../src/service/db/member-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

const mustBe = (field: string, list: readonly string[]): string => `${field} must be one of: ${list.join(', ')}.`

let running: RunningService
let session: Session
beforeAll(async () => {
  running = await startService()
  session = await running.logIn('newcomer')
})
afterAll(() => running.stop())

const details = {
  ...nobody,
  FirstName: 'Nils',
  LastName: 'Berg',
  NickName: null,
  BirthDate: '1995-02-28T00:00:00',
  SecondaryEmail: 'nils@example.org',
  Phone: '+46700000007',
  Mobile: null,
  Nationality: 'Sweden',
  Country: 'Sweden',
  City: 'Umeå',
  MaritalStatus: 'Single',
  MilitaryServiceSituation: 'Not applicable',
}
const save = (change: object = {}, by = session) =>
  running.call('POST', '/teammember/personalDetail', { session: by, body: { ...details, ...change } })
const read = async (by = session) => (await running.call('GET', '/teammember/personalDetails', { session: by })).value

const roleAndTitle = {
  JobTitleId: seedId('job-title/React Developer'),
  SpecificRoles: ['Front-end development', 'Design'],
  ExperienceYear: '4',
}
const saveRoleAndTitle = (change: object = {}, by = session) =>
  running.call('POST', '/teammember/roleAndTitle', { session: by, body: { ...roleAndTitle, ...change } })

describe('personal details', () => {
  it('are kept as saved, with the e-mail of the account', async () => {
    const reply = await save()
    expect(reply.value).toEqual({ ...details, Email: 'newcomer@demo.test', IsHiringmanager: false })
    expect(await read()).toEqual(reply.value)
  })

  it('keep nothing around a text, and a phone number in the form in which numbers are compared', async () => {
    const reply = await save({
      FirstName: '  Nils Ove ',
      NickName: '   ',
      Phone: '+46 (70) 000-00 08',
      Mobile: ' +46 71 1111111',
    })
    expect(reply.value).toMatchObject({ FirstName: 'Nils Ove', NickName: null, Phone: '+46700000008', Mobile: '+46711111111' })
  })

  it('are what the name of the person follows', async () => {
    await save({ FirstName: 'Nora', LastName: 'Bergström' })
    const member = await running.call('GET', '/teammember/GetTeammemberWithProfessional', { session })
    expect(member.value).toMatchObject({ FullName: 'Nora Bergström', BirthDate: '1995-02-28T00:00:00' })
    const info = await running.call('GET', '/authentication/GetUserByEmail/newcomer@demo.test', { session })
    expect(info.value).toMatchObject({ fullName: 'Nora Bergström', phoneNumber: '+46700000007' })
  })

  it('keep the joiners and direction marks that scripts need', async () => {
    const names = { FirstName: 'می\u200cنا', LastName: 'כהן\u200f', NickName: '👩\u200d🚀' }
    expect((await save(names)).value).toMatchObject(names)
  })

  it('may be incomplete', async () => {
    const empty = Object.fromEntries(Object.keys(details).map((field) => [field, null]))
    const reply = await save({ ...empty, FirstName: 'Nils', LastName: 'Berg' })
    expect(reply.value).toMatchObject({ ...empty, FirstName: 'Nils', LastName: 'Berg' })
  })

  it.each([
    ['FirstName', '   ', messages.required],
    ['LastName', '\u00a0', messages.required],
    ['LastName', '\u200b\u2060', messages.required],
    ['NickName', '\u202eslin', 'NickName contains characters that are not allowed.'],
    ['City', 'Umeå\u2028Umeå', 'City contains characters that are not allowed.'],
    ['City', 'Umeå\u0085', 'City contains characters that are not allowed.'],
    ['BirthDate', '2023-02-29T00:00:00', messages.dateInvalid],
    ['BirthDate', '1995-02-28T25:00:00', messages.dateInvalid],
    ['BirthDate', '0001-01-01T00:00:00', messages.dateInvalid],
    ['BirthDate', '2199-01-01T00:00:00', messages.dateInFuture],
    ['BirthDate', '28.2.1995', 'BirthDate must be a local date, for example 2026-11-20T00:00:00.'],
    ['SecondaryEmail', 'nils@localhost', messages.emailInvalid],
    ['Phone', 'call me', messages.phoneInvalid],
    ['Mobile', '123', messages.phoneInvalid],
    ['MaritalStatus', 'It is complicated', mustBe('MaritalStatus', maritalStatuses)],
    ['MilitaryServiceSituation', 'Admiral', mustBe('MilitaryServiceSituation', militaryServiceSituations)],
    ['City', 'x'.repeat(101), 'City must have at most 100 characters.'],
  ])('refuse %s %j', async (field, value, message) => {
    expect(await save({ [field]: value })).toMatchObject({ status: 400, field, message })
  })

  it('take a birthday of today wherever the person is', async () => {
    const tomorrow = new Date(running.clock.now.getTime() + 14 * 3600 * 1000).toISOString().slice(0, 10)
    expect((await save({ BirthDate: `${tomorrow}T00:00:00` })).status).toBe(200)
  })

  it('refuse the phone number of another account, however it is spelt', async () => {
    const before = await read()
    const reply = await save({ City: 'Lund', Phone: '+61 400-000-002' })
    expect(reply).toMatchObject({ status: 409, field: 'Phone', message: messages.phoneTaken })
    expect(await read()).toEqual(before)
  })

  it('give a phone number to one of many who ask for it at once', async () => {
    const names = ['amir', 'olivia', 'tomas', 'grace', 'idle']
    const sessions = await Promise.all(names.map((name) => running.logIn(name)))
    const replies = await Promise.all(sessions.map((one) => save({ Phone: '+46799999999' }, one)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('job title, roles and experience', () => {
  it('are kept as saved; the names follow from the list', async () => {
    const reply = await saveRoleAndTitle()
    expect(reply.value).toMatchObject({
      ProfessionalDetail: {
        JobTitleId: roleAndTitle.JobTitleId,
        Job: 'React Developer',
        JobRole: 'Front-end development',
        ExperienceYear: '4',
        Personality: null,
      },
      SpecificRoles: ['Design', 'Front-end development'],
    })
    const member = await running.call('GET', '/teammember/GetTeammemberWithProfessional', { session })
    expect(member.value).toMatchObject(Object(reply.value))
  })

  it('leave the personality alone, and the personality leaves them alone', async () => {
    const body = { LinkedIn: null, GitHub: null, WebSite: null, Description: null, Personality: '<p>Curious.</p>' }
    await running.call('POST', '/teammember/profileDetail', { session, body })
    const reply = await saveRoleAndTitle({ ExperienceYear: '5' })
    expect(reply.value).toMatchObject({
      ProfessionalDetail: { Job: 'React Developer', ExperienceYear: '5', Personality: '<p>Curious.</p>' },
    })
  })

  it('take two spellings of a role for one', async () => {
    const reply = await saveRoleAndTitle({ SpecificRoles: ['Design', ' design ', 'DESIGN', 'Security'] })
    expect(reply.value).toMatchObject({ SpecificRoles: ['Design', 'Security'] })
  })

  it('may be taken back', async () => {
    const reply = await saveRoleAndTitle({ JobTitleId: null, SpecificRoles: [], ExperienceYear: null })
    expect(reply.value).toMatchObject({
      ProfessionalDetail: { JobTitleId: null, Job: null, JobRole: null, ExperienceYear: null },
      SpecificRoles: [],
    })
  })

  it.each([
    ['JobTitleId', seedId('job-title/Astronaut'), 'JobTitleId is not a job title of the list.'],
    ['JobTitleId', seedId('job-role/Design'), 'JobTitleId is not a job title of the list.'],
    ['ExperienceYear', '31', mustBe('ExperienceYear', experienceYears)],
    ['ExperienceYear', '-1', mustBe('ExperienceYear', experienceYears)],
    ['SpecificRoles.1', ['Design', '  '], messages.required],
    ['SpecificRoles', Array.from({ length: 31 }, (_, at) => `Role ${at}`), 'SpecificRoles must have at most 30 entries.'],
  ])('refuse %s %j', async (field, value, message) => {
    const [name = ''] = field.split('.')
    expect(await saveRoleAndTitle({ [name]: value })).toMatchObject({ status: 400, field, message })
  })

  it('stay when the title that was chosen has left the list', async () => {
    const memberId = seedId('newcomer/member')
    const gone = { jobTitleId: seedId('job-title/Gone'), job: 'Gone', jobRole: null }
    await running.db.update(professionalDetail).set(gone).where(eq(professionalDetail.memberId, memberId))
    const reply = await saveRoleAndTitle({ JobTitleId: gone.jobTitleId, ExperienceYear: '6' })
    expect(reply.value).toMatchObject({ ProfessionalDetail: { Job: 'Gone', ExperienceYear: '6' } })
  })
})

describe('job preferences', () => {
  const add = (WorkingPosition: string) =>
    running.call('POST', '/teammember/jobPreferences', { session, body: { WorkingPosition } })
  const positions = (value: unknown): string[] =>
    (value as { WorkingPosition: string }[]).map(({ WorkingPosition }) => WorkingPosition)

  it('are added one by one and answered all', async () => {
    await add('Remote')
    expect(positions((await add('Part time')).value)).toEqual(['Part time', 'Remote'])
  })

  it.each(['Remote', 'remote', '  REMOTE '])('refuse %j, which is there', async (position) => {
    expect(await add(position)).toMatchObject({
      status: 409,
      field: 'WorkingPosition',
      message: messages.jobPreferenceExists,
    })
  })

  it('are added once by many who send the same at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add('Hybrid')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('are refused without a text', async () => {
    expect(await add(' ')).toMatchObject({ status: 400, field: 'WorkingPosition', message: messages.required })
  })

  it('are removed, and only once', async () => {
    const all = (await add('Contract')).value as { Id: string; WorkingPosition: string }[]
    const id = all.find(({ WorkingPosition }) => WorkingPosition === 'Contract')?.Id ?? ''
    const remove = () => running.call('DELETE', `/teammember/jobPreferences/${id}`, { session })
    expect(positions((await remove()).value)).toEqual(['Hybrid', 'Part time', 'Remote'])
    expect((await remove()).status).toBe(403)
  })
})

describe('a hiring manager', () => {
  let manager: Session
  const stored = { ...details, FirstName: 'Ida', LastName: 'Lange', Phone: '+491510000009' }
  beforeAll(async () => {
    manager = await running.logIn('idle')
    await save(stored, manager)
    await running.db.update(teamMember).set({ isHiringManager: true }).where(eq(teamMember.id, manager.memberId))
  })

  it('may change everything else, sending along what stays the same', async () => {
    const same = { ...stored, FirstName: ' Ida', Phone: '+49 151 0000-009', City: 'Kiel' }
    expect((await save(same, manager)).value).toMatchObject({ City: 'Kiel', FirstName: 'Ida', IsHiringmanager: true })
    const roles = { ...roleAndTitle, JobTitleId: seedId('job-title/Software Engineer') }
    const unchanged = { ...roles, SpecificRoles: ['Data and analytics', 'Back-end development'], ExperienceYear: '20' }
    const reply = await saveRoleAndTitle(unchanged, manager)
    expect(reply.value).toMatchObject({ ProfessionalDetail: { ExperienceYear: '20' } })
  })

  it.each([
    ['FirstName', 'Ada'],
    ['LastName', 'Kurz'],
    ['Phone', '+491510000010'],
    ['Phone', null],
  ])('may not change %s to %j', async (field, value) => {
    const before = await read(manager)
    expect(await save({ ...stored, City: 'Bonn', [field]: value }, manager)).toMatchObject({
      status: 403,
      field,
      message: messages.readOnlyForHiringManager,
    })
    expect(await read(manager)).toEqual(before)
  })

  it.each([
    ['JobTitleId', { JobTitleId: seedId('job-title/Data Engineer') }],
    ['JobTitleId', { JobTitleId: null }],
    ['SpecificRoles', { SpecificRoles: ['Back-end development'] }],
    ['SpecificRoles', { SpecificRoles: ['Back-end development', 'Data and analytics', 'Design'] }],
  ])('may not change %s by %j', async (field, change) => {
    const same = {
      JobTitleId: seedId('job-title/Software Engineer'),
      SpecificRoles: ['Back-end development', 'Data and analytics'],
      ExperienceYear: '1',
    }
    expect(await saveRoleAndTitle({ ...same, ...change }, manager)).toMatchObject({
      status: 403,
      field,
      message: messages.readOnlyForHiringManager,
    })
  })
})
