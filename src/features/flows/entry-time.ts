const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** The time of an entry on this device's clock, to the millisecond. */
export const timeOf = (at: number): string => clock.format(at)
