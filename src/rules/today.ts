const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, format)
  return format
}

/** Whether a text names a time zone, for example 'Australia/Melbourne'. */
export const isTimeZone = (text: string): boolean => {
  try {
    formatIn(text)
    return true
  } catch {
    return false
  }
}

/**
 * The day it is somewhere, `YYYY-MM-DD`.
 *
 * @param timeZone as the calendar of time zones names it; UTC for null and for one that is not known
 */
export const todayIn = (timeZone: string | null, now: Date): string => {
  const known = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC'
  const parts = formatIn(known).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
