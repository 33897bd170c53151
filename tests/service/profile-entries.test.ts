import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { degrees } from '../../src/rules/profile-values.ts'
import { education, languageSkill, teamMemberSkill } from '../../src/service/db/profile-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
/** Somebody without any entry, and somebody with some of each kind. */
let newcomer: Session
let member: Session
beforeAll(async () => {
  running = await startService()
  newcomer = await running.logIn('newcomer')
  member = await running.logIn('member')
})
afterAll(() => running.stop())

const get = async (path: string, session = newcomer) => (await running.call('GET', `/teammember/${path}`, { session })).value
const post = (path: string, body: object, session = newcomer) => running.call('POST', `/teammember/${path}`, { session, body })
const idOf = (value: unknown): string => String(Object(value).Id)
const day = (text: string | null): string | null => (text === null ? null : `${text}T00:00:00`)

const study = {
  Degree: "Master's degree",
  FieldOfStudy: 'Physics',
  Institute: 'Uppsala',
  StartDate: day('2010-09-01'),
  EndDate: day('2012-06-30'),
  StillStudying: false,
}
const paper = {
  Name: 'Certified diver',
  Issuer: 'Divers Guild',
  IssueDate: day('2020-02-29'),
  ExpireDate: null,
  CredentialUrl: 'https://divers.example.org/1?a=b#c',
}
const work = {
  Company: 'Crosswind',
  JobTitle: 'Engineer',
  StartDate: day('2015-01-01'),
  EndDate: day('2016-12-31'),
  StillWorking: false,
  Description: '<p>Routes.</p>',
}

describe('education', () => {
  it('is added, changed and removed', async () => {
    const added = await post('saveEducation', study)
    expect(added.value).toEqual({ Id: expect.any(String), ...study })
    const Id = idOf(added.value)
    const changed = { ...study, Id: Id.toUpperCase(), Degree: 'Doctorate', StartDate: null, EndDate: null }
    expect((await post('saveEducation', changed)).value).toEqual({ ...changed, Id })
    expect(await get('educations')).toEqual([{ ...changed, Id }])
    const remove = () => running.call('DELETE', `/teammember/removeEducation/${Id}`, { session: newcomer })
    expect(await remove()).toMatchObject({ status: 200, value: true })
    expect(await get('educations')).toEqual([])
    expect((await remove()).status).toBe(403)
  })

  it('that goes on has no end, whatever was sent as one', async () => {
    const reply = await post('saveEducation', { ...study, StillStudying: true, EndDate: day('2001-01-01') })
    expect(reply.value).toMatchObject({ StillStudying: true, EndDate: null })
    await running.call('DELETE', `/teammember/removeEducation/${idOf(reply.value)}`, { session: newcomer })
  })

  it.each([
    ['EndDate', { EndDate: day('2010-09-01') }, messages.endBeforeStart],
    ['EndDate', { EndDate: day('2009-01-01') }, messages.endBeforeStart],
    ['EndDate', { EndDate: day('2012-06-31') }, messages.dateInvalid],
    ['StartDate', { StartDate: day('2010-13-01') }, messages.dateInvalid],
    ['Degree', { Degree: 'Knight' }, `Degree must be one of: ${degrees.join(', ')}.`],
    ['StillStudying', { StillStudying: 'yes' }, 'StillStudying must be true or false.'],
  ])('names %s when it is wrong', async (field, change, message) => {
    expect(await post('saveEducation', { ...study, ...change })).toMatchObject({ status: 400, field, message })
  })

  it('is listed newest first: what goes on, then what ended last', async () => {
    const years = (from: string | null, to: string | null, StillStudying = false) =>
      post('saveEducation', { ...study, StartDate: day(from), EndDate: day(to), StillStudying })
    const made = [
      await years('2000-01-01', '2004-01-01'),
      await years(null, null),
      await years('2006-01-01', '2012-01-01'),
      await years('2015-01-01', null, true),
      await years('2008-01-01', '2012-01-01'),
      await years('2010-01-01', null),
    ].map(({ value }) => idOf(value))
    const listed = (await get('educations')) as { Id: string }[]
    expect(listed.map(({ Id }) => made.indexOf(Id))).toEqual([3, 4, 2, 5, 0, 1])
    const whole = await get('GetTeammemberWithProfessional')
    expect(whole).toMatchObject({ Educations: listed, StillStudying: true })
  })
})

describe('certificates', () => {
  it('are added, changed and removed', async () => {
    const added = await post('saveCertificate', paper)
    const Id = idOf(added.value)
    expect(added.value).toEqual({ Id, ...paper, FileName: null })
    const changed = { Id, Name: '  Certified swimmer ', Issuer: ' ', IssueDate: null, ExpireDate: null, CredentialUrl: null }
    expect((await post('saveCertificate', changed)).value).toEqual({
      ...changed,
      Name: 'Certified swimmer',
      Issuer: null,
      FileName: null,
    })
    await running.call('DELETE', `/teammember/removeCertificate/${Id}`, { session: newcomer })
    expect(await get('certificates')).toEqual([])
  })

  it.each([
    ['Name', { Name: '  ' }, messages.required],
    ['IssueDate', { IssueDate: day('2100-01-01') }, messages.dateInFuture],
    ['ExpireDate', { ExpireDate: day('2020-02-28') }, messages.endBeforeStart],
    ['CredentialUrl', { CredentialUrl: 'javascript:alert(1)' }, messages.urlInvalid],
    ['CredentialUrl', { CredentialUrl: 'divers.example.org' }, messages.urlInvalid],
  ])('name %s when it is wrong: %j', async (field, change, message) => {
    expect(await post('saveCertificate', { ...paper, ...change })).toMatchObject({ status: 400, field, message })
  })

  it('are listed with the one issued last first', async () => {
    for (const IssueDate of ['2018-01-01', null, '2021-01-01'])
      await post('saveCertificate', { ...paper, IssueDate: day(IssueDate) })
    const listed = (await get('certificates')) as { IssueDate: string | null }[]
    expect(listed.map(({ IssueDate }) => IssueDate)).toEqual([day('2021-01-01'), day('2018-01-01'), null])
  })
})

