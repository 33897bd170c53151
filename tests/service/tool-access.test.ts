import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { notification } from '../../src/service/db/message-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { toolAccess } from '../../src/service/db/tool-access-schema.ts'
import type { Access } from '../../src/service/tool-access/store.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let lead: Session
let member: Session
const memberId = seedId('member/member')

beforeAll(async () => {
  running = await startService()
  lead = await running.logIn('lead')
  member = await running.logIn('member')
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.delete(toolAccess)
})

const bodyOf = (changes: object = {}) => ({
  ProjectId: seedId('project/harbour'),
  TeamMemberId: memberId,
  Email: 'maya@tools.test',
  Tool: 'Grafana',
  Url: 'https://grafana.tools.test/d/1',
  Notes: 'Read only',
  ...changes,
})
const add = (changes: object = {}, key?: string) =>
  running.call('POST', '/access', { session: lead, body: bodyOf(changes), ...(key === undefined ? {} : { key }) })
const added = async (changes: object = {}): Promise<Access> => {
  const reply = await add(changes)
  expect(reply.status, reply.text).toBe(200)
  return reply.value as Access
}
const act = (id: string, action: 'grant' | 'revoke', session = lead) =>
  running.call('PUT', `/access/${id}/${action}`, { session })
const request = (id: string, userName = 'member@demo.test', session = lead) =>
  running.call('GET', `/access/sendNotif/${encodeURIComponent(userName)}/${id}`, { session })
const list = async (session: Session): Promise<Access[]> => {
  const reply = await running.call('GET', '/access', { session })
  expect(reply.status, reply.text).toBe(200)
  return reply.value as Access[]
}
const newsOf = (id: string) => running.db.select().from(notification).where(eq(notification.memberId, id))

describe('noting an access', () => {
  it('keeps every field, not granted, and writes who did it', async () => {
    const access = await added()
    expect(access).toEqual({
      id: expect.any(String),
      Email: 'maya@tools.test',
      IsActive: false,
      Tool: 'Grafana',
      Url: 'https://grafana.tools.test/d/1',
      Notes: 'Read only',
      TeamMember: { id: memberId, Name: 'Maya Rahimi' },
      Project: { id: seedId('project/harbour'), Name: expect.any(String) },
      GrantedOn: null,
      RevokedOn: null,
      GrantedBy: null,
      RevokedBy: null,
      RequestedOn: null,
    })
    expect(await list(lead)).toEqual([access])
    const trail = await findAuditTrail(running.db, memberId, 'Access', access.id)
    expect(trail).toMatchObject([{ event: 'Create', userId: seedId('lead/account') }])
  })

  it.each([
    ['ProjectId', '', messages.required],
    ['Email', '', messages.required],
    ['Email', 'nobody', messages.accessEmailInvalid],
    ['Tool', '   ', messages.required],
    ['Url', '', messages.required],
    ['Url', 'grafana', messages.accessUrlInvalid],
    ['Url', 'javascript:alert(1)', messages.accessUrlInvalid],
    ['Url', 'ftp://tools.test/', messages.accessUrlInvalid],
  ])('refuses %s %j at its field', async (field, value, message) => {
    const reply = await add({ [field]: value })
    expect([reply.status, reply.field]).toEqual([400, field])
    if (value !== '') expect(reply.message).toBe(message)
    expect(await list(lead)).toEqual([])
  })

  it('is for nobody but the caller and those who report to them, and for their projects', async () => {
    expect((await add({ TeamMemberId: seedId('idle/member') })).status).toBe(403)
    expect((await add({ TeamMemberId: seedId('nobody') })).status).toBe(403)
    expect((await add({ TeamMemberId: seedId('lead/member') })).status).toBe(200)
    const unknown = await add({ ProjectId: seedId('nothing') })
    expect([unknown.status, unknown.field]).toEqual([400, 'ProjectId'])
  })

  it('happens once however often it is sent', async () => {
    const [one, other] = [await add({}, 'access-once'), await add({}, 'access-once')]
    expect(one.value).toEqual(other.value)
    expect(await list(lead)).toHaveLength(1)
  })
})

