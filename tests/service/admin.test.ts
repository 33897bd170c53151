import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { AdminProblem } from '../../src/service/admin/admin-problem.ts'
import { exportText } from '../../src/service/admin/export.ts'
import { importText } from '../../src/service/admin/import.ts'
import { commitment } from '../../src/service/db/commitment-schema.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { commitmentProject, project, repositoryMember, technology } from '../../src/service/db/work-schema.ts'
import { ownerWork, type RunningService, serviceForTest, startService } from './support/service.ts'

const example = readFileSync('docs/examples/admin-import.json', 'utf8')

const total = (counts: Awaited<ReturnType<typeof importText>>) =>
  Object.values(counts).reduce((sum, one) => ({
    created: sum.created + one.created,
    changed: sum.changed + one.changed,
    unchanged: sum.unchanged + one.unchanged,
  }))

const importInto = (running: RunningService, file: object | string) =>
  importText(ownerWork(running), typeof file === 'string' ? file : JSON.stringify(file))

const problemsOf = async (running: RunningService, file: object | string): Promise<readonly string[]> => {
  const failure = await importInto(running, file).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failure instanceof AdminProblem)) throw new Error(`Not refused: ${String(failure)}`)
  return failure.problems
}

describe('an import', () => {
  it('creates what the example says, and changes nothing the second time', async () => {
    const running = await serviceForTest()
    const first = await importInto(running, example)
    expect(total(first)).toEqual({ created: 9, changed: 0, unchanged: 2 })
    expect(first.technologies).toEqual({ created: 1, changed: 0, unchanged: 2 })
    const before = await exportText(running.db)
    expect(total(await importInto(running, example))).toEqual({ created: 0, changed: 0, unchanged: 11 })
    expect(await exportText(running.db)).toBe(before)

    const session = await running.logIn('member')
    const commitments = (await running.call('GET', '/teammember/GetCommitmentByTeammemberId', { session })).value
    expect(commitments).toContainEqual(
      expect.objectContaining({
        Name: 'Weather Buoys',
        StatusV2: 'TeammemberPending',
        StartDate: '2026-01-05T00:00:00',
        HoursPerWeekMin: 8,
        HoursPerWeekMax: 16,
        LineManagerName: 'Lena Marsh',
        ProjectNames: ['Weather Buoys'],
        TimeZone: 'Australia/Melbourne',
      }),
    )
    const news = await running.call('POST', '/notification/find', { session, body: { PageNumber: 1, PageSize: 10 } })
    const isTold = ({ Body }: { Body: string }) => Body === 'Weather Buoys waits for your approval.'
    expect((news.value as { data: { Body: string }[] }).data.filter(isTold)).toHaveLength(1)
    const [made] = await running.db.select().from(project).where(eq(project.name, 'Weather Buoys'))
    const epics = await running.call('GET', `/epic/getEpicOfProject/${made?.id}`, { session })
    expect(epics.value).toMatchObject({
      Items: [{ Name: 'Battery life' }, { Name: 'Radio link' }, { Name: 'Sensor calibration' }],
    })
  })

  it('changes what differs, keeps what is left out, and empties what is null', async () => {
    const running = await serviceForTest()
    await importInto(running, example)
    const counts = await importInto(running, {
      technologies: [{ value: 'RUST', disabled: true }],
      activities: [{ value: 'Firmware', technologies: ['rust', 'TypeScript'], defaultTechnology: 'typescript' }],
      projects: [{ name: ' weather buoys ', epics: ['RADIO LINK', 'Storms'] }],
      commitments: [{ member: 'MEMBER@demo.test', name: 'Weather Buoys', endDate: null, hoursPerWeek: null }],
    })
    expect(counts).toMatchObject({
      technologies: { changed: 1 },
      activities: { changed: 1 },
      projects: { changed: 1 },
      epics: { created: 1, changed: 1 },
      commitments: { created: 0, changed: 1 },
    })
    const text = JSON.parse(await exportText(running.db)) as {
      technologies: { value: string }[]
      activities: { value: string }[]
      projects: { name: string }[]
      commitments: { name: string }[]
    }
    expect(text.technologies.find(({ value }) => value === 'RUST')).toMatchObject({ disabled: true })
    expect(text.activities.find(({ value }) => value === 'Firmware')).toMatchObject({
      technologies: ['RUST', 'TypeScript'],
      defaultTechnology: 'TypeScript',
    })
    expect(text.projects.find(({ name }) => name === 'weather buoys')).toMatchObject({
      customer: 'customer@demo.test',
      epics: ['Battery life', 'RADIO LINK', 'Sensor calibration', 'Storms'],
    })
    expect(text.commitments.find(({ name }) => name === 'Weather Buoys')).toMatchObject({
      startDate: '2026-01-05',
      endDate: null,
      hoursPerWeek: null,
      lineManager: 'lead@demo.test',
      projects: ['weather buoys'],
    })
  })

  it('lets what the member decided stand against a file from before', async () => {
    const running = await serviceForTest()
    await importInto(running, example)
    const session = await running.logIn('member')
    const [made] = await running.db.select().from(commitment).where(eq(commitment.name, 'Weather Buoys'))
    const body = { Status: 'Rejected', Message: 'Too far out at sea' }
    expect((await running.call('POST', `/commitment/updateStatus/${made?.id}`, { session, body })).status).toBe(200)
    expect(total(await importInto(running, example))).toMatchObject({ created: 0, changed: 0 })
    const [after] = await running.db.select().from(commitment).where(eq(commitment.name, 'Weather Buoys'))
    expect(after).toMatchObject({ statusV2: 'Rejected', statusMessage: 'Too far out at sea' })
  })

  it('runs twenty at once like one after the other', async () => {
    const running = await serviceForTest()
    const all = await Promise.all(Array.from({ length: 20 }, () => importInto(running, example)))
    expect(all.map((counts) => total(counts).created).toSorted((one, other) => other - one)).toEqual([9, ...Array(19).fill(0)])
  })
})

