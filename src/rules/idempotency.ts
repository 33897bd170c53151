/**
 * How long the server remembers an Idempotency-Key with its first answer: 31 days, in milliseconds. Within that time a device may send
 * a request again whose response it never saw, and the request happens once; a session that is not used lives for 30 days.
 */
export const idempotencyLifetime = 31 * 24 * 60 * 60 * 1000
