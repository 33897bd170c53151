import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../lib/folder.mjs'

/** One process of the built portal. */
export interface PortalProcess {
  readonly url: string
  /** What it has written so far. */
  readonly output: () => string
  /** Asks it to stop and waits for its end. @returns the exit code */
  readonly stop: () => Promise<number | null>
}

export interface ProcessOptions {
  readonly port: number
  readonly environment: Readonly<Record<string, string>>
  /** Of Node itself; none when not given. */
  readonly parameters?: readonly string[]
}

const startTimeout = 90_000

/**
 * Starts the built server and waits until it is ready.
 *
 * @throws Error when it ended instead, or is not ready after 90 seconds, with what it wrote
 */
export const startProcess = async ({ port, environment, parameters = [] }: ProcessOptions): Promise<PortalProcess> => {
  const output: string[] = []
  const child = spawn(process.execPath, [...parameters, inProject('dist', 'server', 'main.js')], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + startTimeout; ; await pause(25)) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) break
    if (isRunning() && Date.now() < until) continue
    child.kill('SIGKILL')
    await ended
    throw new Error(`A process of the portal was not ready:\n${output.join('')}`)
  }
  const stop = async (): Promise<number | null> => {
    if (isRunning()) child.kill('SIGTERM')
    return await ended
  }
  return { url, output: () => output.join(''), stop }
}
