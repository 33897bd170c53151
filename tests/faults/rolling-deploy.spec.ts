import type { Page } from '@playwright/test'
import { type PortalCluster, startPortalCluster } from '../support/portal-cluster.ts'
import { rounds } from '../support/soak.ts'
import { startLoad } from './support/continuous-load.ts'
import { onDatabaseOf } from './support/portal-database.ts'
import { test as base, expect, secret } from './support/portal-test.ts'
import { expireIdToken } from './support/session-on-device.ts'
import { openTimesheet, register, soonHas } from './support/time-records.ts'

const people = 4

const test = base.extend<object, { readonly cluster: PortalCluster }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const environment = { SECRET: secret, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' }
      const cluster = await startPortalCluster(rounds(2, 3), { environment })
      await use(cluster)
      await cluster.cleanUp()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  portal: [({ cluster }, use) => use(cluster), { scope: 'worker' }],
})

/** Everything that a page was answered with that no deploy may bring about. */
const watchFailures = (page: Page): readonly string[] => {
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.status() >= 500) failures.push(`${response.url()} ${response.status()}`)
  })
  return failures
}

test.setTimeout(rounds(360_000, 1_800_000))

test('every process is replaced in turn while people work: no request fails, nothing is lost or there twice, an open tab goes on', async ({
  cluster,
  page,
  problems,
}) => {
  const load = await startLoad(cluster.url, people)
  try {
    await openTimesheet(page, 'grace')
    const failures = watchFailures(page)
    const registered: string[] = []
    const registerOne = async (): Promise<void> => {
      const ticket = `TAB-${registered.length}`
      await register(page, ticket)
      registered.push(ticket)
    }
    for (let round = 0; round < rounds(1, 3); round += 1) {
      for (const { role, replace } of cluster.places) {
        const before = load.saved.size
        expect([role, await replace()]).toEqual([role, 0])
        await registerOne()
        await expect.poll(() => load.saved.size).toBeGreaterThan(before)
        const heard = load.heard()
        const isHeard = async (): Promise<boolean> => {
          await onDatabaseOf(cluster, "select pg_notify('notifications_changed', $1)", [load.memberId])
          return load.heard() > heard
        }
        await expect.poll(isHeard, { intervals: [100] }).toBe(true)
      }
    }
    // The new processes know the session that the ones before began.
    await expireIdToken(page)
    await registerOne()
    await soonHas(
      cluster,
      'grace',
      'TAB-',
      registered.map((ticket) => ({ ticket, effort: 2 })),
    )
    await load.stop()
    expect([failures, problems, load.failures]).toEqual([[], [], []])
    expect(cluster.output()).not.toMatch(/"level":[56]0/)
    expect(load.answered()).toBeGreaterThan(load.saved.size)
    const rows = await onDatabaseOf<{ ticket: string; times: number }>(
      cluster,
      "select issue_no as ticket, count(*)::int as times from timesheet where issue_no like 'LOAD-%' group by 1",
    )
    expect(rows.filter(({ times }) => times !== 1)).toEqual([])
    expect(new Set(rows.map(({ ticket }) => ticket))).toEqual(load.saved)
  } finally {
    await load.stop()
  }
})
