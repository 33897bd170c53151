import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '../support/portal.ts'
import { startLoad } from './support/continuous-load.ts'
import { startReplicatedPostgres } from './support/replicated-postgres.ts'

test('the primary is killed under load and its standby promoted: back within ten seconds, nothing is lost, nothing is there twice', async () => {
  const postgres = await startReplicatedPostgres()
  onTestFinished(() => postgres.stop())
  const portal = await startPortal({ environment: { DATABASE_URL: postgres.url, RATE_LIMIT_FACTOR: '1000' } })
  onTestFinished(() => portal.cleanUp())
  const load = await startLoad(portal.url, 3)
  onTestFinished(() => load.stop())
  await expect.poll(() => load.saved.size).toBeGreaterThan(20)
  expect(load.failures).toEqual([])

  postgres.killPrimary()
  const readiness = async (): Promise<number> => (await fetch(`${portal.url}/readyz`)).status
  await expect.poll(readiness).toBe(503)
  const before = load.saved.size
  await postgres.promote()
  const promoted = performance.now()
  await expect.poll(() => load.saved.size).toBeGreaterThan(before)
  expect(performance.now() - promoted).toBeLessThan(10_000)
  expect(await readiness()).toBe(200)

  const heard = load.heard()
  const client = new pg.Client(postgres.standbyUrl)
  await client.connect()
  onTestFinished(() => client.end())
  const isHeard = async (): Promise<boolean> => {
    await client.query("select pg_notify('notifications_changed', $1)", [load.memberId])
    return load.heard() > heard
  }
  await expect.poll(isHeard, { interval: 100 }).toBe(true)
  await expect.poll(() => load.saved.size).toBeGreaterThan(before + 20)
  await load.stop()
  const { rows } = await client.query(
    "select issue_no as ticket, count(*)::int as times from timesheet where issue_no like 'LOAD-%' group by 1",
  )
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(new Set(rows.map(({ ticket }) => ticket))).toEqual(load.saved)
})
