import { rm } from 'node:fs/promises'
import { makeDataFolder, startPortal } from '../support/portal.ts'
import { median, type Part, ratio } from './figures.ts'

/** Seconds until the portal is ready. */
const startOnce = async (dataFolder: string): Promise<number> => {
  const portal = await startPortal({ dataFolder })
  await portal.stop()
  return portal.startedIn / 1000
}

/** Cold: a data folder with nothing in it, so the database is created, migrated and filled with the demo data. */
export const start: Part = {
  name: 'start',
  title: 'Start of the built portal until it is ready',
  measure: async ({ quick }) => {
    const cold: number[] = []
    const warm: number[] = []
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const dataFolder = await makeDataFolder()
      try {
        cold.push(await startOnce(dataFolder))
        warm.push(await startOnce(dataFolder))
      } finally {
        await rm(dataFolder, { recursive: true, force: true })
      }
    }
    return [
      { name: 'cold, with an empty data folder', value: median(cold), unit: 's' },
      { name: 'warm, with the data of the last start', value: median(warm), unit: 's' },
      ratio('warm beside cold', median(warm), median(cold)),
    ]
  },
}
