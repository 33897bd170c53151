/** An id of an example: a kind, one hexadecimal digit, and a number of it; the same in every page. */
export const exampleId = (kind: string, number: number): string =>
  `00000000-0000-4000-a00${kind}-${String(number).padStart(12, '0')}`

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/**
 * Examples out of a text with a line for each, its cells parted by `|`; every example gets an id.
 *
 * @param kind the ids' hexadecimal digit
 * @param columns names of the cells, in order; a cell that is missing is an empty text
 */
export const table = <const Columns extends string>(kind: string, columns: Columns, text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const named = columns.split(' ').map((column, at) => [column, cells[at] ?? ''] as const)
      return Object.fromEntries([['id', exampleId(kind, index + 1)], ...named]) as Readonly<Record<Words<Columns> | 'id', string>>
    })
