import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/contract/v1.ts'
import { addDays } from '../../src/rules/weeks.ts'
import { dayFrom } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, addCommitment, recordBody, timesheetOf } from './support/work.ts'

let running: RunningService
let session: Session
let lead: Session
beforeAll(async () => {
  running = await startService()
  session = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(() => running.stop())

const read = async (path: string): Promise<unknown> => (await running.call('GET', path, { session })).value
const post = (path: string, body: unknown) => running.call('POST', path, { session, body })
const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)

describe('an entity posted back as it was answered', () => {
  const list: readonly (readonly [string, string, (answer: unknown) => unknown])[] = [
    ['/teammember/personalDetails', '/teammember/personalDetail', (one) => one],
    ['/teammember/profileDetail', '/teammember/profileDetail', (one) => one],
    ['/teammember/educations', '/teammember/saveEducation', firstOf],
    ['/teammember/certificates', '/teammember/saveCertificate', firstOf],
    ['/teammember/languageSkills', '/teammember/saveLanguageSkill', firstOf],
    ['/teammember/technicalSkills', '/teammember/saveSkill', firstOf],
    ['/teammember/contact', '/teammember/address', (one) => firstOf(Object(one).Addresses)],
    ['/teammember/contact', '/teammember/phone', (one) => firstOf(Object(one).Phones)],
  ]

  it.each(list)('of %s to %s is taken and stays the same', async (from, to, pick) => {
    const before = await read(from)
    const entity = pick(before)
    expect(entity).toBeTypeOf('object')
    const reply = await post(to, entity)
    expect([reply.status, reply.message]).toEqual([200, undefined])
    expect(reply.value).toEqual(entity)
    expect(await read(from)).toEqual(before)
  })

  it('is taken of a career history, a job preference and the professional detail', async () => {
    const experience = await read('/teammember/experienceDetail')
    expect((await post('/teammember/experienceDetail', experience)).value).toEqual(experience)
    const whole = Object(await read('/teammember/GetTeammemberWithProfessional'))
    expect((await post('/teammember/jobPreferences', firstOf(whole.JobPreferences))).status).toBe(200)
    const role = { ...whole.ProfessionalDetail, SpecificRoles: whole.SpecificRoles }
    expect((await post('/teammember/roleAndTitle', role)).value).toMatchObject({ SpecificRoles: role.SpecificRoles })
  })

  it('does not apply what the service derives', async () => {
    const entity = Object(await read('/teammember/personalDetails'))
    await post('/teammember/personalDetail', { ...entity, Email: 'another@example.org', IsHiringmanager: true })
    expect(await read('/teammember/personalDetails')).toEqual(entity)
    const [address] = Object(await read('/teammember/contact')).Addresses
    await post('/teammember/address', { ...address, VerifiedOn: '2026-01-01T00:00:00.000Z', WrongCodeInputCount: 3 })
    expect(Object(await read('/teammember/contact')).Addresses[0]).toEqual(address)
  })

  it('is taken of a time record and of leave; without an id it is a new one', async () => {
    const choices = await addChoices(running)
    const commitmentId = await addCommitment(running, 'member', choices.projectId)
    const today = `${dayFrom(running.clock.now, 0)}T00:00:00`
    const { save } = timesheetOf(running, session)
    const saved = Object((await save(recordBody({ ...choices, commitmentId }, { Date: today }))).value)
    expect((await save(saved)).value).toEqual(saved)
    expect(Object((await save({ ...saved, id: '', Adjustment: 5 })).value)).toMatchObject({ Adjustment: 0, Version: 1 })
    const leave = Object((await post('/leave/save', { id: '', Date: `${dayFrom(running.clock.now, 20)}T00:00:00` })).value)
    expect((await post('/leave/save', leave)).value).toEqual(leave)
  })

  it('is refused with a field that belongs to no entity; each such field is named', async () => {
    const entity = Object(firstOf(await read('/teammember/educations')))
    expect(await post('/teammember/saveEducation', { ...entity, Shoe: 1, Size: 2, Colour: 3 })).toMatchObject({
      status: 400,
      field: 'Shoe',
      message: 'Shoe, Size and Colour are not known fields.',
    })
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`Field${index}`, index]))
    expect((await post('/teammember/saveEducation', { ...entity, ...many })).message).toMatch(/^Field0, .* and Field19 are not/)
  })
})