describe('granting and revoking', () => {
  it('sets the dates once, with who did it, and is told in the trail', async () => {
    const { id } = await added()
    running.clock.forward(1000)
    const granted = (await act(id, 'grant')).value as Access
    expect(granted).toMatchObject({ IsActive: true, GrantedOn: running.clock.now.toISOString(), GrantedBy: 'Lena Marsh' })
    running.clock.forward(1000)
    expect((await act(id, 'grant')).value).toEqual(granted)
    const revoked = (await act(id, 'revoke')).value as Access
    expect(revoked).toMatchObject({ IsActive: false, RevokedOn: running.clock.now.toISOString(), RevokedBy: 'Lena Marsh' })
    running.clock.forward(1000)
    expect((await act(id, 'revoke')).value).toEqual(revoked)
    const again = await act(id, 'grant')
    expect([again.status, again.message]).toEqual([409, messages.accessRevoked])
    const trail = await findAuditTrail(running.db, memberId, 'Access', id)
    expect(trail.map(({ event }) => event)).toEqual(['Create', 'Update', 'Update'])
  })

  it('tells whose it is, once; nobody is told of what they do themselves', async () => {
    const [{ id }, own] = [await added(), await added({ TeamMemberId: seedId('lead/member') })]
    const titles = async (person: string) =>
      (await newsOf(person)).map(({ title }) => title).filter((one) => /^Access g|^Access rev/.test(one))
    await running.db.delete(notification)
    for (const action of ['grant', 'grant', 'revoke', 'revoke'] as const) {
      await act(id, action)
      await act(own.id, action)
    }
    expect((await titles(memberId)).toSorted()).toEqual(['Access granted', 'Access revoked'])
    expect(await titles(seedId('lead/member'))).toEqual([])
  })

  it('does not revoke what was never granted', async () => {
    const { id } = await added()
    const reply = await act(id, 'revoke')
    expect([reply.status, reply.message]).toEqual([409, messages.accessNotGranted])
  })

  it('grants once when two windows do it at the same time', async () => {
    const { id } = await added()
    const replies = await Promise.all(Array.from({ length: 20 }, () => act(id, 'grant')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await findAuditTrail(running.db, memberId, 'Access', id)).toHaveLength(2)
  })

  it('is no business of a member, nor of another line manager', async () => {
    const { id } = await added()
    expect((await act(id, 'grant', member)).status).toBe(403)
    await running.db
      .update(teamMember)
      .set({ lineManagerId: null })
      .where(inArray(teamMember.id, [memberId]))
    try {
      expect((await act(id, 'grant')).status).toBe(404)
      expect((await request(id)).status).toBe(404)
      expect(await list(lead)).toEqual([])
    } finally {
      await running.db
        .update(teamMember)
        .set({ lineManagerId: seedId('lead/member') })
        .where(eq(teamMember.id, memberId))
    }
  })
})

describe('asking for it', () => {
  it('tells whom it is for once, by a notification and a mail', async () => {
    const { id } = await added()
    const before = (await newsOf(memberId)).length
    expect((await request(id)).value).toBe(true)
    expect((await request(id)).value).toBe(true)
    const news = await newsOf(memberId)
    expect(news).toHaveLength(before + 1)
    expect(news.find(({ title }) => title === 'Access requested')).toMatchObject({ link: '/team-member/access/list' })
    expect((await list(lead))[0]?.RequestedOn).toBe(running.clock.now.toISOString())
    await act(id, 'grant')
    expect((await list(lead))[0]?.RequestedOn).toBeNull()
    running.clock.forward(1000)
    await request(id)
    expect((await newsOf(memberId)).some(({ title }) => title === 'Access to be revoked')).toBe(true)
    await act(id, 'revoke')
    expect((await request(id)).status).toBe(409)
  })

  it('tells nobody else', async () => {
    const { id } = await added()
    const reply = await request(id, 'amir@demo.test')
    expect([reply.status, reply.message]).toEqual([400, messages.teamMemberNotFound])
    expect((await request(id, 'nobody@demo.test')).status).toBe(400)
  })
})

describe('the list', () => {
  it('has all of the team for its line manager, and for a member what is granted to them', async () => {
    const [one, other] = [await added(), await added({ TeamMemberId: seedId('amir/member'), Tool: 'Sentry' })]
    expect((await list(lead)).map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    expect(await list(member)).toEqual([])
    await act(one.id, 'grant')
    await act(other.id, 'grant')
    expect((await list(member)).map(({ id }) => id)).toEqual([one.id])
    await act(one.id, 'revoke')
    expect(await list(member)).toEqual([])
  })
})