describe('a file with mistakes', () => {
  let running: RunningService
  beforeAll(async () => {
    running = await startService()
    return () => running.stop()
  })

  const member = 'member@demo.test'

  it.each([
    ['{', /^The file is not valid JSON: /],
    ['[]', /^The file must be an object\.$/],
    ['{"people": []}', /^people is not a known field\.$/],
    [{ technologies: {} }, /^technologies must be a list\.$/],
    [{ technologies: [{ disabled: true }] }, /^technologies\[0\]\.value is required\.$/],
    [{ technologies: [{ value: '  ' }] }, /^technologies\[0\]\.value is required\.$/],
    [{ technologies: [{ value: 'Zig', disabled: 'no' }] }, /^technologies\[0\]\.disabled must be true or false\.$/],
    [{ technologies: [{ value: 'Zig', colour: 1 }] }, /^technologies\[0\]\.colour is not a known field\.$/],
    [
      { technologies: [{ value: 'Zig' }, { value: 'zig ' }] },
      /^technologies\[1\] is the same technology as technologies\[0\]\.$/,
    ],
    [
      { technologies: [{ id: seedId('technology/React'), value: 'TypeScript' }] },
      /^technologies\[0\] has the name of another technology, whose id is /,
    ],
    [{ technologies: [{ id: 'react', value: 'React' }] }, /^technologies\[0\]\.id is not a valid uuid\.$/],
    [
      { activities: [{ value: 'Sewing', technologies: ['Needle'] }] },
      /^activities\[0\]\.technologies\[0\] is 'Needle', but no technology is called that\.$/,
    ],
    [
      { activities: [{ value: 'Sewing', technologies: ['React', 'react'] }] },
      /^activities\[0\]\.technologies\[1\] is there twice: React\.$/,
    ],
    [
      { activities: [{ value: 'Sewing', technologies: ['React'], defaultTechnology: 'Go' }] },
      /^activities\[0\]\.defaultTechnology is 'Go', which is none of its technologies\.$/,
    ],
    [
      { projects: [{ name: 'Kites', customer: 'nobody@demo.test' }] },
      /^projects\[0\]\.customer is 'nobody@demo.test', but nobody has this e-mail\.$/,
    ],
    [
      { projects: [{ name: 'Kites', epics: ['String', ' string'] }] },
      /^projects\[0\]\.epics\[1\] is the same epic as projects\[0\]\.epics\[0\]\.$/,
    ],
    [
      { projects: [{ name: 'Kites', repositories: [{ name: 'kites', url: 'javascript:alert(1)' }] }] },
      /^projects\[0\]\.repositories\[0\]\.url must begin with http/,
    ],
    [{ commitments: [{ name: 'Kites' }] }, /^commitments\[0\]\.member is required\.$/],
    [
      { commitments: [{ member: 'nobody@demo.test', name: 'Kites' }] },
      /^commitments\[0\]\.member is 'nobody@demo\.test', but nobody/,
    ],
    [
      { commitments: [{ member, name: 'Kites', status: 'Approved' }] },
      /^commitments\[0\]\.status must be one of: Pending, TeammemberPending, Upcoming, Active, Expired, Rejected\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', startDate: '2026-02-30' }] },
      /^commitments\[0\]\.startDate is no day of the calendar\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', endDate: '0000-12-31' }] },
      /^commitments\[0\]\.endDate is no day of the calendar\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', decidedAt: '2026-12-31T23:59:60Z' }] },
      /^commitments\[0\]\.decidedAt is no moment of the calendar\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', decidedAt: '0000-06-01T00:00:00Z' }] },
      /^commitments\[0\]\.decidedAt is no moment of the calendar\.$/,
    ],
    [
      { projects: [{ name: 'Kites', repositories: [{ name: 'kites', url: `https://kites.test/${'風'.repeat(900)}` }] }] },
      /^projects\[0\]\.repositories\[0\]\.url must have at most 2000 bytes\.$/,
    ],
    [{ commitments: [{ member, name: 'Kites', startDate: 'soon' }] }, /^commitments\[0\]\.startDate /],
    [
      { commitments: [{ member, name: 'Kites', startDate: '2026-03-02', endDate: '2026-03-01' }] },
      /^commitments\[0\]\.endDate must not be before startDate\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', hoursPerWeek: { min: 9, max: 8 } }] },
      /^commitments\[0\]\.hoursPerWeek\.max must not be less than min\.$/,
    ],
    [
      { commitments: [{ member, name: 'Kites', timeZone: 'Mars/Olympus' }] },
      /^commitments\[0\]\.timeZone is 'Mars\/Olympus', which is no/,
    ],
    [
      { commitments: [{ member, name: 'Kites', projects: ['Kites'] }] },
      /^commitments\[0\]\.projects\[0\] is 'Kites', but no project/,
    ],
    [
      { commitments: [{ id: seedId('lead/commitment/delivery'), member, name: 'Delivery Office' }] },
      /^commitments\[0\]\.member is member@demo\.test, but this commitment is lead@demo\.test's\.$/,
    ],
    [{ commitments: [{ member, name: 'Kites\u0000' }] }, /^commitments\[0\]\.name contains characters that are not allowed\.$/],
  ])('%j is refused', async (file, sentence) => {
    expect(await problemsOf(running, file)).toEqual([expect.stringMatching(sentence)])
  })

  it('names every place at once, and nothing of it happens', async () => {
    const before = await exportText(running.db)
    const problems = await problemsOf(running, {
      technologies: [{ value: 'Zig' }],
      activities: [{ value: 'Sewing', technologies: ['Zig', 'Needle'] }],
      projects: [{ name: 'Kites', epics: ['String'] }],
      commitments: [
        { member, name: 'Kites', projects: ['Kites'] },
        { member: 'nobody@demo.test', name: 'Kites', lineManager: 'noone@demo.test' },
      ],
    })
    expect(problems).toHaveLength(3)
    expect(await exportText(running.db)).toBe(before)
    expect(await running.db.select().from(technology).where(eq(technology.value, 'Zig'))).toEqual([])
  })

  it('names more places than a statement has parameters', async () => {
    const entries = Array.from({ length: 66_000 }, (_, at) => ({
      id: randomUUID(),
      member: `nobody${at}@demo.test`,
      name: 'Kites',
    }))
    expect(await problemsOf(running, { commitments: entries })).toHaveLength(entries.length)
  })

  it('asks for an id where the name is not enough', async () => {
    const [memberId, first] = [seedId('member/member'), seedId('twins')]
    const twin = { memberId, name: 'Twins', statusV2: 'Active', type: 'Casual', createdAt: running.clock.now }
    await running.db.insert(commitment).values([
      { ...twin, id: first },
      { ...twin, id: seedId('other twin') },
    ])
    onTestFinished(async () => {
      await running.db.delete(commitment).where(and(eq(commitment.memberId, memberId), eq(commitment.name, 'Twins')))
    })
    const file = (given: object) => ({ commitments: [{ member, name: 'Twins', jobTitle: 'Twin', ...given }] })
    expect(await problemsOf(running, file({}))).toEqual([expect.stringContaining('commitments[0] needs an id')])
    expect(total(await importInto(running, file({ id: first.toUpperCase() })))).toEqual({ created: 0, changed: 1, unchanged: 0 })
  })
})

