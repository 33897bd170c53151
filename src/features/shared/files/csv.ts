/** What a spreadsheet may take for a formula, whatever follows on further lines. Excel reads the wide signs too. */
const formula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

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
  return `\uFEFF${papa.unparse([...rows], { columns: [...columns], escapeFormulae: formula, newline: '\r\n' })}`
}
