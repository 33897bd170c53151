import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { faultNames, planFaults } from './support/chaos-plan.ts'
import { makeFaults, startChaosSystem } from './support/chaos-system.ts'
import { startLoad } from './support/continuous-load.ts'

/*
 * Kills, freezes, cuts, fills and restarts at random while people work: each fault once, or as many as the minutes have that
 * `npm run chaos -- --minutes 10 --seed 7` asks for.
 */

const minutes = Number(process.env.CHAOS_MINUTES ?? 0)
const seed = Number(process.env.CHAOS_SEED ?? 1)
const isLong = minutes > 0

/** What may be said to a person while something is away; anything else is a fault of the portal. */
const expected =
  /^(50[234] |fetch failed|terminated|The operation was aborted|200 .*"code":"(UPSTREAM|UNAVAILABLE|RATE_LIMITED)"|socket: )/

test('a plan has every fault once before it has one twice, and is the same for the same seed', () => {
  const first = (count: number, from: number) => {
    const plan = planFaults(from)
    return Array.from({ length: count }, () => plan.next().value)
  }
  const twice = first(2 * faultNames.length, 7)
  for (const half of [twice.slice(0, faultNames.length), twice.slice(faultNames.length)])
    expect(half.map((fault) => fault?.name).sort()).toEqual([...faultNames].sort())
  expect(first(50, 7)).toEqual(first(50, 7))
  expect(first(50, 7)).not.toEqual(first(50, 8))
  for (const fault of first(200, 9)) {
    expect(fault?.lasts).toBeLessThanOrEqual(8_000)
    expect(fault?.next).toBeGreaterThanOrEqual(500)
  }
})

test(
  'whatever is killed, frozen, cut off, filled or restarted: nothing acknowledged is lost, nothing is there twice, and work goes on',
  async () => {
    const system = await startChaosSystem(isLong ? 3 : 2)
    onTestFinished(() => system.stop())
    const load = await startLoad(system.url, isLong ? 6 : 3)
    onTestFinished(() => load.stop())
    await expect.poll(() => load.saved.size).toBeGreaterThan(10)
    expect(load.failures).toEqual([])

    const possible = faultNames.filter((name) => system.faults.has(name))
    const end = performance.now() + minutes * 60_000
    const isOver = (count: number): boolean => (isLong ? performance.now() > end : count === possible.length)
    const plan = planFaults(seed, possible, isLong ? undefined : [500, 2_500])
    await makeFaults(system, plan, isOver, ({ name, lasts }) => {
      if (isLong) process.stdout.write(`${load.saved.size} saved; ${name}${lasts > 0 ? `, ${lasts} ms` : ''}\n`)
    })

    // Everybody is ready again by themselves, and work goes on.
    for (const { url } of system.places) await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    const before = load.saved.size
    await expect.poll(() => load.saved.size).toBeGreaterThan(before + 20)
    const failed = load.failures.length
    await expect.poll(() => load.saved.size).toBeGreaterThan(before + 40)
    expect(load.failures.slice(failed)).toEqual([])
    await load.stop()

    expect(load.failures.filter((failure) => !expected.test(failure))).toEqual([])
    const client = new pg.Client(system.databaseUrl)
    await client.connect()
    onTestFinished(() => client.end())
    const { rows } = await client.query<{ ticket: string; times: number }>(
      "select issue_no as ticket, count(*)::int as times from timesheet where issue_no like 'LOAD-%' group by 1",
    )
    expect(rows.filter(({ times }) => times !== 1)).toEqual([])
    const there = new Set(rows.map(({ ticket }) => ticket))
    expect([...load.saved].filter((ticket) => !there.has(ticket))).toEqual([])
    expect([...there].filter((ticket) => !load.saved.has(ticket) && !load.inDoubt.has(ticket))).toEqual([])
    if (isLong) process.stdout.write(`${load.saved.size} saved, ${load.failures.length} failed tries, seed ${seed}\n`)
  },
  isLong ? minutes * 60_000 + 300_000 : 180_000,
)
