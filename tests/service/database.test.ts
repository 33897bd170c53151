import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/service/db/database.ts'
import { userAccount } from '../../src/service/db/member-schema.ts'
import { migrate, migrationsFolder } from '../../src/service/db/migrate.ts'
import { createPool, type PoolOptions } from '../../src/service/db/pool.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { seed } from '../../src/service/db/seed/seed.ts'
import { inTransaction } from '../../src/service/db/transaction.ts'
import { createTestDatabase } from '../support/database.ts'
import { startProxy } from './support/proxy.ts'
import { serviceForTest } from './support/service.ts'

const openPool = (url: string, options: PoolOptions = {}) => {
  const pool = createPool(url, options)
  onTestFinished(() => pool.end())
  return pool
}

describe('migrations', () => {
  it('run once when three processes start them at once, and again find nothing to do', async () => {
    const database = await createTestDatabase({ empty: true })
    const pools = [openPool(database.url), openPool(database.url), openPool(database.url)]
    await Promise.all(pools.map((pool) => migrate(pool)))
    const [pool] = pools
    if (pool === undefined) throw new Error('No pool')
    await migrate(pool)
    const applied = await pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
    expect(applied.rows).toEqual([{ count: files.length }])
    await seed(pool)
    expect(await openDatabase(pool).$count(userAccount)).toBeGreaterThan(8)
  })

  it('give every foreign key an index that begins with one of its columns, so that removing what it points to reads no whole table', async () => {
    const { pool } = await serviceForTest()
    const { rows } = await pool.query(`
      select conrelid::regclass || ': ' || conname as key from pg_constraint
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any (conkey)
      ) order by 1`)
    expect(rows).toEqual([])
  })

  it('are what the schema says: generating finds no change', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await cp(migrationsFolder, folder, { recursive: true })
    const before = await readdir(folder)
    const { stdout } = await promisify(execFile)(process.execPath, [
      'node_modules/drizzle-kit/bin.cjs',
      'generate',
      '--dialect=postgresql',
      '--schema=./src/service/db/*-schema.ts',
      // It takes a path from here alone, and ends well also when it has failed.
      `--out=${relative('.', folder)}`,
      '--casing=snake_case',
    ])
    expect(stdout).toContain('No schema changes')
    expect(await readdir(folder)).toEqual(before)
  })
})

describe('a transaction', () => {
  it('is run again when it met another one in a deadlock', async () => {
    const database = await createTestDatabase()
    const pool = openPool(database.url)
    await seed(pool)
    const db = openDatabase(pool)
    let bothHold: () => void = () => undefined
    const meeting = new Promise<void>((resolve) => {
      bothHold = resolve
    })
    let holding = 0
    let runs = 0
    const touch = (first: string, second: string) =>
      inTransaction(db, async (tx) => {
        runs += 1
        const write = (name: string) =>
          tx
            .update(userAccount)
            .set({ wayToKnow: name })
            .where(eq(userAccount.id, seedId(`${name}/account`)))
        await write(first)
        holding += 1
        if (holding === 2) bothHold()
        await meeting
        await write(second)
      })
    await Promise.all([touch('member', 'lead'), touch('lead', 'member')])
    expect(runs).toBe(3)
  })

  it('is run again when it could not be serialised with another one', async () => {
    const database = await createTestDatabase()
    const pool = openPool(database.url)
    await seed(pool)
    const db = openDatabase(pool)
    const id = seedId('member/account')
    let runs = 0
    await inTransaction(db, async (tx) => {
      runs += 1
      await tx.execute('set transaction isolation level repeatable read')
      await tx.select().from(userAccount).where(eq(userAccount.id, id))
      if (runs === 1) await db.update(userAccount).set({ wayToKnow: 'Other' }).where(eq(userAccount.id, id))
      await tx.update(userAccount).set({ wayToKnow: 'Email' }).where(eq(userAccount.id, id))
    })
    expect(runs).toBe(2)
    const [account] = await db.select({ wayToKnow: userAccount.wayToKnow }).from(userAccount).where(eq(userAccount.id, id))
    expect(account?.wayToKnow).toBe('Email')
  })
})

describe('when the database is away', () => {
  it('answers 503 and recovers by itself', async () => {
    const database = await createTestDatabase({ seeded: true })
    const proxy = await startProxy(new URL(database.url))
    const running = await serviceForTest({ databaseUrl: proxy.url })
    const session = await running.logIn('member')
    const ask = () => running.call('GET', '/teammember/GetTeammemberWithProfessional', { session })
    expect((await ask()).status).toBe(200)
    await proxy.cut()
    for (let index = 0; index < 3; index += 1) {
      expect(await ask()).toMatchObject({ status: 503, message: 'The service is not available right now. Please try again.' })
    }
    await proxy.mend()
    expect((await ask()).status).toBe(200)
  })

  it('does not wait for ever on a dead network', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    })
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const pool = openPool(`postgres://nobody@127.0.0.1:${port}/none`, { connectionTimeoutMillis: 200 })
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/i)
  })
})
