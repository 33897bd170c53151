import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let member: Session
let lead: Session
beforeAll(async () => {
  running = await startService()
  member = await running.logIn('member')
  lead = await running.logIn('lead')
})
afterAll(() => running.stop())

const get = (path: string, session: Session) => running.call('GET', `/teammember/${path}`, { session })
const list = (session: Session) => running.call('POST', '/teammember', { session, body: {} })
const emails = (value: unknown): string[] => (value as { Email: string }[]).map(({ Email }) => Email.replace('@demo.test', ''))

/** Specification 3, Team member, and the flag of decision A30. */
const fields = [
  ...['Id', 'UserAccountsId', 'LinemanagerId', 'FirstName', 'LastName', 'FullName', 'NickName', 'BirthDate', 'Email'],
  ...['SecondaryEmail', 'Phone', 'Mobile', 'Nationality', 'Country', 'City', 'MaritalStatus', 'MilitaryServiceSituation'],
  ...['StillStudying', 'PhotoUrl', 'CV', 'Description', 'LinkedIn', 'GitHub', 'WebSite', 'MemberSince'],
  ...['CareerHistoryDescription', 'SpecificRoles', 'Skills', 'LanguageSkills', 'JobPreferences', 'Educations'],
  ...['ProfessionalDetail', 'PaymentMethodType', 'UpdatedPaymentMethodDate', 'IsHiringmanager'],
]

describe('a member', () => {
  it('has every field, however they are named', async () => {
    const byId = await get(`GetById/${seedId('member/member')}`, member)
    expect(Object.keys(Object(byId.value)).sort()).toEqual([...fields].sort())
    expect(byId.value).toMatchObject({
      FullName: 'Maya Rahimi',
      BirthDate: '1990-04-17T00:00:00',
      StillStudying: false,
      PaymentMethodType: 2,
      UpdatedPaymentMethodDate: expect.stringMatching(/T09:00:00\.000Z$/),
      Educations: [{ Degree: 'Bootcamp or course' }, { Degree: "Bachelor's degree" }],
      LanguageSkills: [{ Language: 'Spanish' }, { Language: 'English' }],
      ProfessionalDetail: { Job: 'Software Engineer', JobRole: 'Back-end development' },
    })
    for (const path of [
      `GetTeammemberByUid/${seedId('member/account')}`,
      `GetTeammemberByEmail/${encodeURIComponent(' MEMBER@demo.test')}`,
      'GetTeammemberWithProfessional',
      `GetById/${seedId('member/member').toUpperCase()}`,
      `GetTeammemberByUid/${seedId('member/account').toUpperCase()}`,
    ]) {
      expect((await get(path, member)).value, path).toEqual(byId.value)
    }
  })

  it.each(['member', 'lead', 'idle', 'amir'])(
    'that is %s is seen by the line manager alone, when they report to them',
    async (name) => {
      for (const path of [
        `GetById/${seedId(`${name}/member`)}`,
        `GetTeammemberByUid/${seedId(`${name}/account`)}`,
        `GetTeammemberByEmail/${name}@demo.test`,
      ]) {
        expect((await get(path, member)).status, path).toBe(name === 'member' ? 200 : 403)
        expect((await get(path, lead)).status, path).toBe(name === 'idle' ? 403 : 200)
      }
    },
  )
})

it('of a report a line manager sees nothing private, and not how they are paid (decisions E)', async () => {
  const own = await get(`GetById/${seedId('member/member')}`, member)
  const seen = await get(`GetById/${seedId('member/member')}`, lead)
  const left = Object.keys(Object(own.value)).filter((name) => !Object.keys(Object(seen.value)).includes(name))
  expect(left.sort()).toEqual([
    'BirthDate',
    'MaritalStatus',
    'MilitaryServiceSituation',
    'Mobile',
    'PaymentMethodType',
    'SecondaryEmail',
    'UpdatedPaymentMethodDate',
  ])
  expect(seen.text).not.toContain('1990-04-17')
  const herself = await get(`GetById/${seedId('lead/member')}`, lead)
  expect(Object.keys(Object(herself.value))).toContain('PaymentMethodType')
})

describe('lists of people', () => {
  it('hold oneself, and for a line manager everybody who reports to them, by name', async () => {
    expect(emails((await list(member)).value)).toEqual(['member'])
    expect(emails((await list(lead)).value)).toEqual(['amir', 'grace', 'lead', 'member', 'olivia', 'tomas'])
  })

  it('say of each what others may know', async () => {
    const [maya] = (await list(member)).value as object[]
    expect(maya).toEqual({
      Id: seedId('member/member'),
      FullName: 'Maya Rahimi',
      Email: 'member@demo.test',
      PhotoUrl: expect.any(String),
      Job: 'Software Engineer',
    })
    expect((await get('GetTeammemberSummaryByUid', member)).value).toEqual(maya)
  })

  it('of active members leave out those without an active commitment, and everybody else’s', async () => {
    const active = async () => emails((await get(`activeTeammembers/${lead.memberId}`, lead)).value)
    expect(await active()).toEqual(['amir', 'grace', 'member', 'olivia', 'tomas'])
    await running.db.update(commitment).set({ statusV2: 'Expired' })
    expect(await active()).toEqual([])
    await running.pool.query("update commitment set status_v2 = 'TeammemberPending' where member_id = $1", [
      seedId('grace/member'),
    ])
    expect(await active()).toEqual(['grace'])
    expect((await get(`activeTeammembers/${seedId('member/member')}`, lead)).status).toBe(403)
  })
})

it('somebody who stops reporting to a line manager is not theirs to see any more', async () => {
  const path = `GetById/${seedId('olivia/member')}`
  expect((await get(path, lead)).status).toBe(200)
  await running.pool.query("update team_member set line_manager_id = null where email = 'olivia@demo.test'")
  const gone = await get(path, lead)
  expect(gone.status).toBe(403)
  expect(gone.text).toBe((await get(`GetById/${seedId('nobody')}`, lead)).text)
  expect(emails((await list(lead)).value)).not.toContain('olivia')
})
