/** A pause in typing after which the text is handed on; who never pauses hands it on every second. */
const pause = 250
const longestWait = 1_000

/**
 * How long to wait for more before what was typed is handed on.
 *
 * @param since when the first of it was typed
 * @param now when the last of it was typed, all in milliseconds
 */
export const waitForMore = (since: number, now: number): number => Math.max(0, Math.min(pause, since + longestWait - now))
