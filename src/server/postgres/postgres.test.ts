import { rm } from 'node:fs/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder } from '../../../tests/support/portal.ts'
import { startPostgres } from './postgres.ts'

const start = async (): Promise<string> => {
  const dataFolder = await makeDataFolder()
  const postgres = await startPostgres({ dataFolder })
  onTestFinished(async () => {
    await postgres.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  return postgres.url
}

const isLetIn = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url)
  try {
    await client.connect()
    return true
  } catch (error) {
    // invalid_password, or none was sent.
    expect((error as { code?: string }).code ?? (error as Error).message).toMatch(/^28P01$|password/)
    return false
  } finally {
    await client.end()
  }
}

test('each database gets a random password of its own, and lets nobody in by another or by none', async () => {
  const [one = '', other = ''] = await Promise.all([start(), start()])
  const { password } = new URL(one)
  expect(password).toMatch(/^[\w-]{32,}$/)
  expect(new URL(other).password).not.toBe(password)
  expect(await isLetIn(one)).toBe(true)
  const tries = [new URL(other).password, 'portal', 'postgres', ''].map((word) => Object.assign(new URL(one), { password: word }))
  for (const { href } of tries) expect(await isLetIn(href)).toBe(false)
  for (const name of ['postgres', 'root']) {
    expect(await isLetIn(Object.assign(new URL(one), { username: name, password: 'postgres' }).href)).toBe(false)
  }
})
