import { pgTable, text } from 'drizzle-orm/pg-core'
import { day } from './columns.ts'

/** How far demo data that grows by the day has been put in, so that what people removed since does not come back. */
export const seedProgress = pgTable('seed_progress', {
  /** For example `timesheets`. */
  part: text().primaryKey(),
  /** The last day that is in. */
  through: day().notNull(),
})
