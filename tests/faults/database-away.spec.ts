import { rm } from 'node:fs/promises'
import { spoil } from '../support/kept-page.ts'
import { makeDataFolder, startPortal } from '../support/portal.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import { databaseOf, onDatabaseOf } from './support/portal-database.ts'
import { demoPassword, expect, secret, test } from './support/portal-test.ts'

test('the database goes away and comes back: not ready meanwhile, a clear message, and work goes on by itself', async ({
  portal: holder,
  page,
  problems,
}) => {
  // What this other portal has stored is not cleaned.
  spoil(page.context())
  const { port, password } = databaseOf(holder)
  const name = `away_${process.pid}`
  await onDatabaseOf(holder, `create database ${name}`)
  const proxy = await startFaultProxy(port)
  const dataFolder = await makeDataFolder()
  const portal = await startPortal({
    dataFolder,
    environment: { SECRET: secret, DATABASE_URL: `postgres://portal:${password}@127.0.0.1:${proxy.port}/${name}` },
  })
  // A connection that was kept may be closed just when it is used again; the next look has another.
  const status = (path: string) =>
    fetch(`${portal.url}${path}`).then(
      (answer) => answer.status,
      () => null,
    )
  try {
    await page.goto(`${portal.url}/register/login`)
    const logIn = async () => {
      await page.getByRole('textbox', { name: 'User name' }).fill('member@demo.test')
      await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
    }
    await expect.poll(() => status('/readyz')).toBe(200)
    proxy.refuse()
    await expect.poll(() => status('/readyz')).toBe(503)
    await expect.poll(() => status('/healthz')).toBe(200)
    await logIn()
    const told = page.getByRole('alert').filter({ hasText: 'An error has occurred! Reference' })
    await expect(told).toBeVisible()
    // What the person can quote leads to what v1 said of it. The way to report it may stand there by now, too.
    const reference = /Reference ([\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4})/.exec(await told.innerText())?.[1] ?? ''
    expect(reference).not.toBe('')
    const lines = portal
      .output()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${reference}"`))
    expect(lines.join('\n')).toContain('database unavailable')
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('member@demo.test')
    proxy.passOn()
    await expect.poll(() => status('/readyz')).toBe(200)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(portal.output()).not.toMatch(/failed unexpectedly/)
    expect(problems).toEqual([])
  } finally {
    await portal.stop()
    await proxy.close()
    await onDatabaseOf(holder, `drop database ${name} with (force)`)
    await rm(dataFolder, { recursive: true, force: true })
  }
})
