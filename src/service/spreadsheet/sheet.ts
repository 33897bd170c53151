/** What a column of a table holds: texts, days (`YYYY-MM-DD`), or hours as decimal texts. */
export type ColumnKind = 'text' | 'day' | 'hours'

export interface SheetColumn {
  readonly header: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
}

/** The texts of a row, by column; '' is an empty cell. What is no day, or no number, of its column is written as a text. */
export type SheetRow = readonly string[]

/** A table that is written while its rows are read. */
export interface Sheet {
  readonly name: string
  /** At most 26. */
  readonly columns: readonly SheetColumn[]
  /** Some rows at a time; ending it ends the reading. */
  readonly batches: AsyncIterable<readonly SheetRow[]>
}

/** Whether a text is a number as the database writes it. */
export const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)
