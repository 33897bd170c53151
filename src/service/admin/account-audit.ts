import { and, asc, eq } from 'drizzle-orm'
import { auditRecord } from '../db/audit-schema.ts'
import type { Database } from '../db/database.ts'
import { userAccount } from '../db/member-schema.ts'
import { paymentAccount } from '../db/payment-schema.ts'
import { AdminProblem } from './admin-problem.ts'
import { findPeople } from './people.ts'

/**
 * Who added, changed and saw the payment accounts of a member, and when, a line each, the first first. No number is in it.
 *
 * @throws AdminProblem when nobody has the e-mail
 */
export const accountAudit = async ({ db }: { readonly db: Database }, email: string): Promise<readonly string[]> => {
  const memberId = (await findPeople(db, { emails: [email] })).idOf(email)
  if (memberId === null) throw new AdminProblem([`Nobody has the e-mail ${email}.`])
  const rows = await db
    .select({
      at: auditRecord.at,
      event: auditRecord.event,
      id: auditRecord.recordId,
      type: paymentAccount.type,
      by: userAccount.userName,
    })
    .from(auditRecord)
    .leftJoin(paymentAccount, and(eq(paymentAccount.memberId, auditRecord.memberId), eq(paymentAccount.id, auditRecord.recordId)))
    .leftJoin(userAccount, eq(userAccount.id, auditRecord.userId))
    .where(and(eq(auditRecord.memberId, memberId), eq(auditRecord.recordType, 'PaymentAccount')))
    .orderBy(asc(auditRecord.at), asc(auditRecord.id))
  return rows.map(
    ({ at, event, id, type, by }) => `${at.toISOString()}  ${event}  ${type ?? 'gone'}  ${id}  ${by ?? 'command line'}`,
  )
}
