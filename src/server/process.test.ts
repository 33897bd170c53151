import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder, PortalEnded, type PortalOfOneProcess, startPortal } from '../../tests/support/portal.ts'
import { postgresPid } from '../../tests/support/postgres-pid.ts'
import { freePort } from './free-port.ts'
import { processStart } from './process-identity.ts'

const refusedStart = async (options: Parameters<typeof startPortal>[0]): Promise<PortalEnded> => {
  const portal = await startPortal(options).catch((error: unknown) => error)
  if (portal instanceof PortalEnded) return portal
  if (portal instanceof Error) throw portal
  await (portal as PortalOfOneProcess).cleanUp()
  throw new Error('It started')
}

const untilTrue = async (what: string, check: () => boolean | Promise<boolean>): Promise<void> => {
  const until = Date.now() + 20_000
  while (!(await check())) {
    if (Date.now() > until) throw new Error(`Not within 20 s: ${what}`)
    await pause(25)
  }
}

const signIn = (portal: PortalOfOneProcess, UserName: string, Password: string): Promise<Response> =>
  fetch(`${portal.url}/v1/authentication/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName, Password }),
  })

let dataFolder: string
const started: PortalOfOneProcess[] = []

const start = async (options: Parameters<typeof startPortal>[0] = {}): Promise<PortalOfOneProcess> => {
  const portal = await startPortal({ dataFolder, ...options })
  started.push(portal)
  return portal
}

beforeAll(async () => {
  dataFolder = await makeDataFolder()
})

afterEach(async () => {
  for (const portal of started.splice(0)) await portal.stop()
})

afterAll(() => rm(dataFolder, { recursive: true, force: true }))

describe('the process', () => {
  test('SIGTERM and SIGINT end it with 0, and leave no process and no lock', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const portal = await start()
      const database = await postgresPid(dataFolder)
      expect(processStart(database)).not.toBeNull()
      const begun = performance.now()
      expect(await portal.stop(signal)).toBe(0)
      expect(performance.now() - begun).toBeLessThan(10_000)
      expect(processStart(database)).toBeNull()
      await expect(readFile(join(dataFolder, 'portal.lock'))).rejects.toThrow('ENOENT')
    }
  })

  test('asked twice, as npm passes on a Ctrl+C that the terminal has sent already, it still stops in order', async () => {
    const portal = await start()
    const database = await postgresPid(dataFolder)
    process.kill(portal.pid, 'SIGINT')
    expect(await portal.stop('SIGINT')).toBe(0)
    expect(processStart(database)).toBeNull()
  })

  test('a second start on the same data names the holder and exits with 1', async () => {
    const first = await start()
    const second = await refusedStart({ dataFolder })
    expect(second.code).toBe(1)
    expect(second.output.trim().split('\n')).toHaveLength(1)
    expect(second.output).toContain(`is in use by process ${first.pid}, started at 20`)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  test('a start while the one before is still stopping waits for it', async () => {
    const first = await start()
    const stopped = first.stop()
    await untilTrue('it is stopping', () => first.output().includes('"stopping"'))
    await start({ port: first.port })
    expect(await stopped).toBe(0)
  })

  test('after kill -9 the next start recovers: the orphaned database is stopped, the data is there', async () => {
    const killed = await start()
    const orphan = await postgresPid(dataFolder)
    await killed.kill()
    expect(processStart(orphan)).not.toBeNull()
    const next = await start()
    expect(processStart(orphan)).toBeNull()
    expect(await postgresPid(dataFolder)).not.toBe(orphan)
    expect((await signIn(next, 'member@demo.test', 'Portal-demo-1')).status).toBe(200)
  })

  test('after kill -9 of everything, database included, the next start recovers', async () => {
    const killed = await start()
    const database = await postgresPid(dataFolder)
    await killed.kill()
    process.kill(database, 'SIGKILL')
    await untilTrue('the database is gone', () => processStart(database) === null)
    const next = await start()
    expect((await signIn(next, 'member@demo.test', 'Portal-demo-1')).status).toBe(200)
  })

  test('a database that dies is started again, and readiness follows', async () => {
    const portal = await start()
    const database = await postgresPid(dataFolder)
    process.kill(database, 'SIGKILL')
    await untilTrue('another database runs', async () => (await postgresPid(dataFolder).catch(() => database)) !== database)
    await untilTrue('ready again', async () => (await fetch(`${portal.url}/readyz`)).status === 200)
    expect((await signIn(portal, 'member@demo.test', 'Portal-demo-1')).status).toBe(200)
  })

  test('a busy port: one sentence, exit code 1, nothing started', async () => {
    const port = await freePort()
    const other = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const { code, output } = await refusedStart({ dataFolder, port })
    await new Promise((resolve) => other.close(resolve))
    expect(code).toBe(1)
    expect(output).toBe(`Port ${port} on 127.0.0.1 is already in use; stop what uses it or set PORT to another one.\n`)
    await expect(readFile(join(dataFolder, 'portal.lock'))).rejects.toThrow('ENOENT')
  })

  test('a data folder that cannot be used: one sentence, exit code 1', async () => {
    const file = join(dataFolder, 'postgres.log')
    const { code, output } = await refusedStart({ dataFolder: file })
    expect({ code, output }).toEqual({ code: 1, output: `The data folder ${file} cannot be used: it is not a folder.\n` })
  })

  test('no token, code, password or e-mail address reaches the log', async () => {
    const portal = await start({ environment: { LOG_LEVEL: 'trace' } })
    const answer = await signIn(portal, 'member@demo.test', 'Portal-demo-1')
    const { value } = (await answer.json()) as { value: { id_token: string; refresh_token: string } }
    const headers = { authorization: `Bearer ${value.id_token}`, 'x-refresh-token': value.refresh_token }
    await signIn(portal, 'member@demo.test', 'Wrong-password-1')
    await fetch(`${portal.url}/v1/teammember/nobody@example.org/unknown?token=${value.refresh_token}`, { headers })
    await fetch(`${portal.url}/login-with-token?id_token=${value.id_token}&email=ada@example.org`, { headers })
    await portal.stop()
    // The demo accounts are printed on purpose when the portal is ready.
    const log = portal
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n')
    expect(log).toContain('/v1/authentication/Login')
    for (const secret of [
      value.id_token,
      value.refresh_token,
      'Portal-demo-1',
      'Wrong-password-1',
      '@demo.test',
      '@example.org',
    ]) {
      expect(log).not.toContain(secret)
    }
  })
})
