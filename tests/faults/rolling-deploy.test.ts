import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startCluster } from '../../scripts/cluster/cluster.ts'
import { startPgbouncer } from '../../scripts/cluster/pgbouncer.ts'
import { createTestDatabase } from '../support/database.ts'
import { sameClock } from '../support/run-clock.mjs'
import { rounds } from '../support/soak.ts'
import { startLoad } from './support/continuous-load.ts'

const people = 4

test(
  'every process is replaced in turn while people work: no request fails, nothing is lost, nothing is there twice',
  async () => {
    const database = await createTestDatabase({ seeded: true })
    onTestFinished(() => database.drop())
    const pooler = await startPgbouncer(database.url, 20)
    onTestFinished(() => pooler.stop())
    const watch = new pg.Client(database.url)
    await watch.connect()
    onTestFinished(() => watch.end())
    const cluster = await startCluster({
      databaseUrl: pooler.url,
      sessionUrl: database.url,
      // Nobody uploads anything.
      filesUrl: 's3+http://key:secret@127.0.0.1:9/portal',
      size: rounds(2, 3),
      environment: { SEED: 'none', RATE_LIMIT_FACTOR: '1000', ...sameClock.environment },
      parameters: sameClock.parameters,
    })
    onTestFinished(() => cluster.stop())
    const load = await startLoad(cluster.url, people)
    onTestFinished(() => load.stop())
    for (let round = 0; round < rounds(1, 3); round += 1) {
      for (const { role, replace } of cluster.places) {
        const before = load.saved.size
        expect([role, await replace()]).toEqual([role, 0])
        await expect.poll(() => load.saved.size).toBeGreaterThan(before)
        const heard = load.heard()
        const isHeard = async (): Promise<boolean> => {
          await watch.query("select pg_notify('notifications_changed', $1)", [load.memberId])
          return load.heard() > heard
        }
        await expect.poll(isHeard, { interval: 100 }).toBe(true)
      }
    }
    await load.stop()
    expect(cluster.places.map(({ output }) => output()).join('')).not.toMatch(/"level":[56]0/)
    expect(load.failures).toEqual([])
    expect(load.answered()).toBeGreaterThan(load.saved.size)
    const { rows } = await watch.query(
      "select issue_no as ticket, count(*)::int as times from timesheet where issue_no like 'LOAD-%' group by 1",
    )
    expect(rows.filter(({ times }) => times !== 1)).toEqual([])
    expect(new Set(rows.map(({ ticket }) => ticket))).toEqual(load.saved)
  },
  rounds(180_000, 1_800_000),
)
