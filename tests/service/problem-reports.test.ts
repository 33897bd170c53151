import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { largestReport } from '../../src/rules/problem-report.ts'
import { rotateKeys } from '../../src/service/admin/rotate-keys.ts'
import { problemReport } from '../../src/service/db/support-schema.ts'
import { deriveFieldKeys } from '../../src/service/keys.ts'
import { drainOutbox } from '../../src/service/outbox/drain.ts'
import { createMailer } from '../../src/service/outbox/mailer.ts'
import { serviceSettings } from '../../src/service/settings.ts'
import { forgetOldReports } from '../../src/service/support/problem-reports.ts'
import { openReport } from '../../src/service/support/sealed-report.ts'
import { admin } from './support/admin.ts'
import { backUp, newFolder, newPlace, restore } from './support/backups.ts'
import { startMailPeer } from './support/mail-peer.ts'
import { testSecret } from './support/samples.ts'
import { type RunningService, type Session, serviceForTest, textOf } from './support/service.ts'

const planted = 'the amount would not go below 4711'
const text = JSON.stringify({ format: 1, sentence: planted })

const report = (running: RunningService, session: Session, given: string, key?: string) =>
  running.call('POST', '/support/report', { session, body: { Report: given }, ...(key !== undefined && { key }) })

const started = async (given: Parameters<typeof serviceForTest>[0] = {}) => {
  const running = await serviceForTest(given)
  return { running, session: await running.logIn('member') }
}

/** A report of exactly so many bytes. */
const ofSize = (bytes: number): string => JSON.stringify({ text: 'x'.repeat(bytes - JSON.stringify({ text: '' }).length) })

it('is kept once however often it is sent, sealed, and opens in no other row', async () => {
  const { running, session } = await started()
  const [first, again] = [await report(running, session, text, 'one'), await report(running, session, text, 'one')]
  expect(first).toMatchObject({ status: 200, value: { ReportedOn: running.clock.now.toISOString() } })
  expect(again.value).toEqual(first.value)
  expect((await report(running, session, '{"format":2}', 'one')).status).toBe(422)
  expect((await report(running, session, text, 'two')).status).toBe(200)
  const rows = await running.db.select().from(problemReport)
  expect(rows.map(({ memberId, size }) => ({ memberId, size }))).toEqual(
    Array.from({ length: 2 }, () => ({ memberId: session.memberId, size: text.length })),
  )
  const [one, other] = rows
  if (one === undefined || other === undefined) throw new Error('No rows')
  const { fields } = running.keys
  expect(openReport(fields, one)).toBe(text)
  expect(() => openReport(fields, { ...one, sealedReport: other.sealedReport })).toThrow()
  const { rows: dumped } = await running.pool.query('select one::text as row from problem_report one')
  for (const form of ['4711', Buffer.from(planted).toString('hex')]) expect(JSON.stringify(dumped)).not.toContain(form)
})

it('may have 1 MB, counted in bytes', async () => {
  const { running, session } = await started()
  expect((await report(running, session, ofSize(largestReport))).status).toBe(200)
  const tooLarge = { status: 413, field: 'Report', message: 'The report is larger than 1 MB.' }
  expect(await report(running, session, ofSize(largestReport + 1))).toMatchObject(tooLarge)
  expect(await report(running, session, JSON.stringify({ text: 'é'.repeat(largestReport / 2) }))).toMatchObject(tooLarge)
  expect(await report(running, session, ofSize(5 * 1024 * 1024))).toMatchObject({ status: 413, field: 'body' })
  expect(await running.db.$count(problemReport)).toBe(1)
})

it.each(['[]', 'null', '"text"', '12', '{', 'nonsense', '{"a":1}{'])('is not %s', async (given) => {
  const { running, session } = await started()
  expect(await report(running, session, given)).toMatchObject({ status: 400, field: 'Report' })
  expect(await running.db.$count(problemReport)).toBe(0)
})

