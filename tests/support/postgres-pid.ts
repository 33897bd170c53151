import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process of the database that a portal keeps in its data folder. */
export const postgresPid = async (dataFolder: string): Promise<number> =>
  Number((await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
