const pad = (number: number): string => String(number).padStart(2, '0')

/** Seconds as '9:05'. */
export const clockTime = (seconds: number): string => `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`

/** What is left as '04:59', or '1:04:59' with hours. @param seconds whole seconds */
export const clockText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const short = `${pad(minutes)}:${pad(seconds % 60)}`
  return hours === 0 ? short : `${hours}:${short}`
}

/** What a screen reader is told of the time that is left: it changes at five minutes and at one minute, and is heard then. */
export const timeAnnouncement = (seconds: number): string => {
  if (seconds > 300) return ''
  return seconds > 60 ? '5 minutes left.' : '1 minute left.'
}