it('is taken twenty times a day from a person, and others are not kept out', async () => {
  const { running, session } = await started({
    rateLimits: serviceSettings({ production: false, secret: testSecret, publicUrl: 'https://portal.test' }).rateLimits,
  })
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push((await report(running, session, text)).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect((await report(running, await running.logIn('lead'), text)).status).toBe(200)
  running.clock.forward(25 * 60 * 60 * 1000)
  expect((await report(running, await running.logIn('member'), text)).status).toBe(200)
})

it('is mailed to support as a notice without anything of it', async () => {
  const peer = await startMailPeer()
  const { running, session } = await started({ supportMail: 'support@example.org', mailUrl: peer.url })
  const reply = await report(running, session, text, 'once')
  await report(running, session, text, 'once')
  const mailer = createMailer(peer.url, 'Portal <portal@portal.test>')
  onTestFinished(() => mailer.close())
  const { db, settings, keys, clock, app } = running
  await drainOutbox({ db, settings, keys, clock: () => clock.now, log: app.log }, mailer)
  const notices = peer.received.filter(({ to }) => to.includes('support@example.org'))
  expect(notices).toHaveLength(1)
  const mail = notices[0]?.text ?? ''
  expect(mail).toContain(textOf(reply.value, 'id'))
  expect(mail).toContain(clock.now.toISOString())
  for (const word of ['4711', 'sentence', 'member@demo.test', 'Maya']) expect(mail).not.toContain(word)
})

it('is forgotten after 30 days', async () => {
  const { running, session } = await started()
  await report(running, session, text)
  const days = (count: number): Date => new Date(running.clock.now.getTime() + count * 24 * 60 * 60 * 1000)
  await forgetOldReports(running.db, days(29.9))
  expect(await running.db.$count(problemReport)).toBe(1)
  await forgetOldReports(running.db, days(30.1))
  expect(await running.db.$count(problemReport)).toBe(0)
})

it('is forgotten by the service itself', async () => {
  const running = await serviceForTest()
  await report(running, await running.logIn('member'), text)
  const later = await serviceForTest({ seeded: false, databaseUrl: running.databaseUrl, background: true })
  later.clock.forward(31 * 24 * 60 * 60 * 1000)
  await expect.poll(async () => await running.db.$count(problemReport)).toBe(0)
})

it('is sealed anew when the secret changes, and comes back from a backup', async () => {
  const { running, session } = await started({ secret: 'another secret that is long enough', previousSecret: null })
  const before = deriveFieldKeys('another secret that is long enough', null)
  await report(running, session, text)
  const both = deriveFieldKeys(testSecret, 'another secret that is long enough')
  expect((await rotateKeys(running.db, both)).reports).toBe(1)
  const [row] = await running.db.select().from(problemReport)
  if (row === undefined) throw new Error('No row')
  expect(openReport(deriveFieldKeys(testSecret, null), row)).toBe(text)
  expect(openReport(before, row)).toBeNull()

  const [from, to] = [await newPlace({ empty: true }), await newPlace()]
  const file = join(await newFolder(), 'portal.backup')
  await backUp({ ...from, url: running.databaseUrl }, file)
  await restore(to, file)
  const listed = await admin({ SECRET: testSecret, DATABASE_URL: to.url }, 'report', 'list')
  expect(listed.output).toContain(row.id)
})

it('is listed and read at the command line, by whoever has the secret', async () => {
  const { running, session } = await started()
  const at = { SECRET: testSecret, DATABASE_URL: running.databaseUrl }
  expect((await admin(at, 'report', 'list')).output).toBe('No problems have been reported\n')
  const id = textOf((await report(running, session, text)).value, 'id')
  expect((await admin(at, 'report', 'list')).output).toBe(
    `${running.clock.now.toISOString()}  ${id}  ${text.length}  member@demo.test\n`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'portal-report-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  expect(await admin(at, 'report', 'read', id, file)).toEqual({ code: 0, output: `${file} written\n`, errors: '' })
  expect(await readFile(file, 'utf8')).toBe(text)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await admin(at, 'report', 'read', id, file)).errors).toContain('cannot be written')
  const wrong = await admin({ ...at, SECRET: 'another secret of more than forty characters' }, 'report', 'read', id, `${file}2`)
  expect(wrong).toMatchObject({ code: 1, output: '' })
  expect(wrong.errors).toContain('was sealed with another secret')
  for (const unknown of ['nonsense', session.memberId]) {
    expect((await admin(at, 'report', 'read', unknown, `${file}3`)).errors).toContain(`There is no report ${unknown}.`)
  }
})

it('is told entry by entry at the command line, whoever wrote it', async () => {
  const folder = await newFolder()
  const show = async (given: string) => {
    const file = join(folder, `${randomUUID()}.json`)
    await writeFile(file, given)
    return await admin({}, 'report', 'show', file)
  }
  const entry = (seq: number, type: string) => ({ seq, at: seq * 1000, flow: 'shell', version: 1, event: { type } })
  const story = {
    format: 1,
    madeAt: '2026-11-20T09:00:00.000Z',
    sentence: 'The drawer\u001b[2J stays',
    leftOut: ['typed'],
    noRoomFor: { entries: 0, states: 0 },
    flows: [
      { key: 'shell', machine: 'shell', state: null, entries: [entry(1, 'journal.started'), entry(2, 'drawer.opened')] },
      { key: 'gone', machine: 'gone', state: null, entries: [] },
    ],
  }
  const { code, output } = await show(JSON.stringify(story))
  expect(code).toBe(0)
  expect(output).toMatch(
    /^Report of 2026-11-20T09:00:00.000Z\nThe drawer \[2J stays\nLeft out: typed\n\nshell: closed, or its state was left out\n/,
  )
  expect(output).toMatch(/\n {2}00:00:02.000 {2}drawer.opened {2}drawer.open and /)
  expect(output).toContain('\ngone: this version has no machine gone\n')
  expect(await show('{"format":7}')).toMatchObject({
    code: 1,
    errors: 'This is no report that can be read: its format is 7, and this version reads 1.\n',
  })
  expect((await admin({}, 'report', 'show', join(folder, 'missing'))).errors).toContain('cannot be read')
})

it.each([[], ['read'], ['read', 'id'], ['list', 'more'], ['remove', 'id']])(
  'is not a command: report %j',
  async (...parameters) => {
    expect(
      await admin({ SECRET: testSecret, DATABASE_URL: 'postgres://127.0.0.1:9/none' }, 'report', ...parameters),
    ).toMatchObject({
      code: 2,
      output: '',
    })
  },
)
