import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import type { Figure, Part } from './figures.ts'
import { familyOf, proportionalMemory, residentMemory } from './process-memory.ts'

/** Megabytes by which a process at rest may still move from one second to the next. */
const still = 0.5
const settleTimes = { quick: 5, full: 60 }
/** Seconds without a change: what the start has left goes with the last collection, half a minute after it. */
const quietTime = 15

/** Waits until the portal's memory stays the same for a while. @param seconds how long at most */
const untilAtRest = async (pid: number, seconds: number): Promise<void> => {
  let before = residentMemory(pid)
  for (let quiet = 0, waited = 0; quiet < quietTime && waited < seconds; waited += 1) {
    await pause(1_000)
    const now = residentMemory(pid)
    quiet = Math.abs(now - before) < still ? quiet + 1 : 0
    before = now
  }
}

const postmasterOf = async ({ dataFolder }: RunningPortal): Promise<number> =>
  Number((await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** PostgreSQL is a family of processes with much memory in common, which the proportional figure counts once. */
const postgresFigure = (family: readonly number[]): Figure => {
  const proportional = family.map(proportionalMemory).filter((value) => value !== null)
  if (proportional.length === family.length) {
    return { name: `PostgreSQL, ${family.length} processes, shared memory counted once`, value: sum(proportional), unit: 'MB' }
  }
  const resident = sum(family.map(residentMemory))
  return { name: `PostgreSQL, ${family.length} processes, shared memory counted in each`, value: resident, unit: 'MB' }
}

export const memory: Part = {
  name: 'memory',
  title: 'Memory at rest',
  measure: async ({ quick }) => {
    const portal = await startPortal()
    try {
      await untilAtRest(portal.pid, quick ? settleTimes.quick : settleTimes.full)
      const postgres = familyOf(await postmasterOf(portal))
      return [
        { name: 'portal, resident', value: residentMemory(portal.pid), unit: 'MB', budget: { is: 'at most', value: 135 } },
        postgresFigure(postgres),
      ]
    } finally {
      await portal.cleanUp()
    }
  },
}
