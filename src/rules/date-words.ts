/**
 * Makes a writer of English dates whose months have three letters: '12 Sep 2026', where the runtime's own English writes 'Sept'.
 *
 * @param options which parts, and in which time zone
 */
export const englishDates = (options: Intl.DateTimeFormatOptions): ((at: Date | number) => string) => {
  const format = new Intl.DateTimeFormat('en-GB', options)
  return (at) => format.format(at).replace(/\bSept\b/, 'Sep')
}
