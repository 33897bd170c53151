/** What nobody sees: blanks, control characters, and what a font leaves out, such as a zero-width space. */
const unseen = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

/** Whether a person would read nothing in a text. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === ''

/** A text with nothing around it; null where a person would read nothing. */
export const textOrNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || isBlank(text) ? null : text.trim()
