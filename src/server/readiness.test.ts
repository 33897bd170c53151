import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder, type RunningPortal, startPortal } from '../../tests/support/portal.ts'
import { freePort } from './free-port.ts'
import { type BundledPostgres, startPostgres } from './postgres/postgres.ts'

let folder: string
let port: number
let postgres: BundledPostgres
let portal: RunningPortal

beforeAll(async () => {
  folder = await makeDataFolder()
  port = await freePort()
  postgres = await startPostgres({ dataFolder: folder, port })
  portal = await startPortal({ environment: { DATABASE_URL: postgres.url } })
})

afterAll(async () => {
  await portal?.cleanUp()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const status = async (path: string): Promise<number> => (await fetch(portal.url + path)).status

const becomes = async (wanted: number): Promise<void> => {
  const until = Date.now() + 20_000
  while ((await status('/readyz')) !== wanted) {
    if (Date.now() > until) throw new Error(`/readyz did not become ${wanted} within 20 s`)
    await pause(50)
  }
}

describe('an owner’s database that goes away', () => {
  test('/readyz says 503 until it is back, /healthz stays 200, and work goes on by itself', async () => {
    expect(await status('/readyz')).toBe(200)
    await postgres.stop()
    await becomes(503)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/login')).toBe(200)
    postgres = await startPostgres({ dataFolder: folder, port })
    await becomes(200)
    const answer = await fetch(`${portal.url}/v1/authentication/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ UserName: 'member@demo.test', Password: 'Portal-demo-1' }),
    })
    expect(answer.status).toBe(200)
  })
})