describe('days', () => {
  const save = (StartDate: string) =>
    post('/teammember/saveEducation', {
      ...{ Id: null, Degree: 'Doctorate', FieldOfStudy: 'Tides', Institute: 'Harbour', StillStudying: true, EndDate: null },
      StartDate,
    })

  it.each(['2019-02-28', '2019-02-28T00:00:00', '2019-02-28T23:59:59.999', '2019-02-28T10:00:00.1234567'])(
    '%s is read',
    async (day) => {
      expect((await save(day)).value).toMatchObject({ StartDate: '2019-02-28T00:00:00' })
    },
  )

  it.each(['2019-02-28T00:00:00Z', '2019-02-28T00:00:00+01:00', '28.2.2019', '2019-02-28T10', '2019-02-28 00:00:00', 'tomorrow'])(
    '%s is refused with the form that is read',
    async (day) => {
      expect(await save(day)).toMatchObject({
        status: 400,
        field: 'StartDate',
        message: 'StartDate must be a local date, for example 2026-11-20T00:00:00.',
      })
    },
  )

  it('of a time record, a day of leave and a range are read the same way', async () => {
    const message = 'Date must be a local date, for example 2026-11-20T00:00:00.'
    expect(await post('/leave/save', { Date: '2026-11-20T00:00:00Z' })).toMatchObject({ status: 400, field: 'Date', message })
    const range = { TeammemberId: session.memberId, startDate: '2026-11-16', endDate: '2026-11-22T00:00:00.0' }
    expect((await post('/timesheet/GetDateRangeList', range)).status).toBe(200)
  })
})

describe('a value outside a list is refused with the list', () => {
  const degrees =
    "High school diploma, Vocational training, Associate degree, Bachelor's degree, Master's degree, Doctorate, Bootcamp or course, Other"
  it.each([
    ['/teammember/saveEducation', 'Degree', 'Nope', degrees],
    [
      '/teammember/personalDetail',
      'MaritalStatus',
      'Nope',
      'Single, Married, In a partnership, Divorced, Widowed, Prefer not to say',
    ],
    ['/teammember/saveLanguageSkill', 'Level', 'Nope', 'Basic, Conversational, Fluent, Native'],
  ])('%s %s', async (path, field, value, list) => {
    const entity =
      path === '/teammember/personalDetail'
        ? await read('/teammember/personalDetails')
        : firstOf(await read(path === '/teammember/saveEducation' ? '/teammember/educations' : '/teammember/languageSkills'))
    expect(await post(path, { ...Object(entity), [field]: value })).toMatchObject({
      status: 400,
      field,
      message: `${field} must be one of: ${list}.`,
    })
  })

  it('of years and of roles', async () => {
    const whole = Object(await read('/teammember/GetTeammemberWithProfessional'))
    const body = { ...whole.ProfessionalDetail, SpecificRoles: whole.SpecificRoles }
    const years = await post('/teammember/roleAndTitle', { ...body, ExperienceYear: '31' })
    expect(years).toMatchObject({ status: 400, field: 'ExperienceYear' })
    expect(years.message).toMatch(/^ExperienceYear must be one of: 0, 1, .*30, 30\+\.$/)
    const roles = await post('/teammember/roleAndTitle', { ...body, SpecificRoles: ['Nope'] })
    expect(roles).toMatchObject({ status: 400, field: 'SpecificRoles' })
    expect(roles.message).toMatch(/^SpecificRoles must be one of: .*Data and analytics/)
    expect(Object(await read('/teammember/GetTeammemberWithProfessional')).SpecificRoles).toEqual(whole.SpecificRoles)
  })
})

