import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/service/db/database.ts'
import { createPool } from '../../src/service/db/pool.ts'
import { dayFrom } from '../../src/service/db/seed/ids.ts'
import { inTransaction } from '../../src/service/db/transaction.ts'
import { startFaultProxy } from '../faults/support/fault-proxy.ts'
import { createTestDatabase } from '../support/database.ts'
import { type Reply, type RunningService, serviceForTest } from './support/service.ts'
import { addChoices, addCommitment, recordBody, timesheetOf } from './support/work.ts'

const saves = 8

/** A connection that is none of the service's, to hold, end and count its back ends. */
const observer = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const others = "datname = current_database() and application_name = 'team-member-portal' and pid <> pg_backend_pid()"
  return {
    run: (statement: string) => client.query(statement),
    waiting: async () => {
      const { rows } = await client.query(
        `select count(*)::int as count from pg_stat_activity where ${others} and wait_event_type = 'Lock'`,
      )
      return rows[0].count as number
    },
    terminate: async (which = 'true') => {
      const { rows } = await client.query(
        `select pg_terminate_backend(pid, 5000) as ended from pg_stat_activity where ${others} and ${which}`,
      )
      return rows.length
    },
  }
}

const unavailable = { status: 503, message: 'The service is not available right now. Please try again.' }

/** What somebody saves, and what of it the database has, seen by a connection of the test's own. */
const member = async (running: RunningService, databaseUrl: string) => {
  const watch = await observer(databaseUrl)
  const choices = await addChoices(running)
  const commitmentId = await addCommitment(running, 'member', choices.projectId)
  const today = `${dayFrom(running.clock.now, 0)}T00:00:00`
  const timesheet = timesheetOf(running, await running.logIn('member'))
  const save = (index: number, key?: string) =>
    timesheet.save(recordBody({ ...choices, commitmentId }, { IssueNo: `NF-${index}`, Date: today }), key)
  const stored = async (): Promise<string[]> => {
    const { rows } = await watch.run(`select issue_no from timesheet where commitment_id = '${commitmentId}' order by issue_no`)
    return rows.map((row) => row.issue_no)
  }
  return { save, stored }
}

const indexes = Array.from({ length: saves }, (_, index) => index)
const expected = indexes.map((index) => `NF-${index}`)

it.each(['with', 'without'])('eight saves %s keys whose back ends are terminated are each carried out once', async (keys) => {
  const database = await createTestDatabase({ seeded: true })
  const running = await serviceForTest({ databaseUrl: database.url })
  const { save, stored } = await member(running, database.url)
  const watch = await observer(database.url)
  // Apart: within a transaction the list of back ends stays as it was first seen.
  const holder = await observer(database.url)
  await holder.run('begin')
  await holder.run('lock table timesheet in share row exclusive mode')
  const replies = Promise.all(indexes.map((index) => save(index, keys === 'with' ? `restart-${index}` : undefined)))
  await expect.poll(watch.waiting).toBe(saves)
  expect(await watch.terminate("wait_event_type = 'Lock'")).toBe(saves)
  await holder.run('commit')
  expect((await replies).map(({ status }) => status)).toEqual(indexes.map(() => 200))
  expect(await stored()).toEqual(expected)
})

it('back ends that are terminated all the time lose nothing that was acknowledged and repeat nothing', async () => {
  const database = await createTestDatabase({ seeded: true })
  const running = await serviceForTest({ databaseUrl: database.url })
  const { save, stored } = await member(running, database.url)
  const watch = await observer(database.url)
  let isOver = false
  const storm = (async () => {
    while (!isOver) await watch.terminate()
  })()
  const first = await Promise.all(indexes.map((index) => save(index, `storm-${index}`)))
  isOver = true
  await storm
  for (const reply of first) {
    expect([200, 503]).toContain(reply.status)
    if (reply.status === 503) expect(reply).toMatchObject(unavailable)
  }
  const acknowledged = expected.filter((_, index) => first[index]?.status === 200)
  expect(await stored()).toEqual(expect.arrayContaining(acknowledged))
  for (const index of indexes) await expect.poll(async () => (await save(index, `storm-${index}`)).status).toBe(200)
  expect(await stored()).toEqual(expected)
})

/** A line to a database that loses answers when it is told to. */
const faultyLine = async (databaseUrl: string) => {
  const through = new URL(databaseUrl)
  const proxy = await startFaultProxy(Number(through.port))
  onTestFinished(() => proxy.close())
  through.port = String(proxy.port)
  return { proxy, url: through.href }
}

/** A service whose database loses the answer to the next commit, once. */
const losingCommit = async () => {
  const database = await createTestDatabase({ seeded: true })
  const { proxy, url } = await faultyLine(database.url)
  const running = await serviceForTest({ databaseUrl: url })
  const work = await member(running, database.url)
  // As it ends a statement: 'commitment' is no match.
  proxy.loseAnswersTo('commit\0', 1)
  return { ...work, proxy }
}

it('a save with a key whose commit lost its answer is answered as carried out, and was so once', async () => {
  const { save, stored, proxy } = await losingCommit()
  const reply = await save(1, 'lost-commit')
  expect(proxy.lost()).toBe(1)
  expect(reply.status).toBe(200)
  expect(await stored()).toEqual(['NF-1'])
})

it('a save without a key whose commit lost its answer is not carried out again: 503, with when to try again', async () => {
  const { save, stored, proxy } = await losingCommit()
  const reply: Reply = await save(1)
  expect(proxy.lost()).toBe(1)
  expect(reply).toMatchObject(unavailable)
  expect(reply.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await stored()).toEqual(['NF-1'])
})

it('a connection that breaks before its transaction has begun does not stay taken', async () => {
  const database = await createTestDatabase()
  const { proxy, url } = await faultyLine(database.url)
  const pool = createPool(url, { max: 1, connectionTimeoutMillis: 5_000 })
  onTestFinished(() => pool.end())
  proxy.loseAnswersTo('begin\0', 1)
  let runs = 0
  await inTransaction(openDatabase(pool), async () => {
    runs += 1
  })
  expect({ lost: proxy.lost(), runs }).toEqual({ lost: 1, runs: 1 })
})
