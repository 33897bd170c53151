/** One answer of the server, beside this device's clock: the moments are in milliseconds since 1970. */
export interface AnswerTime {
  /** The answer's `Date` header, which has whole seconds: the server wrote it in the second that begins here. */
  readonly date: number
  readonly sentAt: number
  readonly receivedAt: number
  /** What the page's clock that nobody can move, `performance.now()`, said when the call was sent. */
  readonly sentTicks: number
  /** And what it said when the answer came. */
  readonly ticks: number
}

/** How far the two clocks of a device may part before one of them was moved, or it slept, in milliseconds. */
const tolerance = 2_000

/** Whether the device slept or its clock was moved while the answer was on its way: its bounds are of two clocks, so it tells nothing. */
const isTorn = ({ sentAt, receivedAt, sentTicks, ticks }: AnswerTime): boolean =>
  Math.abs(receivedAt - sentAt - (ticks - sentTicks)) > tolerance

/**
 * How far the server's clock is ahead of this device's, in milliseconds.
 *
 * Each answer tells two bounds, because its header was written after the call was sent and before the answer came; answers of other
 * moments within a second narrow them. The middle of what all of them allow is taken. Where the newest disagree with older ones, this
 * device's clock was moved in between, and the older ones say nothing any more.
 *
 * @param answers the oldest first
 */
export const offsetOf = (answers: readonly AnswerTime[]): number => {
  let bounds: readonly [number, number] | null = null
  for (const { date, sentAt, receivedAt } of answers.toReversed()) {
    const [least, most]: readonly [number, number] = bounds ?? [-Infinity, Infinity]
    const low = Math.max(least, date - receivedAt)
    const high = Math.min(most, date + 1000 - sentAt)
    if (low > high) break
    bounds = [low, high]
  }
  return bounds === null ? 0 : (bounds[0] + bounds[1]) / 2
}

/** What the device says of the time: its clock, which people move and sleep passes, and its ticks, which nobody moves. */
export interface DeviceTime {
  readonly now: number
  readonly ticks: number
}

export interface ServerTime {
  /** In milliseconds since 1970. */
  readonly now: number
  /** Whether the device slept or its clock was moved since the server answered last: it should be asked again. */
  readonly isDoubtful: boolean
  /** The ticks at which the last answer came; another one means that asking has not ended the doubt. */
  readonly heardAt: number
}

/** The server's time, as far as its answers tell; the device's own before there is one. @param answers the oldest first */
export const serverTime = (answers: readonly AnswerTime[], { now, ticks }: DeviceTime): ServerTime => {
  const heardAt = answers.at(-1)?.ticks ?? 0
  const sound = answers.filter((one) => !isTorn(one))
  const newest = sound.at(-1)
  if (newest === undefined) return { now, isDoubtful: answers.length > 0, heardAt }
  const offset = offsetOf(sound)
  const [passed, ticked] = [now - newest.receivedAt, ticks - newest.ticks]
  // Time does not run back: the clock was moved. Forward, it may as well have been sleep, in which no ticks are counted everywhere.
  if (passed < ticked - tolerance) return { now: newest.receivedAt + ticked + offset, isDoubtful: true, heardAt }
  return { now: now + offset, isDoubtful: passed > ticked + tolerance, heardAt }
}
