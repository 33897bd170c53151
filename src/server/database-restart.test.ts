import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { databaseOf } from '../../tests/faults/support/portal-database.ts'
import { dayBefore, demoRecord } from '../../tests/load/timesheet-demo.ts'
import { type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { postgresPid } from '../../tests/support/postgres-pid.ts'

let portal: RunningPortal

beforeAll(async () => {
  portal = await startPortal()
})

afterAll(() => portal?.cleanUp())

/** A connection of the test's own to the portal's database; it may be lost with the others. */
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ host: '127.0.0.1', user: 'portal', database: 'portal', ...databaseOf(portal) })
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end().catch(() => undefined))
  return client
}

const waiting = "from pg_stat_activity where application_name = 'team-member-portal' and wait_event_type = 'Lock'"

const faults: Readonly<Record<string, (watch: pg.Client) => Promise<void>>> = {
  'terminated back ends': async (watch) => {
    await watch.query(`select pg_terminate_backend(pid) ${waiting}`)
  },
  'kill -9 of a back end': async (watch) => {
    const { rows } = await watch.query(`select pid ${waiting} limit 1`)
    process.kill(rows[0].pid, 'SIGKILL')
  },
  'a fast stop of PostgreSQL': async () => {
    process.kill(await postgresPid(portal.dataFolder), 'SIGINT')
  },
  'kill -9 of PostgreSQL': async () => {
    process.kill(await postgresPid(portal.dataFolder), 'SIGKILL')
  },
}

const signIn = async () => {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${portal.url}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const login = await post('/authentication/Login', { UserName: 'member@demo.test', Password: 'Portal-demo-1' })
  const { value } = (await login.json()) as { value: { id_token: string; user: { id: string } } }
  return {
    memberId: value.user.id,
    post: (path: string, body: object, key?: string): Promise<Response> =>
      post(path, body, { authorization: `Bearer ${value.id_token}`, ...(key === undefined ? {} : { 'idempotency-key': key }) }),
  }
}

test.each(Object.keys(faults))('%s while eight save: the portal goes on, and each is saved once', async (name) => {
  const { post, memberId } = await signIn()
  const record = await demoRecord(async (path, body) => (await post(path.replace('/v1', ''), body)).json(), memberId)
  const ticket = name.replaceAll(' ', '-').slice(0, 20)
  const save = (index: number): Promise<Response> =>
    post(
      '/timesheet/save',
      { ...record, id: null, IssueNo: ticket, Effort: 0.25 * (index + 1), Date: `${dayBefore(-35)}T00:00:00` },
      `${ticket}-${index}`,
    )
  const [holder, watch] = [await connect(), await connect()]
  await holder.query('begin')
  await holder.query('lock table timesheet in share row exclusive mode')
  const indexes = [0, 1, 2, 3, 4, 5, 6, 7]
  const replies = Promise.all(indexes.map(save))
  await expect.poll(async () => (await watch.query(`select pid ${waiting}`)).rows.length).toBe(indexes.length)
  await faults[name]?.(watch)
  await holder.query('rollback').catch(() => undefined)
  for (const reply of await replies) {
    if (reply.status === 200) continue
    const answer = { status: reply.status, retryAfter: reply.headers.get('retry-after'), body: await reply.json() }
    const message = 'The service is not available right now. Please try again.'
    expect(answer).toEqual({ status: 503, retryAfter: '2', body: { statusCode: 503, message } })
  }
  await expect.poll(async () => (await fetch(`${portal.url}/readyz`)).status).toBe(200)
  for (const index of indexes) await expect.poll(async () => (await save(index)).status).toBe(200)
  const { rows } = await (await connect()).query('select effort from timesheet where issue_no = $1 order by effort', [ticket])
  expect(rows.map(({ effort }) => effort)).toEqual(indexes.map((index) => 0.25 * (index + 1)))
  expect(portal.output()).not.toMatch(/failed unexpectedly/)
})
