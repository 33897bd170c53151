import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { paymentAccount } from '../db/payment-schema.ts'
import type { FieldKeys } from '../field-encryption.ts'
import { openAccount, sealAccount } from '../payment-method/sealed-account.ts'
import { AdminProblem } from './admin-problem.ts'

/**
 * Seals every payment account with the key of the present SECRET that another one has sealed, and makes its hashes anew: all or nothing.
 * The portal may be running with both secrets meanwhile.
 *
 * @returns how many accounts were sealed anew
 * @throws AdminProblem when an account was sealed with a key that is neither
 */
export const rotateKeys = async (db: Database, keys: FieldKeys): Promise<number> =>
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(paymentAccount)
      .where(ne(paymentAccount.keyId, keys.current.id))
      .orderBy(asc(paymentAccount.memberId), asc(paymentAccount.id))
      .for('update')
    const opened = rows.map((row) => ({ row, fields: openAccount(keys, row) }))
    const closed = opened.filter(({ fields }) => fields === null).length
    if (closed > 0) {
      throw new AdminProblem([
        `${closed} of ${rows.length} payment accounts were sealed with another secret than SECRET and SECRET_PREVIOUS. Set SECRET_PREVIOUS to the one before.`,
      ])
    }
    for (const { row, fields } of opened) {
      if (fields === null) continue
      await tx
        .update(paymentAccount)
        .set(sealAccount(keys, row, fields))
        .where(and(eq(paymentAccount.memberId, row.memberId), eq(paymentAccount.id, row.id)))
    }
    return rows.length
  })
