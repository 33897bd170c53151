/** What a countdown counts: the seconds left until a moment, which is right to a second also after a sleep. */
export interface Countdown {
  /** Milliseconds since the epoch, by this device's clock. */
  readonly deadline: number
  /** Whole seconds that were left when it was last looked at. */
  readonly secondsLeft: number
}

/** Whole seconds from one moment to another, both in milliseconds since the epoch; 0 when it has passed. */
export const secondsUntil = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000))
