import { createHash } from 'node:crypto'

/**
 * An id that is the same on every machine and every run: a version 5 UUID of the name.
 *
 * @param name for example `member/commitment/active`
 */
export const seedId = (name: string): string => {
  const bytes = createHash('sha1').update(`team-member-portal/seed/${name}`).digest().subarray(0, 16)
  const hex = bytes.toString('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** The moment so many days and hours before or after today's start (UTC). */
export const momentFrom = (today: Date, days: number, hours = 9): Date =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, hours))

/** The calendar day so many days before or after today, `YYYY-MM-DD`. */
export const dayFrom = (today: Date, days: number): string => momentFrom(today, days).toISOString().slice(0, 10)
