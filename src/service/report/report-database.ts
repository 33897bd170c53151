import type { Database, Queries } from '../db/database.ts'
import { errorCode, isDatabaseAway } from '../db/failures.ts'

/** Reads what a report is made of. @param here where it is read unless there is a copy */
export type ReadReport = <T>(here: Queries, read: (db: Queries) => Promise<T>) => Promise<T>

/** SQLSTATE of a copy that took a change while it was read from: what it was asked could not be answered any more. */
const readConflict = '40001'

/**
 * Reports are read where an owner has a copy of the database for them (a standby), so that a large one takes nothing from those who save.
 * Where there is none, or it does not answer, they are read from the database itself. A copy follows: what was saved a moment ago may be
 * missing, so that only what a line manager reads of others is read there, and nobody's own work.
 *
 * @param copy null for an owner who has none
 * @param onAway is told why the copy was not read
 */
export const reportReader =
  (copy: Database | null, onAway: (error: unknown) => void): ReadReport =>
  async (here, read) => {
    if (copy === null) return await read(here)
    try {
      return await read(copy)
    } catch (error) {
      if (!isDatabaseAway(error) && errorCode(error) !== readConflict) throw error
      onAway(error)
      return await read(here)
    }
  }
