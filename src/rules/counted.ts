/** What is said of one and of several; `{count}` stands for the number. */
export interface CountedText {
  readonly one: string
  readonly other: string
}

const plurals = new Intl.PluralRules('en')

/** A text in the form that belongs to a number, with the number in it. */
export const counted = (count: number, text: CountedText): string =>
  (plurals.select(count) === 'one' ? text.one : text.other).replace('{count}', String(count))
