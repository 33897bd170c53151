import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostAuthors } from '../../src/rules/authors.ts'
import { messages } from '../../src/rules/messages.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import type { Author } from '../../src/service/author/store.ts'
import { codeDay, commitAuthor, commitDay } from '../../src/service/db/author-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { repository } from '../../src/service/db/work-schema.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let lead: Session
let member: Session
const leadId = seedId('lead/member')
const memberId = seedId('member/member')
const names = ['Maya R <maya@laptop.local>', 'A/B & C? <a/b@host>', 'Robot [bot] <bot@ci.test>']
const [maya = '', odd = '', robot = ''] = names
const idOf = (author: string) => seedId(`test/author/${author}`)

beforeAll(async () => {
  running = await startService()
  lead = await running.logIn('lead')
  member = await running.logIn('member')
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.db.delete(commitAuthor)
  await running.db.insert(commitAuthor).values(names.map((author) => ({ lineManagerId: leadId, id: idOf(author), author })))
  const [first] = await running.db.select({ id: repository.id }).from(repository).limit(1)
  const repositoryId = first?.id ?? ''
  const ofMaya = { lineManagerId: leadId, authorId: idOf(maya), repositoryId }
  await running.db.insert(commitDay).values([
    { ...ofMaya, date: '2026-03-02', lines: 40 },
    { ...ofMaya, date: '2026-03-05', lines: 2 },
  ])
})

const list = async (query = '', session = lead, id = leadId) => {
  const reply = await running.call('GET', `/authors/${id}${query}`, { session })
  return { ...reply, authors: reply.value as Author[] }
}
const assign = (author: string, TeamMemberId: string | null, session = lead, key?: string) =>
  running.call('PUT', `/authors/${leadId}`, {
    session,
    body: { Author: author, TeamMemberId, TeamMemberName: 'Whoever' },
    ...(key === undefined ? {} : { key }),
  })
const act = (author: string, action: 'ignore' | 'unignore', session = lead, id = leadId) =>
  running.call('PUT', `/authors/${encodeURIComponent(author)}/${id}/${action}`, { session })
const change = (body: object, session = lead) => running.call('POST', `/authors/${leadId}/selected`, { session, body })

describe('the list', () => {
  it('has every author with whose commits they are and what was committed, who did last first', async () => {
    const { status, authors } = await list()
    expect(status).toBe(200)
    expect(authors).toEqual(
      [maya, odd, robot].map((Author) => ({
        id: idOf(Author),
        Author,
        TeamMemberId: null,
        TeamMemberName: null,
        IsIgnored: false,
        TotalLine: Author === maya ? 42 : 0,
        LastCommit: Author === maya ? '2026-03-05T00:00:00' : null,
      })),
    )
  })

  it('is the signed-in manager’s, whatever the path says, and nobody else’s', async () => {
    const elsewhere = seedId('idle/member')
    await running.db.insert(commitAuthor).values({ lineManagerId: elsewhere, id: seedId('x'), author: 'Elsewhere <e@e.test>' })
    expect((await list('', lead, elsewhere)).status).toBe(403)
    expect((await list('', member, leadId)).status).toBe(403)
    expect((await list('', member, memberId)).status).toBe(403)
    expect((await list()).authors.map(({ Author }) => Author)).not.toContain('Elsewhere <e@e.test>')
    expect((await act('Elsewhere <e@e.test>', 'ignore')).status).toBe(404)
    expect((await assign('Elsewhere <e@e.test>', memberId)).status).toBe(404)
    expect((await change({ Authors: [maya, 'Elsewhere <e@e.test>'], Change: 'Ignore' })).status).toBe(404)
    expect((await list()).authors).toHaveLength(3)
  })
})