describe('languages', () => {
  const save = (Language: string, Level = 'Fluent', Id?: string) =>
    post('saveLanguageSkill', { Language, Level, ...(Id === undefined ? {} : { Id }) })

  it('are added and changed, each once', async () => {
    const Id = idOf((await save('Swedish', 'Basic')).value)
    expect((await save(' swedish ', 'Native', Id)).value).toEqual({ Id, Language: 'swedish', Level: 'Native' })
    expect(await save('SWEDISH')).toMatchObject({ status: 409, field: 'Language', message: messages.languageExists })
    running.clock.forward(1000)
    const other = idOf((await save('Finnish')).value)
    expect(await save('Swedish', 'Basic', other)).toMatchObject({ status: 409, message: messages.languageExists })
    expect(await get('languageSkills')).toEqual([
      { Id: other, Language: 'Finnish', Level: 'Fluent' },
      { Id, Language: 'swedish', Level: 'Native' },
    ])
  })

  it('refuse two names that only the database takes for the same', async () => {
    // Here lower('İ') differs from what JavaScript makes of it; neither way may two rows or a failure come of it.
    const replies = [await save('İzmirce'), await save('i̇zmirce'), await save('İZMİRCE')]
    for (const { status } of replies) expect([200, 409]).toContain(status)
  })

  it('are added once by many who send the same at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => save('Danish')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await running.db.select().from(languageSkill)
    expect(rows.filter(({ memberId, language }) => memberId === newcomer.memberId && language === 'Danish')).toHaveLength(1)
  })

  it.each([
    ['Language', { Language: ' ', Level: 'Basic' }],
    ['Level', { Language: 'Latin', Level: 'Perfect' }],
  ])('name %s when it is wrong', async (field, body) => {
    expect(await post('saveLanguageSkill', body)).toMatchObject({ status: 400, field })
  })
})

describe('technical skills', () => {
  const add = (name: string) => post('saveSkill', { SkillId: seedId(`skill/${name}`) })

  it('are added by the list, each once, and removed', async () => {
    const added = await add('Rust')
    expect(added.value).toEqual({ Id: expect.any(String), SkillId: seedId('skill/Rust'), Text: 'Rust', FileName: null })
    expect(await add('Rust')).toMatchObject({ status: 409, message: messages.skillExists, field: 'SkillId' })
    await add('Go')
    const names = async () => ((await get('technicalSkills')) as { Text: string }[]).map(({ Text }) => Text)
    expect((await names()).sort()).toEqual(['Go', 'Rust'])
    const remove = () => running.call('POST', `/teammember/removeSkill/${idOf(added.value)}`, { session: newcomer })
    expect(await remove()).toMatchObject({ status: 200, value: true })
    expect(await names()).toEqual(['Go'])
    expect((await remove()).status).toBe(403)
  })

  it('that are in no list are refused', async () => {
    expect(await add('Alchemy')).toMatchObject({ status: 400, field: 'SkillId' })
  })

  it('are added once by many who send the same at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => add('Kotlin')))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(11)
    const rows = await running.db.select().from(teamMemberSkill)
    const mine = rows.filter(({ memberId, skillId }) => memberId === newcomer.memberId && skillId === seedId('skill/Kotlin'))
    expect(mine).toHaveLength(1)
  })
})

describe('an entry of somebody else', () => {
  it.each([
    ['saveEducation', { ...study, Id: seedId('member/education/bachelor') }],
    ['saveCertificate', { ...paper, Id: seedId('member/certificate/practitioner') }],
    ['saveLanguageSkill', { Language: 'Welsh', Level: 'Basic', Id: seedId('member/language/english') }],
    ['experienceDetail', { Items: [{ ...work, Id: seedId('member/career/contractor') }] }],
  ])('is neither changed nor taken over by %s, as if it did not exist', async (path, body) => {
    const read = async () => await get('GetTeammemberWithProfessional', member)
    const before = await read()
    const reply = await post(path, body)
    const text = JSON.stringify(body)
    const unknown = JSON.parse(text.replace(/"Id":"[^"]*"/, `"Id":"${seedId('nobody')}"`)) as object
    expect(reply.status).toBe(403)
    expect((await post(path, unknown)).text).toBe(reply.text)
    expect(await read()).toEqual(before)
  })
})

describe('the limit of a hundred entries', () => {
  it('is kept, also for many at once', async () => {
    const lead = await running.logIn('lead')
    const start = await running.db.$count(education)
    const rows = Array.from({ length: 96 }, (_, at) => ({
      memberId: lead.memberId,
      id: seedId(`limit/${at}`),
      createdAt: running.clock.now,
      stillStudying: false,
    }))
    await running.db.insert(education).values(rows)
    const replies = await Promise.all(Array.from({ length: 10 }, () => post('saveEducation', study, lead)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.message).toBe('You can have at most 100 entries here. Please remove one first.')
    expect(await running.db.$count(education)).toBe(start + 98)
    const changed = await post('saveEducation', { ...study, Id: seedId('limit/0') }, lead)
    expect(changed.status).toBe(200)
  })
})
