import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grantAccesses, listAccesses, revokeAccesses } from '../../src/service/admin/accesses.ts'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { toolAccess } from '../../src/service/db/tool-access-schema.ts'
import { listOutbox } from '../../src/service/outbox/outbox.ts'
import type { Access } from '../../src/service/tool-access/store.ts'
import { ownerWork, type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let lead: Session
const memberId = seedId('member/member')
beforeAll(async () => {
  running = await startService()
  running.clock.now = new Date('2026-03-30T12:00:00Z')
  lead = await running.logIn('lead')
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.delete(toolAccess)
  await running.db.delete(notification)
})

const work = () => ownerWork(running)
const problemOf = async (doing: Promise<unknown>): Promise<string> => {
  const outcome = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(outcome instanceof AdminProblem)) throw new Error(`No problem: ${outcome}`)
  return outcome.message
}

/** An access that the line manager notes, a second after whatever was before. */
const note = async (Tool: string, name = 'member'): Promise<string> => {
  running.clock.forward(1000)
  const reply = await running.call('POST', '/access', {
    session: lead,
    body: {
      ProjectId: seedId('project/harbour'),
      TeamMemberId: seedId(`${name}/member`),
      Email: `${name}@tools.test`,
      Tool,
      Url: 'https://tools.test/',
      Notes: null,
    },
  })
  if (reply.status !== 200) throw new Error(reply.text)
  return (reply.value as Access).id
}
const request = async (id: string): Promise<string> => {
  running.clock.forward(1000)
  const reply = await running.call('GET', `/access/sendNotif/lead%40demo.test/${id}`, { session: lead })
  if (reply.status !== 200) throw new Error(reply.text)
  return running.clock.now.toISOString()
}
const act = (id: string, action: 'grant' | 'revoke') => running.call('PUT', `/access/${id}/${action}`, { session: lead })
const read = async (id: string): Promise<Access | undefined> => {
  const { value } = await running.call('GET', '/access', { session: lead })
  return (value as Access[]).find((one) => one.id === id)
}
const eventsOf = async (id: string) =>
  (await findAuditTrail(running.db, memberId, 'Access', id)).map(({ event, userId }) => [event, userId])
const newsOf = async (id: string) =>
  (await running.db.select().from(notification).where(eq(notification.memberId, id))).map(
    ({ title, body }) => `${title}: ${body}`,
  )

describe('accesses at the command line', () => {
  it('are listed while there is something to do: what was asked for first, then what was noted', async () => {
    const [planned, asked, granted, revoking] = [await note('A'), await note('B', 'amir'), await note('C'), await note('D')]
    await act(granted, 'grant')
    await act(revoking, 'grant')
    const toRevoke = await request(revoking)
    const toGrant = await request(asked)
    const noted = (await running.db.select().from(toolAccess).where(eq(toolAccess.id, planned)))[0]?.createdAt.toISOString()
    expect(await listAccesses(work())).toEqual([
      `${revoking}  member@demo.test  D as member@tools.test  Harbour Booking Platform  asked to be revoked ${toRevoke}`,
      `${asked}  amir@demo.test  B as amir@tools.test  Harbour Booking Platform  asked to be granted ${toGrant}`,
      `${planned}  member@demo.test  A as member@tools.test  Harbour Booking Platform  not granted, noted ${noted}`,
    ])
    await grantAccesses(work(), [asked, planned])
    await revokeAccesses(work(), [revoking])
    expect(await listAccesses(work())).toEqual([])
  })

  it('are granted and revoked several at once, by nobody, and whom they are for is told', async () => {
    const [one, other] = [await note('Grafana'), await note('Jira')]
    await request(one)
    const mails = async () =>
      (await listOutbox(running.pool, running.settings)).filter(({ to }) => to === 'member@demo.test').length
    const mailsBefore = await mails()
    running.clock.forward(1000)
    const now = running.clock.now.toISOString()
    expect((await grantAccesses(work(), [one.toUpperCase(), other, one])).toSorted()).toEqual(
      [`${one}: granted`, `${other}: granted`].toSorted(),
    )
    expect(await read(one)).toMatchObject({ IsActive: true, GrantedOn: now, GrantedBy: null, RequestedOn: null })
    expect(await revokeAccesses(work(), [one])).toEqual([`${one}: revoked`])
    expect(await read(one)).toMatchObject({ IsActive: false, GrantedOn: now, RevokedOn: now, RevokedBy: null })
    expect(await eventsOf(one)).toEqual([
      ['Create', seedId('lead/account')],
      ['Update', seedId('lead/account')],
      ['Update', null],
      ['Update', null],
    ])
    expect((await newsOf(memberId)).toSorted()).toEqual([
      'Access granted: Grafana for Harbour Booking Platform: your access has been granted.',
      'Access granted: Jira for Harbour Booking Platform: your access has been granted.',
      'Access revoked: Grafana for Harbour Booking Platform: your access has been revoked.',
    ])
    expect(await mails()).toBe(mailsBefore + 3)
  })

  it.each([
    {
      wrong: 'that is none',
      id: async () => 'nothing',
      grant: 'There is no access nothing.',
      revoke: 'There is no access nothing.',
    },
    {
      wrong: 'of nobody',
      id: async () => seedId('nothing'),
      grant: `There is no access ${seedId('nothing')}.`,
      revoke: `There is no access ${seedId('nothing')}.`,
    },
    {
      wrong: 'that is revoked',
      id: async () => {
        const id = await note('Sentry')
        await act(id, 'grant')
        await act(id, 'revoke')
        return id
      },
      grant: 'is revoked already.',
      revoke: 'is revoked already.',
    },
  ])('with one $wrong nothing is done', async ({ id, grant, revoke }) => {
    const [wrong, planned, granted] = [await id(), await note('Grafana'), await note('Jira')]
    await act(granted, 'grant')
    const [before, told] = [[await read(planned), await read(granted)], await newsOf(memberId)]
    expect(await problemOf(grantAccesses(work(), [planned, wrong]))).toContain(grant)
    expect(await problemOf(revokeAccesses(work(), [granted, wrong]))).toContain(revoke)
    expect([await read(planned), await read(granted)]).toEqual(before)
    expect(await eventsOf(planned)).toHaveLength(1)
    expect(await newsOf(memberId)).toEqual(told)
  })

  it('are granted and revoked once, and no access is revoked that was never granted', async () => {
    const id = await note('Grafana')
    expect(await problemOf(revokeAccesses(work(), [id]))).toBe(`The access ${id} is not granted yet.`)
    await grantAccesses(work(), [id])
    expect(await problemOf(grantAccesses(work(), [id]))).toBe(`The access ${id} is granted already.`)
    await revokeAccesses(work(), [id])
    expect(await problemOf(revokeAccesses(work(), [id]))).toBe(`The access ${id} is revoked already.`)
    expect(await eventsOf(id)).toHaveLength(3)
    expect(await newsOf(memberId)).toHaveLength(2)
  })

  it('say everything that is in the way', async () => {
    const granted = [await note('Grafana'), await note('Jira')]
    await grantAccesses(work(), granted)
    const problems = (await problemOf(grantAccesses(work(), [...granted, await note('Figma')]))).split('\n')
    expect(problems.toSorted()).toEqual(granted.map((id) => `The access ${id} is granted already.`).toSorted())
    expect(await problemOf(grantAccesses(work(), ['nothing', 'none']))).toBe(
      'There is no access nothing.\nThere is no access none.',
    )
  })
})
