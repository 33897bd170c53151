const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A moment as '12 Mar 2026, 09:30', in the person's own time zone. @param iso a moment, ISO 8601 with zone */
export const formatMoment = (iso: string): string => moments.format(new Date(iso))

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of a moment as '12 Mar 2026', in the person's own time zone. @param iso a moment, ISO 8601 with zone */
export const formatDay = (iso: string): string => days.format(new Date(iso))
