import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { migrate } from '../../src/service/db/migrate.ts'
import { catalogueRequest, jobRole, jobTitle, skill } from '../../src/service/db/profile-schema.ts'
import { jobRoles } from '../../src/service/db/reference/jobs.ts'
import { skillNames } from '../../src/service/db/reference/skills.ts'
import { type RunningService, type Session, serviceForTest, startService } from './support/service.ts'

let running: RunningService
let session: Session
beforeAll(async () => {
  running = await startService()
  session = await running.logIn('member')
})
afterAll(() => running.stop())

const get = (path: string, by = session) => running.call('GET', path, { session: by })
const request = (kind: 'coreskill' | 'jobTitle', title: string, by = session) =>
  get(`/${kind}/request/${encodeURIComponent(title)}`, by)
const requests = async () => await running.db.select().from(catalogueRequest)

describe('the lists of an installation', () => {
  it('have no name twice, and enough to choose from', () => {
    const titles = Object.values(jobRoles).flat()
    for (const [names, least] of [
      [Object.keys(jobRoles), 12],
      [titles, 55],
      [skillNames, 145],
    ] as const) {
      expect(new Set(names.map((name) => name.trim().toLowerCase())).size).toBe(names.length)
      expect(names.length).toBeGreaterThanOrEqual(least)
    }
  })

  it('are there without the demo data', async () => {
    const plain = await serviceForTest({ seeded: false })
    expect(await plain.db.$count(jobRole)).toBe(Object.keys(jobRoles).length)
    expect(await plain.db.$count(jobTitle)).toBe(Object.values(jobRoles).flat().length)
    expect(await plain.db.$count(skill)).toBe(skillNames.length)
  })

  it('stay as they were changed when the next version starts', async () => {
    const plain = await serviceForTest({ seeded: false })
    await plain.pool.query("update skill set name = 'Rusty' where name = 'Rust'")
    // An admin's own role has the name of one that comes with the portal.
    await plain.pool.query("update job_title set role_id = null where name = 'Penetration Tester'")
    await plain.pool.query("delete from job_title where role_id = (select id from job_role where name = 'Security')")
    await plain.pool.query("update job_role set id = gen_random_uuid() where name = 'Security'")
    await migrate(plain.pool)
    await migrate(plain.pool)
    expect(await plain.db.$count(skill)).toBe(skillNames.length)
    const { rows } = await plain.pool.query<{ name: string; role: string | null }>(
      `select title.name, role.name as role from job_title title left join job_role role on role.id = title.role_id
       where title.name in ('Security Engineer', 'Penetration Tester') order by title.name`,
    )
    expect(rows).toEqual([
      { name: 'Penetration Tester', role: null },
      { name: 'Security Engineer', role: 'Security' },
    ])
  })

  it('are answered by name: roles, titles with their role, and skills', async () => {
    const items = (await get('/teammember/roleAndTitles')).value as { id: string; Name: string; Type: string; RoleId: string }[]
    const roles = items.filter(({ Type }) => Type === 'JobRole')
    const titles = items.filter(({ Type }) => Type === 'JobTitle')
    expect(items).toHaveLength(roles.length + titles.length)
    expect(new Set(roles.map(({ Name }) => Name))).toEqual(new Set(Object.keys(jobRoles)))
    for (const { Name, RoleId } of titles) {
      const role = roles.find(({ id }) => id === RoleId)
      expect(jobRoles[role?.Name ?? '']).toContain(Name)
    }
    const skills = (await get('/teammember/skills')).value as { id: string; Text: string }[]
    expect(new Set(skills.map(({ Text }) => Text))).toEqual(new Set(skillNames))
    expect(Object.keys(skills[0] ?? {})).toEqual(['id', 'Text'])
    const ordered = skills.map(({ Text }) => Text).filter((name) => ['Java', 'jQuery', 'k6', 'Kotlin', 'Zig'].includes(name))
    expect(ordered).toEqual(['Java', 'jQuery', 'k6', 'Kotlin'])
  })
})

describe.each([
  { kind: 'coreskill', list: '/teammember/skills', exists: messages.skillExists, there: 'TypeScript', stored: 'skill' },
  {
    kind: 'jobTitle',
    list: '/teammember/roleAndTitles',
    exists: messages.jobTitleExists,
    there: 'Data Engineer',
    stored: 'jobTitle',
  },
] as const)('asking for a new $stored', ({ kind, list, exists, there, stored }) => {
  it('is kept once for the admin, and is in no list yet', async () => {
    const before = (await get(list)).text
    for (const title of ['Glass blowing', ' glass BLOWING ', 'Glass blowing']) {
      expect(await request(kind, title)).toMatchObject({ status: 200, value: messages.requestSent })
    }
    const mine = (await requests()).filter((row) => row.memberId === session.memberId && row.kind === stored)
    expect(mine.map(({ name }) => name)).toEqual(['Glass blowing'])
    expect((await get(list)).text).toBe(before)
  })

  it('is each person’s own', async () => {
    const lead = await running.logIn('lead')
    expect(await request(kind, 'Glass blowing', lead)).toMatchObject({ status: 200, value: messages.requestSent })
    expect((await requests()).filter((row) => row.name === 'Glass blowing' && row.kind === stored)).toHaveLength(2)
  })

  it('is kept once when it is sent many times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => request(kind, 'Beekeeping')))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await requests()).filter((row) => row.name === 'Beekeeping' && row.kind === stored)).toHaveLength(1)
  })

  it.each([(name: string) => name, (name: string) => name.toUpperCase(), (name: string) => `  ${name.toLowerCase()} `])(
    'is refused for a name that is there (%#)',
    async (spelt) => {
      expect(await request(kind, spelt(there))).toMatchObject({ status: 409, field: 'title', message: exists })
    },
  )

  it.each([
    [' ', messages.required],
    ['a\u0007b', 'title contains characters that are not allowed.'],
    ['x'.repeat(101), 'title must have at most 100 characters.'],
  ])('is refused for the name %j', async (title, message) => {
    expect(await request(kind, title)).toMatchObject({ status: 400, field: 'title', message })
  })

  it('takes any name that can be read', async () => {
    for (const title of ['C++ / CLI', '100% "quality"?', '../../etc', 'نجاری', "'; drop table skill; --"]) {
      expect(await request(kind, title), title).toMatchObject({ status: 200 })
    }
  })

  it('ends at a hundred names a person', async () => {
    const tomas = await running.logIn('tomas')
    const replies = await Promise.all(Array.from({ length: 103 }, (_, at) => request(kind, `Name ${at}`, tomas)))
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(100)
  })
})
