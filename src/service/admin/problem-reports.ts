import { desc, eq, ne } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { problemReport } from '../db/support-schema.ts'
import type { FieldKeys } from '../field-encryption.ts'
import { openReport, sealReport } from '../support/sealed-report.ts'
import { AdminProblem } from './admin-problem.ts'

/** The reports that are kept, a line each, the newest first: time, id, bytes and whose it is. Nothing of what is in them. */
export const listReports = async (db: Database): Promise<readonly string[]> => {
  const { createdAt, id, size } = problemReport
  const rows = await db
    .select({ createdAt, id, size, email: teamMember.email })
    .from(problemReport)
    .innerJoin(teamMember, eq(teamMember.id, problemReport.memberId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => `${row.createdAt.toISOString()}  ${row.id}  ${row.size}  ${row.email}`)
}

/**
 * A report as it was sent.
 *
 * @param id as the mail to support and the list have it
 * @throws AdminProblem when there is no such report, and when it was sealed with a secret that is not known
 */
export const readReport = async (db: Database, keys: FieldKeys, id: string): Promise<string> => {
  const [row] = /^[\da-f-]{36}$/i.test(id) ? await db.select().from(problemReport).where(eq(problemReport.id, id)) : []
  if (row === undefined) throw new AdminProblem([`There is no report ${id}.`])
  const report = openReport(keys, row)
  if (report === null) throw new AdminProblem([`Report ${id} was sealed with another secret than SECRET and SECRET_PREVIOUS.`])
  return report
}

/**
 * Seals every report with the present key that another one has sealed.
 *
 * @returns how many there were, and how many of them were sealed with a key that is not known: those stay as they are
 */
export const resealReports = async (
  tx: Queries,
  keys: FieldKeys,
): Promise<{ readonly found: number; readonly closed: number }> => {
  const { memberId, id } = problemReport
  const found = await tx.select({ memberId, id }).from(problemReport).where(ne(problemReport.keyId, keys.current.id))
  let closed = 0
  // One at a time: each may be 1 MB.
  for (const place of found) {
    const [row] = await tx.select().from(problemReport).where(eq(id, place.id)).for('update')
    // It may have come to its end meanwhile.
    if (row === undefined) continue
    const report = openReport(keys, row)
    if (report === null) closed += 1
    else
      await tx
        .update(problemReport)
        .set(sealReport(keys, place, report))
        .where(eq(id, place.id))
  }
  return { found: found.length, closed }
}
