import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { exportText } from '../../src/service/admin/export.ts'
import { importText } from '../../src/service/admin/import.ts'
import { findAuditTrail } from '../../src/service/audit/store.ts'
import { codeDay, commitAuthor } from '../../src/service/db/author-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { toolAccess } from '../../src/service/db/tool-access-schema.ts'
import { ownerWork, type RunningService, serviceForTest } from './support/service.ts'

const importInto = (running: RunningService, file: object) => importText(ownerWork(running), JSON.stringify(file))
const problemsOf = async (running: RunningService, file: object): Promise<readonly string[]> => {
  const failure = await importInto(running, file).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof AdminProblem)) throw new Error(`Not refused: ${String(failure)}`)
  return failure.problems
}
const exported = async ({ db }: RunningService) =>
  JSON.parse(await exportText(db)) as { accesses: { tool: string }[]; authors: { author: string }[] }

const url = 'https://git.test/kites'
const kites = { projects: [{ name: 'Kites', repositories: [{ name: 'kites', url }] }] }
const author = {
  lineManager: 'lead@demo.test',
  author: 'Kite Bot <kite@bots.test>',
  member: 'Member@demo.test',
  commits: [
    { repository: url, date: '2024-03-01', lines: 40 },
    { repository: url, date: '2024-03-04', lines: 2 },
  ],
}
const access = {
  member: 'member@demo.test',
  project: 'kites',
  tool: 'Kite Console',
  email: 'maya@kites.test',
  url: 'https://kites.test/',
  grantedAt: '2024-03-01T10:00:00+01:00',
}
const unchanged = { created: 0, changed: 0, unchanged: 1 }

describe('commit authors of a file', () => {
  const linesOf = async ({ db }: RunningService) => {
    const rows = await db
      .select()
      .from(codeDay)
      .where(eq(codeDay.memberId, seedId('member/member')))
    return rows.filter(({ date }) => date.startsWith('2024-03')).map(({ date, lines }) => [date, lines])
  }

  it('come with what they committed, which is the member’s; the same file twice changes nothing', async () => {
    const running = await serviceForTest()
    await importInto(running, kites)
    expect((await importInto(running, { authors: [author] })).authors).toEqual({ created: 1, changed: 0, unchanged: 0 })
    expect((await importInto(running, { authors: [author] })).authors).toEqual(unchanged)
    expect((await linesOf(running)).toSorted()).toEqual([
      ['2024-03-01', 40],
      ['2024-03-04', 2],
    ])
    const file = await exported(running)
    expect(file.authors.find((one) => one.author === author.author)).toEqual({
      ...author,
      member: 'member@demo.test',
      ignored: false,
    })
    expect((await importInto(running, { authors: file.authors })).authors.unchanged).toBe(file.authors.length)
  })

  it('get days added and corrected, and keep whose they are where the file does not say it', async () => {
    const running = await serviceForTest()
    await importInto(running, kites)
    await importInto(running, { authors: [author] })
    const { member: _member, ...later } = author
    const commits = [
      { repository: url, date: '2024-03-04', lines: 7 },
      { repository: url, date: '2024-03-05', lines: 1 },
    ]
    expect((await importInto(running, { authors: [{ ...later, commits }] })).authors.changed).toBe(1)
    expect((await linesOf(running)).toSorted()).toEqual([
      ['2024-03-01', 40],
      ['2024-03-04', 7],
      ['2024-03-05', 1],
    ])
    await importInto(running, { authors: [{ ...later, ignored: true, member: null }] })
    expect(await linesOf(running)).toEqual([])
    const [stored] = await running.db.select().from(commitAuthor).where(eq(commitAuthor.author, author.author))
    expect(stored).toMatchObject({ memberId: null, ignoredAt: running.clock.now })
  })

  it('are refused with every place at fault', async () => {
    const running = await serviceForTest()
    await importInto(running, kites)
    const commits = [
      { repository: 'https://git.test/none', date: '2024-02-30', lines: 1 },
      { repository: url, date: '2024-03-01', lines: 1 },
      { repository: url, date: '2024-03-01', lines: 2 },
    ]
    expect(await problemsOf(running, { authors: [{ ...author, lineManager: 'no@demo.test', commits }, author, author] })).toEqual(
      [
        "authors[0].lineManager is 'no@demo.test', but nobody has this e-mail.",
        "authors[0].commits[0].repository is 'https://git.test/none', but no repository has this url.",
        'authors[0].commits[0].date is no day of the calendar.',
        'authors[0].commits[2] is there twice: one number of lines a day and repository.',
        'authors[2] is the same author as authors[1].',
      ],
    )
  })
})

describe('accesses of a file', () => {
  it('are what the team sees, audited as the owner’s, and once', async () => {
    const running = await serviceForTest()
    await importInto(running, kites)
    expect((await importInto(running, { accesses: [access] })).accesses).toEqual({ created: 1, changed: 0, unchanged: 0 })
    expect((await importInto(running, { accesses: [access] })).accesses).toEqual(unchanged)
    const [stored] = await running.db.select().from(toolAccess).where(eq(toolAccess.tool, access.tool))
    expect(stored).toMatchObject({ grantedAt: new Date(access.grantedAt), grantedBy: null, revokedAt: null })
    const trail = await findAuditTrail(running.db, seedId('member/member'), 'Access', stored?.id ?? '')
    expect(trail).toMatchObject([{ event: 'Create', userId: null }])
    const session = await running.logIn('member')
    const list = (await running.call('GET', '/access', { session })).value as { Tool: string; GrantedBy: string | null }[]
    expect(list.find(({ Tool }) => Tool === access.tool)).toMatchObject({ GrantedBy: null })
    const file = await exported(running)
    expect((await importInto(running, { accesses: file.accesses })).accesses.unchanged).toBe(file.accesses.length)
  })

  it('keep what was granted and revoked', async () => {
    const running = await serviceForTest()
    await importInto(running, kites)
    await importInto(running, { accesses: [access] })
    const { grantedAt: _grantedAt, ...bare } = access
    expect((await importInto(running, { accesses: [bare] })).accesses).toEqual(unchanged)
    const revoked = { ...bare, revokedAt: '2024-04-01T00:00:00Z' }
    expect((await importInto(running, { accesses: [revoked] })).accesses.changed).toBe(1)
    expect(await problemsOf(running, { accesses: [{ ...bare, grantedAt: '2025-01-01T00:00:00Z' }] })).toEqual([
      'accesses[0].grantedAt is 2025-01-01T00:00:00.000Z, but 2024-03-01T09:00:00.000Z is stored and stays.',
    ])
  })

  it('are refused with every place at fault', async () => {
    const running = await serviceForTest()
    const wrong = { ...access, member: 'no@demo.test', project: 'Nowhere', email: 'maya', url: 'javascript:alert(1)' }
    const { grantedAt: _grantedAt, ...never } = wrong
    expect(await problemsOf(running, { accesses: [{ ...never, revokedAt: '2024-04-01T00:00:00Z' }] })).toEqual([
      "accesses[0].member is 'no@demo.test', but nobody has this e-mail.",
      "accesses[0].project is 'Nowhere', but no project is called that.",
      'accesses[0].email is refused: E-mail must be valid.',
      'accesses[0].url is refused: URL must be valid.',
      'accesses[0].revokedAt needs a grantedAt.',
    ])
  })
})
