import type { Leave, TimesheetEntry } from '#generated/resolver-types.ts'
import { type CommitmentSet, exampleCommitments, type StoredCommitment } from './commitments.ts'
import { exampleEntries, exampleLeaves } from './timesheets.ts'

/** Somebody's daily work. Tests may change it behind the portal's back, as another device would. */
export interface Work {
  /** By start date. */
  commitments: readonly StoredCommitment[]
  /** In the order of entry. */
  entries: readonly TimesheetEntry[]
  leaves: readonly Leave[]
}

/**
 * The work that somebody begins with.
 *
 * @param today `YYYY-MM-DD`
 * @param isLogged false leaves the time records and the leave out
 */
export const exampleWork = (set: CommitmentSet, today: string, isLogged: boolean): Work => {
  const commitments = exampleCommitments(set, today)
  return {
    commitments,
    entries: isLogged ? exampleEntries(commitments, today) : [],
    leaves: isLogged ? exampleLeaves(commitments, today) : [],
  }
}
