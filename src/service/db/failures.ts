/** Reads what a failed query says about itself, its connection and its transaction. */

const causes = function* (error: unknown): Generator<object> {
  for (let current = error; typeof current === 'object' && current !== null; ) {
    yield current
    current = 'cause' in current ? current.cause : undefined
  }
}

/** The SQLSTATE or system code of a failed query, found through the errors that wrap it; null when there is none. */
export const errorCode = (error: unknown): string | null => {
  for (const cause of causes(error)) if ('code' in cause && typeof cause.code === 'string') return cause.code
  return null
}

const speaks = (error: unknown, text: RegExp): boolean => {
  for (const cause of causes(error)) if (cause instanceof Error && text.test(cause.message)) return true
  return false
}

const isOneOf = (error: unknown, codes: ReadonlySet<string>): boolean => codes.has(errorCode(error) ?? '')

/** A connection that was there and is not any more: its back end was ended, or the line to it broke. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', '57P01', '57P02', '57P05', '08003', '08006'])
/** No connection was to be had, though one may be soon. */
const absentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '53300',
  '57P03',
  '08000',
  '08001',
  // A standby, or a primary that became one: the next connection goes to the primary.
  '25006',
])
// pg gives these no code.
const lostMessage = /^Connection terminated(?! due to connection timeout)|is not queryable$/
const absentMessage = /timeout exceeded when trying to connect|Connection terminated due to connection timeout|Query read timeout/

/** Whether the connection of a query was lost. A transaction whose commit had not been asked for was then undone by the database. */
export const isConnectionLost = (error: unknown): boolean =>
  isOneOf(error, lostCodes) || (speaks(error, lostMessage) && !speaks(error, absentMessage))

/** Whether the database cannot be reached now, though it may be soon. */
export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) || isOneOf(error, absentCodes) || speaks(error, absentMessage)

/** No room for more: on the database's disk (SQLSTATE 53100) or on the one of the files. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be saved because a disk is full. */
export const isStorageFull = (error: unknown): boolean => isOneOf(error, fullCodes)

const conflictCodes = new Set(['40001', '40P01'])

/** Whether the database gave up on a transaction, and undid it, because of a conflict with another one (SQLSTATE 40001 or 40P01). */
export const isConflict = (error: unknown): boolean => isOneOf(error, conflictCodes)