describe('an export', () => {
  it('imports without a change, here and into an empty portal, and is the same text again', async () => {
    const running = await serviceForTest()
    const text = await exportText(running.db)
    const here = total(await importInto(running, text))
    expect(here).toMatchObject({ created: 0, changed: 0 })
    expect(here.unchanged).toBeGreaterThan(150)

    const other = await serviceForTest()
    for (const table of [commitmentProject, repositoryMember]) await other.db.delete(table)
    await other.pool.query('truncate commitment, project, activity, technology, repository, pay_run, commit_author cascade')
    expect(total(await importInto(other, text))).toEqual({ created: here.unchanged, changed: 0, unchanged: 0 })
    expect(await exportText(other.db)).toBe(text)
  })

  it('leaves out a line manager who is gone, and importing it keeps the row as it is', async () => {
    const running = await serviceForTest()
    await running.db.update(commitment).set({ lineManagerId: seedId('gone') })
    await running.db.update(teamMember).set({ lineManagerId: null })
    const text = await exportText(running.db)
    const { commitments } = JSON.parse(text) as { commitments: readonly object[] }
    expect(JSON.stringify(commitments)).not.toContain('lineManager')
    const changed = text.replaceAll('Software Engineer', 'Engineer')
    expect((await importInto(running, changed)).commitments).toMatchObject({ created: 0, changed: commitments.length })
    expect(await running.db.$count(commitment, eq(commitment.lineManagerId, seedId('gone')))).toBe(commitments.length)
  })
})
