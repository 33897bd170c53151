import { type SQL, sql } from 'drizzle-orm'
import { isUuid } from '#rules/uuid.ts'
import { timesheet } from '../db/work-schema.ts'
import { invalid } from '../http-error.ts'
import { isKeptDay } from './days.ts'

/** The record that a page ends with, by what records are sorted by. */
export interface PageCursor {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** As `momentText` writes it. */
  readonly createdAt: string
  readonly id: string
}

/** A moment with all that the database keeps of it: microseconds since 1970, of which a Date would lose three digits. */
export const momentText = (column: typeof timesheet.createdAt): SQL<string> =>
  sql<string>`(extract(epoch from ${column}) * 1000000)::bigint`

/** The records that come after a page's last one. */
export const isAfter = ({ date, createdAt, id }: PageCursor): SQL =>
  sql`(${timesheet.date}, ${momentText(timesheet.createdAt)}, ${timesheet.id}) > (${date}::date, ${createdAt}::bigint, ${id}::uuid)`

export const writeCursor = ({ date, createdAt, id }: PageCursor): string =>
  Buffer.from([date, createdAt, id].join(' ')).toString('base64url')

/** @throws HttpError 400 for `After` when no page has ended with it */
export const readCursor = (text: string): PageCursor => {
  const [date = '', createdAt = '', id = '', ...more] = Buffer.from(text, 'base64url').toString().split(' ')
  if (!isKeptDay(date) || !/^-?\d{1,18}$/.test(createdAt) || !isUuid(id) || more.length > 0) {
    throw invalid('After', 'After must be the Next of a page.')
  }
  return { date, createdAt, id }
}
