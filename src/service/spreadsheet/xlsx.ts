import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { harmlessText } from '#rules/spreadsheet-text.ts'
import { daysBetween, isDay } from '#rules/weeks.ts'
import { type ColumnKind, isDecimal, type Sheet, type SheetRow } from './sheet.ts'

/** A table as a workbook of Office Open XML (ECMA-376): its fixed parts, and one sheet that is written row by row. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const partType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The formats of cells, by their places in `styles`. */
const formats: Readonly<Record<ColumnKind | 'header', number>> = { text: 0, day: 1, hours: 2, header: 3 }

/** Days as '2026-03-12', hours with two decimals, texts on as many lines as they have, headers strong. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf><xf numFmtId="4" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${partType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${partType}.styles+xml"/></Types>`

const rootRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

/** What XML 1.0 cannot hold, escaped or not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu
/** Excel reads `_x0041_` as a letter by its number. */
const codeLike = /_(?=x[0-9a-f]{4}_)/gi
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  text
    .replace(unwritable, '')
    .replace(/\r\n?/g, '\n')
    .replace(codeLike, '_x005F_')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)

const workbook = (name: string): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Before this day Excel counts a 29 February 1900 that never was. */
const firstSerialDay = '1900-03-01'
/** The day with the serial number 0. */
const dayZero = '1899-12-30'

/** What a cell holds, after its address. */
const textCell = (text: string, format: number): string =>
  ` s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(harmlessText(text))}</t></is></c>`

const cellOf = (kind: ColumnKind, text: string): string => {
  if (kind === 'day' && isDay(text) && text >= firstSerialDay)
    return ` s="${formats.day}"><v>${daysBetween(dayZero, text)}</v></c>`
  if (kind === 'hours' && isDecimal(text)) return ` s="${formats.hours}"><v>${text}</v></c>`
  return textCell(text, formats.text)
}

/** The columns of a sheet by their letters. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A row with the cells that have something in them. @param number from 1 */
const rowOf = (number: number, row: SheetRow, write: (text: string, at: number) => string): string => {
  const cells = row.map((text, at) => (text === '' ? '' : `<c r="${letters[at]}${number}"${write(text, at)}`))
  return `<row r="${number}">${cells.join('')}</row>`
}

async function* sheetXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  const headers = columns.map(({ header }) => header)
  // The header stays in view.
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield rowOf(1, headers, (text) => textCell(text, formats.header))
  let number = 1
  for await (const rows of batches) {
    const written = rows.map((row) => {
      number += 1
      return rowOf(number, row, (text, at) => cellOf(columns[at]?.kind ?? 'text', text))
    })
    if (written.length > 0) yield written.join('')
  }
  yield '</sheetData></worksheet>'
}

/**
 * Writes a table as XLSX, batch by batch: days are dates and hours numbers. Texts that would run as a formula once they are edited or
 * saved as CSV are made harmless.
 *
 * @param now the time that the parts of the file carry
 * @returns the file's bytes as they are made; destroying it ends the reading of the rows
 */
export const xlsxStream = (sheet: Sheet, now: Date): Readable => {
  const zip = new ZipFile()
  const options = { mtime: now }
  const rows = Readable.from(sheetXml(sheet))
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rootRelations,
    'xl/workbook.xml': workbook(sheet.name),
    'xl/_rels/workbook.xml.rels': workbookRelations,
    'xl/styles.xml': styles,
  }
  for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path, options)
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const file = zip.outputStream as Readable
  // A file that was cut must not look whole.
  zip.on('error', (error) => file.destroy(error))
  file.once('close', () => rows.destroy())
  return file
}
