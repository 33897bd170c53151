/**
 * Milliseconds that a condition of a test is waited for. A test is ended by its conditions and not by a slow machine: this is only so that what
 * never comes ends.
 */
export const conditionTimeout = 60_000
