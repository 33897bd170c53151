/**
 * Kinds of columns that the tables of the reference v1 service share. Rows that belong to a person have a key that begins with
 * the person's member id, so that the tables can be spread over nodes by it; there are no triggers, and no foreign keys from one
 * person's rows to another's.
 */
import { customType, date, timestamp } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** A moment, with zone. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
/** A day of the calendar, `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' })
