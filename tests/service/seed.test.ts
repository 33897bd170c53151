import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitmentStatuses } from '../../src/rules/commitments.ts'
import { isProfileComplete } from '../../src/rules/profile-facts.ts'
import { codeDay } from '../../src/service/db/author-schema.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { teamMember, userAccount } from '../../src/service/db/member-schema.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { everybody } from '../../src/service/db/seed/other-teams.ts'
import { demoPeople } from '../../src/service/db/seed/people.ts'
import { seed } from '../../src/service/db/seed/seed.ts'
import { activityWatch, repositoryIssue } from '../../src/service/db/work-schema.ts'
import { allCountries } from '../../src/service/location/countries.ts'
import { findCompleteness } from '../../src/service/profile/completeness.ts'
import { type RunningService, startService } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const factsOf = async (name: string) => {
  const facts = await findCompleteness(running.db, seedId(`${name}/member`))
  if (facts === null) throw new Error(`No ${name}`)
  return facts
}

const rows = async () => ({
  accounts: await running.db.select().from(userAccount).orderBy(userAccount.id),
  members: await running.db.select().from(teamMember).orderBy(teamMember.id),
  commitments: await running.db.select().from(commitment).orderBy(commitment.memberId, commitment.id),
  notifications: await running.db.select().from(notification).orderBy(notification.memberId, notification.id),
})

describe('the demo accounts', () => {
  it.each(demoPeople.map(({ name }) => name))('%s signs in', async (name) => {
    await running.logIn(name)
  })

  it.each(demoPeople)(
    '$name: complete $isComplete, verified $isVerified, role $role',
    async ({ name, isComplete, isVerified, role }) => {
      expect(isProfileComplete(await factsOf(name))).toBe(isComplete)
      const session = await running.logIn(name)
      const info = await running.call('GET', `/authentication/GetUserByEmail/${name}@demo.test`, { session })
      expect(info.value).toMatchObject({ emailVerified: isVerified, roles: role, id: seedId(`${name}/member`) })
    },
  )

  it.each(demoPeople.filter(({ isComplete }) => isComplete))(
    '$name has a job, roles, skills and countries of the lists',
    async ({ name, skills }) => {
      const session = await running.logIn(name)
      const get = async (path: string) => (await running.call('GET', path, { session })).value
      const member = await get('/teammember/GetTeammemberWithProfessional')
      const choices = (await get('/teammember/roleAndTitles')) as { id: string; Name: string; Type: string; RoleId: string }[]
      const {
        ProfessionalDetail: detail,
        SpecificRoles,
        Nationality,
        Country,
        Skills,
      } = member as {
        ProfessionalDetail: { JobTitleId: string; Job: string; JobRole: string }
        SpecificRoles: string[]
        Nationality: string
        Country: string
        Skills: { Text: string }[]
      }
      const role = choices.find(({ Name, Type }) => Type === 'JobRole' && Name === detail.JobRole)
      const title = { id: detail.JobTitleId, Name: detail.Job, Type: 'JobTitle', RoleId: role?.id }
      expect(choices).toContainEqual(title)
      const roleNames = choices.filter(({ Type }) => Type === 'JobRole').map(({ Name }) => Name)
      expect(roleNames).toEqual(expect.arrayContaining(SpecificRoles))
      const names = allCountries.map((country) => country.Name)
      expect(names).toEqual(expect.arrayContaining([Nationality, Country]))
      expect(Skills.map(({ Text }) => Text)).toEqual(expect.arrayContaining([...skills]))
    },
  )

  it('newcomer has nothing complete', async () => {
    expect(await factsOf('newcomer')).toEqual({ personal: false, professional: false, careerHistory: false, profile: false })
  })

  it('lead leads member and four others', async () => {
    const led = await running.db
      .select({ email: teamMember.email })
      .from(teamMember)
      .where(eq(teamMember.lineManagerId, seedId('lead/member')))
    expect(led).toHaveLength(5)
    expect(led).toContainEqual({ email: 'member@demo.test' })
  })

  it('member has commitments of every status, and idle none', async () => {
    const statuses = async (name: string): Promise<unknown[]> => {
      const session = await running.logIn(name)
      const reply = await running.call('GET', '/teammember/GetCommitmentByTeammemberId?addExtraDetail=true', { session })
      return reply.value as unknown[]
    }
    const ofMember = (await statuses('member')) as { Status: string; StatusV2: string }[]
    expect(new Set(ofMember.map(({ StatusV2 }) => StatusV2))).toEqual(new Set(commitmentStatuses))
    expect(ofMember.find(({ StatusV2 }) => StatusV2 === 'TeammemberPending')?.Status).toBe('Pending')
    expect(await statuses('idle')).toEqual([])
  })
})

describe('seeding again', () => {
  it('goes on with the figures of the days since, and leaves the earlier ones', async () => {
    const figures = async () => ({
      watched: await running.db.$count(activityWatch),
      lines: await running.db.$count(codeDay),
      issues: await running.db.$count(repositoryIssue),
    })
    const before = await figures()
    await running.db.delete(activityWatch).where(eq(activityWatch.memberId, seedId('member/member')))
    await seed(running.pool, running.clock.now)
    const without = await figures()
    expect(without.watched).toBeLessThan(before.watched)
    expect(without).toEqual({ ...before, watched: without.watched })
    await seed(running.pool, new Date(running.clock.now.getTime() + 7 * 24 * 3600 * 1000))
    const later = await figures()
    expect([later.issues - before.issues, later.watched > without.watched, later.lines > before.lines]).toEqual([
      before.issues / 2,
      true,
      true,
    ])
  })

  it('changes nothing, on the same day or another', async () => {
    const before = await rows()
    await seed(running.pool, running.clock.now)
    await seed(running.pool, new Date(running.clock.now.getTime() + 40 * 24 * 3600 * 1000))
    expect(await rows()).toEqual(before)
  })

  it('keeps what people did in between', async () => {
    const session = await running.logIn('member')
    await running.call('PUT', '/notification/readAll', { session })
    await seed(running.pool, running.clock.now)
    const reply = await running.call('POST', '/notification/find', { session, body: { PageNumber: 1, PageSize: 1 } })
    expect(reply.value).toMatchObject({ unreadCount: 0 })
  })

  it('works when several processes start at once', async () => {
    const fresh = await startService({ seeded: false })
    try {
      await Promise.all(Array.from({ length: 4 }, () => seed(fresh.pool, running.clock.now)))
      expect(await fresh.db.$count(userAccount)).toBe(everybody.length)
    } finally {
      await fresh.stop()
    }
  })
})
