import type { Queries } from '../database.ts'
import { payRun } from '../pay-run-schema.ts'
import { memberIdOf } from './accounts.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'

/** Periods of the member that are paid, in days before today. */
const periods = [
  { key: 'first', from: 98, to: 71 },
  { key: 'second', from: 70, to: 43 },
] as const

/** Two pay runs that the member has confirmed: they close the days up to six weeks ago. */
export const seedPayRuns = async (db: Queries, today: Date): Promise<void> => {
  await db
    .insert(payRun)
    .values(
      periods.map(({ key, from, to }) => ({
        memberId: memberIdOf('member'),
        id: seedId(`member/pay-run/${key}`),
        fromDate: dayFrom(today, -from),
        toDate: dayFrom(today, -to),
        createdAt: momentFrom(today, 2 - to),
        adminApprovedDate: momentFrom(today, 3 - to),
        tmApprovedDate: momentFrom(today, 4 - to),
        paymentRefAddedDate: momentFrom(today, 6 - to),
      })),
    )
    .onConflictDoNothing()
}
