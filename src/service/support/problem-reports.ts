import { randomUUID } from 'node:crypto'
import { lt } from 'drizzle-orm'
import { largestReport, reportLifetimeDays } from '#rules/problem-report.ts'
import type { Queries } from '../db/database.ts'
import { problemReport } from '../db/support-schema.ts'
import { HttpError, invalid } from '../http-error.ts'
import type { Keys } from '../keys.ts'
import { enqueue, type OutboxMessage } from '../outbox/outbox.ts'
import { sealReport } from './sealed-report.ts'

const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * The size of a report, in bytes.
 *
 * @throws HttpError 413 for one of more than 1 MB, 400 for what is not a JSON object
 */
export const sizeOfReport = (report: string): number => {
  const size = Buffer.byteLength(report)
  if (size > largestReport) throw new HttpError(413, 'The report is larger than 1 MB.', { field: 'Report' })
  if (!isJsonObject(report)) throw invalid('Report', 'Report must be a JSON object as text.')
  return size
}

/** Says that there is a report, and nothing of what is in it. */
const noticeOf = (to: string, id: string, now: Date): OutboxMessage => ({
  kind: 'mail',
  to,
  subject: 'A problem has been reported',
  text: `Report ${id}\n${now.toISOString()}\n\nRead it with: npm run admin -- report read ${id} FILE\nIt is kept for ${reportLifetimeDays} days.\n`,
  link: null,
})

interface Keeping {
  readonly keys: Keys
  /** Who is told; null for nobody. */
  readonly supportMail: string | null
  readonly now: Date
}

/** Keeps a report of a member, and tells support that it is there. @param size what `sizeOfReport` gave */
export const keepReport = async (
  tx: Queries,
  { keys, supportMail, now }: Keeping,
  { memberId, report, size }: { readonly memberId: string; readonly report: string; readonly size: number },
): Promise<{ readonly id: string; readonly ReportedOn: string }> => {
  const place = { memberId, id: randomUUID() }
  await tx.insert(problemReport).values({ ...place, createdAt: now, size, ...sealReport(keys.fields, place, report) })
  if (supportMail !== null) await enqueue(tx, keys, noticeOf(supportMail, place.id, now), now)
  return { id: place.id, ReportedOn: now.toISOString() }
}

/** Forgets the reports whose time is over. */
export const forgetOldReports = async (db: Queries, now: Date): Promise<void> => {
  const oldest = new Date(now.getTime() - reportLifetimeDays * 24 * 60 * 60 * 1000)
  await db.delete(problemReport).where(lt(problemReport.createdAt, oldest))
}
