import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { repository, repositoryIssue, repositoryMember } from '../../src/service/db/work-schema.ts'
import { type RunningService, type Session, startService } from './support/service.ts'
import { addChoices, insertLines } from './support/work.ts'

let running: RunningService
let session: Session
const [idle, amir] = [seedId('idle/member'), seedId('amir/member')]

beforeAll(async () => {
  running = await startService()
  session = await running.logIn('idle')
})
afterAll(() => running.stop())

const path = '/repository/GetByTeammember'

const addRepository = async (name: string, access: Readonly<Record<string, string>>, lastCommitAt: Date | null = null) => {
  const { projectId } = await addChoices(running)
  const id = randomUUID()
  const url = `https://git.example.org/${id}`
  await running.db.insert(repository).values({ id, projectId, name, url, defaultBranch: 'main', lastCommitAt })
  const members = Object.entries(access).map(([memberId, given]) => ({ memberId, repositoryId: id, access: given }))
  await running.db.insert(repositoryMember).values(members)
  return { id, projectId, url }
}

it('lists what the caller has access to, by name, with their own lines and the last findings', async () => {
  const ferry = await addRepository('ferry', { [idle]: 'Write', [amir]: 'Admin' }, new Date('2026-03-01T09:30:00Z'))
  const anchor = await addRepository('Anchor', { [idle]: 'Read' })
  await addRepository('bridge', { [amir]: 'Admin' })
  const lines = (memberId: string, date: string, count: number) => ({ memberId, repositoryId: ferry.id, date, lines: count })
  await insertLines(running, [lines(idle, '2026-02-01', 100), lines(idle, '2026-02-28', 23), lines(amir, '2026-02-28', 1000)])
  const issue = (date: string, kind: string, severity: string, count: number) => ({
    repositoryId: ferry.id,
    date,
    class: kind,
    severity,
    count,
  })
  await running.db
    .insert(repositoryIssue)
    .values([
      issue('2026-02-27', 'Vulnerability', 'Critical', 9),
      issue('2026-02-28', 'Code smell', 'Minor', 4),
      issue('2026-02-28', 'Bug', 'Minor', 2),
      issue('2026-02-28', 'Bug', 'Major', 1),
    ])
  const expected = [
    {
      id: anchor.id,
      Name: 'Anchor',
      Url: anchor.url,
      Project: { id: anchor.projectId, Name: `Project ${anchor.projectId}` },
      Access: 'Read',
      DefaultBranch: 'main',
      LastCommit: null,
      TotalLine: 0,
      Issues: [],
    },
    {
      id: ferry.id,
      Name: 'ferry',
      Url: ferry.url,
      Project: { id: ferry.projectId, Name: `Project ${ferry.projectId}` },
      Access: 'Write',
      DefaultBranch: 'main',
      LastCommit: '2026-03-01T09:30:00.000Z',
      TotalLine: 123,
      Issues: [
        { Class: 'Bug', IssuesCount: 1, Severaty: 'Major' },
        { Class: 'Bug', IssuesCount: 2, Severaty: 'Minor' },
        { Class: 'Code smell', IssuesCount: 4, Severaty: 'Minor' },
      ],
    },
  ]
  expect((await running.call('GET', `${path}?isAdmin=false`, { session })).value).toEqual(expected)
  expect((await running.call('GET', path, { session })).value).toEqual(expected)
})

it.each(['true', '1', '', 'False', 'false&isAdmin=true'])('refuses isAdmin=%s', async (value) => {
  expect((await running.call('GET', `${path}?isAdmin=${value}`, { session })).status).toBe(400)
})

it('answers somebody without a commitment too: with nothing', async () => {
  const session = await running.logIn('newcomer')
  expect(await running.call('GET', path, { session })).toMatchObject({ status: 200, value: [] })
})
