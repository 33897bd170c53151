import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '../lib/folder.mjs'

/**
 * What Node itself is given wherever the built portal is started. Young objects get 12 MB instead of 48: at rest it is memory that nothing
 * is in, and a request costs no more of the processor.
 */
export const nodeParameters: readonly string[] = ['--max-semi-space-size=4']

/** One process of the built portal. */
export interface PortalProcess {
  readonly url: string
  readonly pid: number
  /** What it has written so far, standard output and errors together. */
  readonly output: () => string
  /** Asks it to stop and waits for its end. @returns the exit code */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface ProcessOptions {
  readonly port: number
  /** Nothing of the surrounding environment is passed on. */
  readonly environment: Readonly<Record<string, string>>
  /** Of Node itself, besides those of every start. */
  readonly parameters?: readonly string[]
}

/** A portal that ended before it was ready. */
export class PortalEnded extends Error {
  readonly code: number | null
  readonly output: string

  constructor(code: number | null, output: string) {
    super(`The portal ended with code ${code}:\n${output}`)
    this.name = 'PortalEnded'
    this.code = code
    this.output = output
  }
}

const startTimeout = 90_000

/**
 * Starts the built server and waits until it is ready.
 *
 * @throws PortalEnded when it ended instead, with its exit code and what it wrote
 * @throws Error when it is not ready after 90 seconds
 */
export const startProcess = async ({ port, environment, parameters = [] }: ProcessOptions): Promise<PortalProcess> => {
  const written: string[] = []
  const output = (): string => written.join('')
  const child = spawn(process.execPath, [...nodeParameters, ...parameters, inProject('dist', 'server', 'main.js')], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  // With everything that it wrote last.
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (isRunning()) child.kill(signal)
    return await ended
  }
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + startTimeout; ; await pause(25)) {
    if (!isRunning()) throw new PortalEnded(await ended, output())
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 200) break
    if (Date.now() < until) continue
    await stop('SIGKILL')
    throw new Error(`The portal was not ready after ${startTimeout / 1000} s:\n${output()}`)
  }
  return { url, pid: child.pid ?? 0, output, stop }
}
