import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

const project = join(import.meta.dirname, '..', '..')

/** What `npm run replay FILE` serves. */
export interface ReplayServer {
  /** Of the replay page. */
  readonly address: string
  stop(): Promise<void>
}

/** Starts `npm run replay FILE`, as a person does, and waits until it says where it is. */
export const startReplayServer = async (file: string): Promise<ReplayServer> => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(project, 'scripts', 'replay.ts'), file], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  })
  const exited = once(child, 'exit')
  const address = new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /http:\S+/.exec(said)
      if (found) resolve(found[0])
    })
    exited.then(() => reject(new Error(`It ended: ${said}`)))
  })
  return {
    address: await address,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Lets Vite turn all the portal's code into what browsers read, which takes longer than a test waits. */
export const warmUp = async (browser: Browser, address: string): Promise<void> => {
  const page = await browser.newPage()
  await page.goto(address)
  await page.frameLocator('iframe').locator('html[data-replayed]').waitFor({ timeout: 120_000, state: 'attached' })
  await page.close()
}