describe('assigning', () => {
  it('makes the commits somebody’s, and nobody’s again', async () => {
    const linesOf = async () =>
      (await running.db.select().from(codeDay).where(eq(codeDay.memberId, memberId))).reduce((sum, { lines }) => sum + lines, 0)
    expect(await linesOf()).toBe(0)
    const assigned = await assign(maya, memberId)
    expect(assigned.value, assigned.text).toMatchObject({ TeamMemberId: memberId, TeamMemberName: 'Maya Rahimi' })
    expect(await linesOf()).toBe(42)
    await act(maya, 'ignore')
    expect(await linesOf()).toBe(0)
    await act(maya, 'unignore')
    expect(await linesOf()).toBe(42)
    expect((await assign(maya, null)).value).toMatchObject({ TeamMemberId: null, TeamMemberName: null })
    expect(await linesOf()).toBe(0)
    const trail = await findAuditTrail(running.db, leadId, 'Author', idOf(maya))
    expect(trail).toHaveLength(4)
    expect(new Set(trail.map(({ userId }) => userId))).toEqual(new Set([seedId('lead/account')]))
  })

  it('is to the caller or somebody who reports to them', async () => {
    expect((await assign(maya, leadId)).status).toBe(200)
    for (const stranger of [seedId('idle/member'), seedId('nobody')]) {
      const reply = await assign(maya, stranger)
      expect([reply.status, reply.field, reply.message]).toEqual([400, 'TeamMemberId', messages.teamMemberNotFound])
    }
    const nobody = await change({ Authors: [maya], Change: 'Assign' })
    expect([nobody.status, nobody.field]).toEqual([400, 'TeamMemberId'])
  })

  it('is no business of a member', async () => {
    expect((await assign(maya, memberId, member)).status).toBe(403)
    expect((await act(maya, 'ignore', member)).status).toBe(403)
    expect((await change({ Authors: [maya], Change: 'Ignore' }, member)).status).toBe(403)
  })
})

describe('ignoring', () => {
  it('hides an author unless ignored ones are asked for; twice is once', async () => {
    for (const author of [robot, odd]) {
      const reply = await act(author, 'ignore')
      expect([reply.status, (reply.value as Author).IsIgnored], reply.text).toEqual([200, true])
    }
    expect((await act(robot, 'ignore')).status).toBe(200)
    expect(await findAuditTrail(running.db, leadId, 'Author', idOf(robot))).toHaveLength(1)
    expect((await list()).authors.map(({ Author }) => Author)).toEqual([maya])
    expect((await list('?showIgnoredItems=false')).authors).toHaveLength(1)
    expect((await list('?showIgnoredItems=true')).authors.filter(({ IsIgnored }) => IsIgnored)).toHaveLength(2)
    expect((await act(odd, 'unignore')).value).toMatchObject({ IsIgnored: false })
    expect((await list()).authors).toHaveLength(2)
    expect((await act('Nobody <n@n.test>', 'ignore')).status).toBe(404)
  })
})

describe('several at once', () => {
  it('changes all of them or none', async () => {
    const assigned = await change({ Authors: [maya, robot, maya], Change: 'Assign', TeamMemberId: memberId })
    expect((assigned.value as Author[]).map(({ TeamMemberName }) => TeamMemberName)).toEqual(['Maya Rahimi', 'Maya Rahimi'])
    expect((await change({ Authors: [maya, 'Nobody <n@n.test>'], Change: 'Remove' })).status).toBe(404)
    expect((await list()).authors.filter(({ TeamMemberId }) => TeamMemberId === memberId)).toHaveLength(2)
    await change({ Authors: [maya, robot], Change: 'Remove' })
    expect((await list()).authors.filter(({ TeamMemberId }) => TeamMemberId === memberId)).toHaveLength(0)
  })

  it('refuses none, too many, and what is no change', async () => {
    for (const body of [
      { Authors: [], Change: 'Ignore' },
      { Authors: Array.from({ length: mostAuthors + 1 }, () => maya), Change: 'Ignore' },
      { Authors: [maya], Change: 'Delete' },
      { Authors: ['line\nbreak'], Change: 'Ignore' },
    ])
      expect((await change(body)).status).toBe(400)
  })

  it('takes as many as it may at once', async () => {
    const many = Array.from({ length: mostAuthors }, (_, index) => `Author ${index} <a${index}@many.test>`)
    for (let from = 0; from < many.length; from += 1000)
      await running.db
        .insert(commitAuthor)
        .values(many.slice(from, from + 1000).map((author) => ({ lineManagerId: leadId, id: idOf(author), author })))
    const reply = await change({ Authors: many, Change: 'Ignore' })
    expect(reply.status, reply.message).toBe(200)
    expect((await list()).authors).toHaveLength(3)
  })

  it('comes to one end when two windows do opposite things at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change({ Authors: index % 2 === 0 ? names : names.toReversed(), Change: index % 2 === 0 ? 'Ignore' : 'Unignore' }),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const rows = await running.db
      .select({ ignoredAt: commitAuthor.ignoredAt })
      .from(commitAuthor)
      .where(and(eq(commitAuthor.lineManagerId, leadId), inArray(commitAuthor.author, names)))
    expect(new Set(rows.map(({ ignoredAt }) => ignoredAt === null)).size).toBe(1)
  })
})
