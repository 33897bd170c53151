import type { Dashboard_readQuery } from '#generated/features/dashboard/dashboard.ts'
import { englishDates } from '#rules/date-words.ts'
import { cityOfTimeZone } from '#view-models/time-zones.ts'

type Location = Dashboard_readQuery['dashboard']['location']

/** Where the person is and what time it is there. */
export interface Place {
  /** 'Melbourne, Australia', or the city alone when the browser's time zone is all that is known. */
  readonly name: string
  /** '19:42'. */
  readonly time: string
  /** 'Sat, 21 Nov 2026'. */
  readonly day: string
}

const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A zone that this browser does not know would throw. */
const isKnown = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The place of a dashboard (decisions B): the location the server found, else the city of the browser's time zone.
 *
 * @param now milliseconds since 1970
 */
export const placeOf = (location: Location, now: number): Place => {
  const asked = location?.timeZone ?? null
  const timeZone = asked !== null && isKnown(asked) ? asked : browserZone()
  const inZone = (parts: Intl.DateTimeFormatOptions) => englishDates({ timeZone, ...parts })(now)
  return {
    name: location === null ? cityOfTimeZone(timeZone) : `${location.city}, ${location.country}`,
    time: inZone({ hour: '2-digit', minute: '2-digit' }),
    day: inZone({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
  }
}
