import { eq } from 'drizzle-orm'
import { addDays } from '#rules/weeks.ts'
import type { Queries } from '../database.ts'
import { seedProgress } from '../seed-schema.ts'

/**
 * Demo data that grows by the day: puts in the days that are not in yet, so that what people removed from earlier ones does not
 * come back.
 *
 * @param part names the data, for example 'timesheets'
 * @param days the first day of all and the last one so far, `YYYY-MM-DD`
 * @param insert puts in the days from start to end, both included
 */
export const seedNewDays = async (
  db: Queries,
  part: string,
  { first, last }: { readonly first: string; readonly last: string },
  insert: (start: string, end: string) => Promise<void>,
): Promise<void> => {
  const find = () => db.select().from(seedProgress).where(eq(seedProgress.part, part))
  const [seen] = await find()
  if (seen !== undefined && seen.through >= last) return
  const beforeFirst = addDays(first, -1)
  await db.insert(seedProgress).values({ part, through: beforeFirst }).onConflictDoNothing()
  // Of several processes that start at once the others wait here and find nothing left to do.
  const [progress] = await find().for('update')
  const start = addDays(progress?.through ?? beforeFirst, 1)
  if (start > last) return
  await insert(start, last)
  await db.update(seedProgress).set({ through: last }).where(eq(seedProgress.part, part))
}
