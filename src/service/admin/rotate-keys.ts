import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentAccount } from '../db/payment-schema.ts'
import type { FieldKeys } from '../field-encryption.ts'
import { openAccount, sealAccount } from '../payment-method/sealed-account.ts'
import { AdminProblem } from './admin-problem.ts'
import { resealReports } from './problem-reports.ts'

/**
 * Seals with the key of the present SECRET every payment account, whose hashes it makes anew, and every problem report that another one
 * has sealed: all or nothing. The portal may be running with both secrets meanwhile.
 *
 * @returns how many of each were sealed anew
 * @throws AdminProblem when one was sealed with a key that is neither
 */
export const rotateKeys = async (
  db: Database,
  keys: FieldKeys,
): Promise<{ readonly accounts: number; readonly reports: number }> =>
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(paymentAccount)
      .where(ne(paymentAccount.keyId, keys.current.id))
      .orderBy(asc(paymentAccount.memberId), asc(paymentAccount.id))
      .for('update')
    const opened = rows.map((row) => ({ row, fields: openAccount(keys, row) }))
    const reports = await resealReports(tx, keys)
    const closed = opened.filter(({ fields }) => fields === null).length + reports.closed
    if (closed > 0) {
      throw new AdminProblem([
        `${closed} of ${rows.length + reports.found} payment accounts and problem reports were sealed with another secret than SECRET and SECRET_PREVIOUS. Set SECRET_PREVIOUS to the one before.`,
      ])
    }
    for (const { row, fields } of opened) {
      if (fields === null) continue
      await tx
        .update(paymentAccount)
        .set(sealAccount(keys, row, fields))
        .where(and(eq(paymentAccount.memberId, row.memberId), eq(paymentAccount.id, row.id)))
    }
    return { accounts: rows.length, reports: reports.found }
  })
