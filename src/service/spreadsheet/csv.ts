import { Readable } from 'node:stream'
import { formulaStart } from '#rules/spreadsheet-text.ts'
import { isDecimal, type Sheet } from './sheet.ts'

const newline = '\r\n'

/**
 * Writes a table as CSV, batch by batch. Texts that a spreadsheet would run as a formula are made harmless; the byte order mark lets it
 * read other letters than English ones.
 *
 * @returns the file's text as it is made; destroying it ends the reading of the rows
 */
export const csvStream = ({ columns, batches }: Sheet): Readable => {
  async function* lines(): AsyncGenerator<string> {
    const { default: papa } = await import('papaparse')
    const write = (rows: readonly (readonly (string | number)[])[]): string =>
      papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: formulaStart, newline },
      ) + newline
    yield `\uFEFF${write([columns.map(({ header }) => header)])}`
    for await (const rows of batches) {
      // A negative number is no formula.
      const typed = rows.map((row) =>
        row.map((text, at) => (columns[at]?.kind === 'hours' && isDecimal(text) ? Number(text) : text)),
      )
      if (typed.length > 0) yield write(typed)
    }
  }
  return Readable.from(lines())
}
