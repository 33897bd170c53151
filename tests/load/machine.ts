import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import type { Machine } from './report.ts'

const chromiumVersion = async (): Promise<string | null> => {
  const path = await findChromium()
  if (path === null) return null
  try {
    return (
      /\d[\d.]+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))?.[0] ?? null
    )
  } catch {
    return null
  }
}

/** The average number of busy processes over the last minute; always 0 on Windows. */
export const currentLoad = (): number => loadavg()[0] ?? 0

/** What this run is made on, without its load. */
export const describeMachine = async (): Promise<Omit<Machine, 'load'>> => ({
  processor: cpus()[0]?.model.trim() || 'Unknown processor',
  cores: availableParallelism(),
  memory: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release()}`,
  node: process.versions.node,
  chromium: await chromiumVersion(),
})
