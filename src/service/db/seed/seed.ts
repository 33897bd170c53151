import type { Pool } from 'pg'
import { openDatabase, type Queries } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { seedAccesses } from './accesses.ts'
import { seedAccounts } from './accounts.ts'
import { seedActivityWatch } from './activity-watch.ts'
import { seedAuthors } from './authors.ts'
import { seedCommitments } from './commitments.ts'
import { seedContact } from './contact.ts'
import { seedEffortCatalogue } from './effort-catalogue.ts'
import { seedLoans } from './loans.ts'
import { seedNotifications } from './notifications.ts'
import { seedPayRuns } from './pay-runs.ts'
import { seedPositions } from './positions.ts'
import { seedProfileEntries } from './profile-entries.ts'
import { seedProjects } from './projects.ts'
import { seedRepositories } from './repositories.ts'
import { seedTimesheetPins } from './timesheet-pins.ts'
import { seedTimesheets } from './timesheets.ts'

/** The demo data, a file a domain, in the order in which they need each other. A later domain adds its own here. */
const parts: readonly ((db: Queries, today: Date) => Promise<void>)[] = [
  seedAccounts,
  seedProjects,
  seedEffortCatalogue,
  seedCommitments,
  seedLoans,
  seedRepositories,
  seedAuthors,
  seedAccesses,
  seedActivityWatch,
  seedTimesheets,
  seedTimesheetPins,
  seedPayRuns,
  seedNotifications,
  seedContact,
  seedPositions,
  seedProfileEntries,
]

/**
 * Puts the demo accounts and what belongs to them into the database. Ids are the same everywhere, dates lie around
 * today, and what is already there stays as people have left it, so that it can run at every start.
 *
 * @param today the day around which dates lie; the machine's when not given
 */
export const seed = async (pool: Pool, today: Date = new Date()): Promise<void> => {
  await inTransaction(openDatabase(pool), async (tx) => {
    for (const part of parts) await part(tx, today)
  })
}
