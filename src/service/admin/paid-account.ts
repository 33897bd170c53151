import { and, eq } from 'drizzle-orm'
import { paymentTypeOf } from '#rules/payment-methods.ts'
import { recordAudit } from '../audit/store.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { paymentAccount } from '../db/payment-schema.ts'
import type { Keys } from '../keys.ts'
import { type AccountRow, openAccount } from '../payment-method/sealed-account.ts'

/** The account that a member's money goes to: the default one of the type that they have chosen; null when there is none. */
export const findPaidAccount = async (db: Queries, memberId: string): Promise<AccountRow | null> => {
  const [member] = await db.select().from(teamMember).where(eq(teamMember.id, memberId))
  const type = paymentTypeOf(member?.paymentMethodType ?? 0)
  if (type === null) return null
  const [row] = await db
    .select()
    .from(paymentAccount)
    .where(and(eq(paymentAccount.memberId, memberId), eq(paymentAccount.type, type), eq(paymentAccount.isDefault, true)))
  return row ?? null
}

/** The account that a member's money goes to, a line for each of its fields; noted in the audit trail as revealed. */
export const revealPaidAccount = async (
  tx: Transaction,
  { keys, now }: { readonly keys: Keys; readonly now: Date },
  memberId: string,
): Promise<readonly string[]> => {
  const row = await findPaidAccount(tx, memberId)
  if (row === null) return ['There is no default payment account.']
  const fields = openAccount(keys.fields, row)
  if (fields === null) return ['The account was sealed with another secret than SECRET and SECRET_PREVIOUS.']
  const audited = { memberId, type: 'PaymentAccount', recordId: row.id, userId: null } as const
  await recordAudit(tx, { ...audited, event: 'Reveal' }, now)
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return [`${row.type}:`, ...known.map(([field, value]) => `  ${field}: ${value}`)]
}
