import { inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../src/service/db/database.ts'
import { attemptCount } from '../../src/service/db/limit-schema.ts'
import { createPool } from '../../src/service/db/pool.ts'
import { HttpError } from '../../src/service/http-error.ts'
import { type Count, countTry, forgetOldCounts, giveBack, inWindow, withWaits } from '../../src/service/limits/attempts.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let pool: Pool
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.url)
  db = openDatabase(pool)
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 4) + seconds * 1000)
const named = (name: string, tries: number, forgets?: number): Count => ({
  keyHash: Buffer.from(name),
  tries,
  ...(forgets !== undefined && { forgets }),
})

/** 0 for a try that is let through, else the seconds to wait. */
const tryAt = async (seconds: number, counts: readonly Count[], rule = inWindow(60)): Promise<number> => {
  try {
    await countTry(db, counts, rule, at(seconds))
    return 0
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 429) return error.retryAfter ?? Number.NaN
    throw error
  }
}

/** The seconds that counts are closed for; asking counts nothing. */
const waitOf = async (seconds: number, counts: readonly Count[]): Promise<number> => {
  const rows = await db
    .select()
    .from(attemptCount)
    .where(
      inArray(
        attemptCount.keyHash,
        counts.map(({ keyHash }) => keyHash),
      ),
    )
  return Math.max(
    0,
    ...rows.map(({ closedUntil }) => Math.ceil(((closedUntil ?? at(0)).getTime() - at(seconds).getTime()) / 1000)),
  )
}

describe('in a window', () => {
  it('so many tries are let through, and so many again when it has ended', async () => {
    const counts = [named('window', 2)]
    const waits: number[] = []
    for (const second of [0, 10, 20, 59.5, 60, 61, 62]) waits.push(await tryAt(second, counts))
    expect(waits).toEqual([0, 0, 40, 1, 0, 0, 58])
  })

  it('a try that one count refuses is counted at none', async () => {
    await tryAt(0, [named('closed', 1)])
    const open = named('open', 2)
    expect(await tryAt(1, [open, named('closed', 1)])).toBe(59)
    expect([await tryAt(2, [open]), await tryAt(3, [open]), await tryAt(4, [open])]).toEqual([0, 0, 58])
  })

  it('as many of a hundred tries at once are let through, at every count', async () => {
    const common = named('m common', 30)
    const tries = Array.from({ length: 100 }, (_, index) => tryAt(0, [common, named(index % 2 === 0 ? 'a even' : 'z odd', 10)]))
    const waits = await Promise.all(tries)
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
    // Those that were refused were counted nowhere.
    const more = await Promise.all(Array.from({ length: 20 }, () => tryAt(1, [common])))
    expect(more.filter((wait) => wait === 0)).toHaveLength(10)
  })
})

describe('with growing waits', () => {
  const rule = withWaits(15, 3600)

  it('every try beyond those that are free costs twice the wait, up to the longest', async () => {
    const counts = [named('waits', 3, 1_000_000)]
    const waits: number[] = []
    for (let second = 0; waits.length < 12; second += waits.at(-1) ?? 0) {
      expect(await tryAt(second, counts, rule)).toBe(0)
      waits.push(await waitOf(second, counts))
    }
    expect(waits).toEqual([0, 0, 15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  it('one try after the other is forgotten', async () => {
    const counts = [named('forgotten', 3, 100)]
    for (const second of [0, 1, 2]) await tryAt(second, counts, rule)
    expect(await waitOf(2, counts)).toBe(15)
    // One of three is forgotten after a hundred seconds, and the next one is the third again.
    await tryAt(105, counts, rule)
    expect(await waitOf(105, counts)).toBe(15)
    await tryAt(1000, counts, rule)
    expect(await waitOf(1000, counts)).toBe(0)
  })

  it('and a clock that is behind forgets nothing and adds nothing', async () => {
    const counts = [named('behind', 3, 100)]
    for (const second of [50, 40, 45]) await tryAt(second, counts, rule)
    expect(await waitOf(45, counts)).toBe(15)
  })
})

it('a try that is given back was none', async () => {
  const rule = withWaits(15, 3600)
  const counts = [named('given back', 2, 3600)]
  for (let index = 0; index < 5; index += 1) {
    expect(await tryAt(index, counts, rule)).toBe(0)
    await giveBack(db, [Buffer.from('given back')])
  }
})

it('what says nothing any more is forgotten', async () => {
  await db.delete(attemptCount)
  await tryAt(0, [named('short', 5)], inWindow(10))
  await tryAt(0, [named('long', 5)], inWindow(20))
  await forgetOldCounts(db, at(10))
  expect((await db.select({ keyHash: attemptCount.keyHash }).from(attemptCount)).map(({ keyHash }) => String(keyHash))).toEqual([
    'long',
  ])
})
