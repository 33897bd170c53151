/**
 * How long the server remembers an Idempotency-Key with its first answer: 31 days, in milliseconds. Within that time a device may send
 * a request again whose response it never saw, and the request happens once; a session that is not used lives for 30 days.
 */
export const idempotencyLifetime = 31 * 24 * 60 * 60 * 1000

/**
 * Whether the server refused a request because its key was used for another one (422).
 *
 * @param field the field that the server names
 */
export const isUsedKey = (field: string | null | undefined): boolean => field?.toLowerCase() === 'idempotency-key'
