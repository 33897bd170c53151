import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantAccesses, revokeAccesses } from '../../src/service/admin/accesses.ts'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import type { Access } from '../../src/service/tool-access/store.ts'
import { ownerWork, type RunningService, type Session, startService } from './support/service.ts'

/** Two line managers, each in two windows, act on the same accesses at the same moment: lead's own, and so priya's of a report. */

let running: RunningService
let lead: Session
let priya: Session
const leadId = seedId('lead/member')
const rounds = Array.from({ length: 20 }, (_, round) => round)

beforeAll(async () => {
  running = await startService()
  lead = await running.logIn('lead')
  priya = await running.logIn('priya')
  await running.db
    .update(teamMember)
    .set({ lineManagerId: seedId('priya/member') })
    .where(eq(teamMember.id, leadId))
})
afterAll(() => running.stop())

const note = async (Tool: string): Promise<string> => {
  const body = {
    ProjectId: seedId('project/delivery'),
    TeamMemberId: leadId,
    Email: 'lena@tools.test',
    Tool,
    Url: 'https://tools.test/',
    Notes: null,
  }
  const reply = await running.call('POST', '/access', { session: lead, body })
  if (reply.status !== 200) throw new Error(reply.text)
  return (reply.value as Access).id
}
const deeds = {
  grant: (id: string, session: Session) => running.call('PUT', `/access/${id}/grant`, { session }),
  revoke: (id: string, session: Session) => running.call('PUT', `/access/${id}/revoke`, { session }),
  request: (id: string, session: Session) => running.call('GET', `/access/sendNotif/lead%40demo.test/${id}`, { session }),
}
const read = async (id: string, session: Session): Promise<Access | undefined> => {
  const { value } = await running.call('GET', '/access', { session })
  return (value as Access[]).find((one) => one.id === id)
}
/** What lead was told of the tool. */
const newsOf = async (tool: string): Promise<readonly string[]> => {
  const rows = await running.db
    .select({ title: notification.title })
    .from(notification)
    .where(sql`${notification.body} like ${`${tool} for %`}`)
  return rows.map(({ title }) => title).toSorted()
}
/** Whether the owner's command was carried out; what is in its way is no failure. */
const tried = async (doing: Promise<unknown>): Promise<boolean> => {
  try {
    await doing
    return true
  } catch (error) {
    if (error instanceof AdminProblem) return false
    throw error
  }
}

/** Begins with another of them each round. */
const turned = <T>(all: readonly T[], by: number): readonly T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
]

it.each(rounds)('managers and windows at once end in one state, written down once (round %i)', async (round) => {
  const tool = `Tool ${round}`
  const id = await note(tool)
  const windows = [lead, priya, lead, priya]
  const all = turned(['grant', 'request', 'revoke'] as const, round).flatMap((deed) =>
    windows.map((session) => async () => ({ deed, ...(await deeds[deed](id, session)) })),
  )
  const replies = await Promise.all(all.map((send) => send()))
  for (const { deed, status, text } of replies) expect([200, 409], `${deed}: ${text}`).toContain(status)

  const end = await read(id, lead)
  expect(await read(id, priya)).toEqual(end)
  const was = (deed: string) => replies.filter((one) => one.deed === deed && one.status === 200)
  // Somebody's grant came first: nothing can be revoked before.
  expect(end?.GrantedOn).not.toBeNull()
  expect(end?.RevokedOn !== null).toBe(was('revoke').length > 0)
  expect(end?.IsActive).toBe(end?.RevokedOn === null)
  for (const { value } of was('grant')) expect(value).toMatchObject({ GrantedOn: end?.GrantedOn, GrantedBy: end?.GrantedBy })
  for (const { value } of was('revoke')) expect(value).toMatchObject({ RevokedOn: end?.RevokedOn, RevokedBy: end?.RevokedBy })

  const news = await newsOf(tool)
  expect(new Set(news).size).toBe(news.length)
  // Lead is told of what priya did, and of requests.
  expect(news.includes('Access granted')).toBe(end?.GrantedBy !== 'Lena Marsh')
  expect(news.includes('Access revoked')).toBe(end?.RevokedOn !== null && end?.RevokedBy !== 'Lena Marsh')
  const requests = news.filter((title) => title !== 'Access granted' && title !== 'Access revoked')
  const changes = 1 + (end?.RevokedOn === null ? 0 : 1) + requests.length
  const trail = await findAuditTrail(running.db, leadId, 'Access', id)
  expect(trail.map(({ event }) => event)).toEqual(['Create', ...Array.from({ length: changes }, () => 'Update')])
})

it.each(rounds)('so do the owner at the command line and a manager, several accesses at a time (round %i)', async (round) => {
  const tools = [`Left ${round}`, `Right ${round}`]
  const ids: string[] = []
  for (const tool of tools) ids.push(await note(tool))
  const work = ownerWork(running)
  const [there, back, ...replies] = await Promise.all([
    tried(grantAccesses(work, ids)),
    tried(grantAccesses(work, ids.toReversed())),
    ...turned(ids, round).map((id) => deeds.grant(id, lead)),
  ])
  for (const { status, text } of replies) expect(status, text).toBe(200)
  expect(there && back).toBe(false)
  const revoked = await Promise.all([tried(revokeAccesses(work, ids)), tried(revokeAccesses(work, ids.toReversed()))])
  expect(revoked.toSorted()).toEqual([false, true])

  for (const [index, id] of ids.entries()) {
    const end = await read(id, lead)
    expect(end).toMatchObject({ IsActive: false, GrantedBy: there || back ? null : 'Lena Marsh', RevokedBy: null })
    expect(await newsOf(tools[index] ?? '')).toEqual([...(there || back ? ['Access granted'] : []), 'Access revoked'])
    expect(await findAuditTrail(running.db, leadId, 'Access', id)).toHaveLength(3)
  }
})
