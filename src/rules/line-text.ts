/** What no line can hold, as a class of a pattern. */
const unfit = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'

/**
 * What a text of one line may hold: no control characters, no separators of lines and paragraphs, and none of the characters that turn
 * the reading direction of what follows, so that a name could show as another one. Joiners and direction marks belong to scripts and stay.
 */
export const linePattern = `^[^${unfit}]*$`

const line = new RegExp(linePattern, 'u')

/** Whether a text is one line that shows as what it is. */
export const isLine = (text: string): boolean => line.test(text)

/** Whether a text of several lines can be kept: the database takes no NUL. */
export const isKeepable = (text: string): boolean => !text.includes('\u0000')

const unfitSigns = new RegExp(`[${unfit}\\p{Cs}]`, 'gu')

/** A text as a line can hold it: what none can, as an address may say it, is a space. */
export const asLine = (text: string): string => text.replace(unfitSigns, ' ')
