import { formulaStart } from '#rules/spreadsheet-text.ts'

/**
 * A table as CSV. Texts that a spreadsheet would run as a formula are made harmless, and the byte order mark lets it read other
 * letters than English ones.
 *
 * @param rows by column
 */
export const csvOf = async <Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number>>[],
): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse([...rows], { columns: [...columns], escapeFormulae: formulaStart, newline: '\r\n' })}`
}
