/** What became of a text: from `at` on, `removed` characters gave way to `inserted`. */
export interface TextChange {
  readonly at: number
  readonly removed: number
  readonly inserted: string
}

/** The one change that makes a text another. A key in a long text is a few bytes, where the whole text would be thousands. */
export const changeBetween = (before: string, after: string): TextChange => {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at += 1
  let end = 0
  while (end < shorter - at && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { at, removed: before.length - at - end, inserted: after.slice(at, after.length - end) }
}

/** The text after a change. */
export const withChange = (text: string, { at, removed, inserted }: TextChange): string =>
  `${text.slice(0, at)}${inserted}${text.slice(at + removed)}`
