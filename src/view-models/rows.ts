/** What every list of rows does: keep those with the words of a text, and put them in the order of a column. Both stand in the address. */

/** An order by one of a list's columns; null is the order in which the rows come. */
export type RowSort<Column extends string> = {
  readonly column: Column
  readonly direction: 'ascending' | 'descending'
} | null

/** The order that an address asks for; a column that is none of the list's is no order. */
export const readRowSort = <Column extends string>(query: URLSearchParams, columns: readonly Column[]): RowSort<Column> => {
  const column = columns.find((one) => one === query.get('sort'))
  if (column === undefined) return null
  return { column, direction: query.get('order') === 'descending' ? 'descending' : 'ascending' }
}

/** The same as an address's query. */
export const writeRowSort = (sort: RowSort<string>): Readonly<Record<string, string>> =>
  sort === null ? {} : { sort: sort.column, order: sort.direction }

/** One comparer for all: making one for every comparison would take most of the time of a long list. */
const { compare } = new Intl.Collator('en', { numeric: true })

const compared = (left: string | number, right: string | number): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right))

/**
 * Rows in the order of a column, what has nothing there last; equal ones as they were.
 *
 * @param valueIn what a row has in each column; null for nothing
 */
export const sortRows = <Row, Column extends string>(
  rows: readonly Row[],
  sort: RowSort<Column>,
  valueIn: Readonly<Record<Column, (row: Row) => string | number | null>>,
): readonly Row[] => {
  if (sort === null) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  const read = valueIn[sort.column]
  return rows.toSorted((one, other) => {
    const [left, right] = [read(one), read(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * compared(left, right)
  })
}

/** The rows in which every word of the text occurs, whatever its capitals. @param wordsOf everything of a row that is looked through */
export const rowsWithWords = <Row>(rows: readonly Row[], text: string, wordsOf: (row: Row) => string): readonly Row[] => {
  const sought = text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean)
  if (sought.length === 0) return rows
  return rows.filter((row) => {
    const words = wordsOf(row).toLocaleLowerCase('en')
    return sought.every((word) => words.includes(word))
  })
}