describe('addresses', () => {
  it.each(['/authentication/login', '/AUTHENTICATION/LOGIN', '/authentication/Login/', '/authentication/login/'])(
    '%s',
    async (path) => {
      const body = { UserName: 'member@demo.test', Password: 'Portal-demo-1' }
      expect((await running.call('POST', path, { body })).status).toBe(200)
    },
  )

  it('keep the case of what they name', async () => {
    expect((await running.call('GET', '/LOCATION/CITIES/Iceland/', { session })).value).toContain('Reykjavík')
  })

  it('of another method say so whatever their case', async () => {
    expect(await running.call('GET', '/authentication/LOGIN/')).toMatchObject({ status: 405 })
  })

  it.each([1_500, 10_000])('with a parameter of %i characters are refused with the envelope', async (length) => {
    const reply = await running.call('GET', `/jobTitle/request/${'x'.repeat(length)}`, { session })
    expect(reply.status).toBe(414)
    expect(JSON.parse(reply.text)).toEqual({ statusCode: 414, message: 'The address is too long.' })
  })

  it('may carry parameters that nobody knows', async () => {
    for (const path of ['/repository/GetByTeammember?isAdmin=false&colour=red', '/project/GetByTeammember?colour=red']) {
      expect((await running.call('GET', path, { session })).status).toBe(200)
    }
    expect(await running.call('GET', '/repository/GetByTeammember?isAdmin=yes', { session })).toMatchObject({
      status: 400,
      field: 'isAdmin',
    })
  })
})

describe('an empty body that is said to be JSON', () => {
  const headers = { 'content-type': 'application/json' }
  it('is a refusal where a body is needed', async () => {
    expect(await running.call('POST', '/authentication/Login', { headers })).toMatchObject({
      status: 400,
      field: 'body',
      message: 'The body must not be empty.',
    })
  })

  it.each(
    allCalls
      .filter(
        ({ call }) =>
          call.body === undefined &&
          call.transfer === undefined &&
          call.method !== 'GET' &&
          !call.path.includes('{') &&
          call.access === 'team',
      )
      .map(({ call }) => [call.method, call.path] as const),
  )('is none for %s %s', async (method, path) => {
    expect((await running.call(method, path, { session, headers })).status).toBe(200)
  })

  it('is none where none is needed', async () => {
    expect((await running.call('PUT', '/notification/readAll', { session, headers })).status).toBe(200)
    expect((await running.call('DELETE', `/leave/remove/${session.memberId}`, { session, headers })).status).toBe(404)
  })
})

describe('time records are not asked for as an admin', () => {
  const list = (who: Session, more: object, query = '') =>
    running.call('POST', `/timesheet/GetDateRangeList${query}`, {
      session: who,
      body: { TeammemberId: who.memberId, startDate: '2026-11-16', endDate: '2026-11-22', ...more },
    })

  it('false is the default', async () => {
    for (const reply of [
      await list(session, {}),
      await list(session, { isAdmin: false }),
      await list(session, {}, '?isAdmin=false'),
    ]) {
      expect(reply.status).toBe(200)
    }
  })

  it('true is refused for both roles', async () => {
    for (const who of [session, lead]) {
      for (const reply of [await list(who, { isAdmin: true }), await list(who, {}, '?isAdmin=true')])
        expect(reply.status).toBe(403)
    }
  })
})

describe('leave', () => {
  const at = (day: string) => post('/leave/save', { Date: `${day}T00:00:00` })
  const today = () => dayFrom(running.clock.now, 0)
  const yearsFrom = (years: number) => `${Number(today().slice(0, 4)) + years}${today().slice(4)}`

  it('is between one year back and two years ahead', async () => {
    // Nothing is confirmed for this person, so that nothing is closed.
    const idle = await running.logIn('idle')
    const save = (day: string) => running.call('POST', '/leave/save', { session: idle, body: { Date: day } })
    expect((await save(yearsFrom(-1))).status).toBe(200)
    expect((await save(yearsFrom(2))).status).toBe(200)
    for (const day of [addDays(yearsFrom(-1), -1), addDays(yearsFrom(2), 1), '9999-12-31', '0001-01-01']) {
      const reply = await save(day)
      expect(reply).toMatchObject({ status: 400, field: 'Date' })
      expect(reply.message).toMatch(/^Please choose a date from \d+ \w+ \d{4} to \d+ \w+ \d{4}\.$/)
    }
  })

  it('is not on a day of a closed period', async () => {
    const { rows } = await running.pool.query(
      `select max(to_date)::text as day from pay_run where member_id = $1 and tm_approved_date is not null`,
      [session.memberId],
    )
    const closed: unknown = rows[0]?.day
    if (typeof closed !== 'string') throw new Error('The demo data have no confirmed pay run')
    expect((await at(closed)).message).toMatch(/^This period is closed\./)
  })
})
