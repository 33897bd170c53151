import { effortError, effortMax, effortStep, readEffort, sumHours } from '#rules/timesheet.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { mostUrgent, type OverlaidRow, type Progress } from './optimistic-overlay.ts'

/** What a new record of a row is made from. */
export type RowTemplate = Omit<TimesheetEntryData, 'id' | 'version' | 'date' | 'effort' | 'adjustment'>

/** The records of one row on one day. */
export interface GridCell {
  readonly day: string
  readonly records: readonly OverlaidRow<TimesheetEntryData>[]
  /** Their hours together, without adjustments. */
  readonly hours: number
  readonly progress: Progress
  /** Why the server refused it, or null. */
  readonly refusal: string | null
}

/** Records of one project, epic and activity. */
export interface GridRow {
  /** The same for the same commitment, project, epic and activity. */
  readonly key: string
  readonly template: RowTemplate
  readonly cells: readonly GridCell[]
  readonly hours: number
}

/** Names the row of a record. */
export const rowKeyOf = ({ commitment, project, epic, activity }: RowTemplate): string =>
  [commitment.id, project.id, epic.trim().toLowerCase(), activity.id].join('|')

/** What a record leaves to a new one of its row. */
export const templateOf = ({
  commitment,
  project,
  epic,
  ticket,
  activity,
  technology,
  description,
}: RowTemplate): RowTemplate => ({
  commitment,
  project,
  epic,
  ticket,
  activity,
  technology,
  description,
})

const cellOf = (day: string, records: readonly OverlaidRow<TimesheetEntryData>[]): GridCell => ({
  day,
  records,
  hours: sumHours(records.map(({ row }) => row.effort)),
  progress: mostUrgent(records),
  refusal: records.find(({ operation }) => operation?.refusal)?.operation?.refusal?.message ?? null,
})

const noRecords: GridCell['records'] = []

const byDay = (records: GridCell['records']): ReadonlyMap<string, GridCell['records']> => {
  const days = new Map<string, OverlaidRow<TimesheetEntryData>[]>()
  for (const one of records) {
    const known = days.get(one.row.date)
    if (known === undefined) days.set(one.row.date, [one])
    else known.push(one)
  }
  return days
}

/** One for all rows: among ten thousand, finding the order of two is most of the work. */
const order = new Intl.Collator('en')

const inWords = ({ commitment, project, epic, activity }: RowTemplate): string =>
  [project.name, epic, activity.value, commitment.name].join('\n')

/**
 * The rows of a week's grid, by project, epic and activity.
 *
 * @param entries the week's records as they will be
 * @param added rows the person added that may have no record yet; one that has records is shown once
 * @param week the seven days, Monday first
 */
export const gridRows = (
  entries: readonly OverlaidRow<TimesheetEntryData>[],
  added: readonly RowTemplate[],
  week: readonly string[],
): readonly GridRow[] => {
  const rows = new Map<string, { template: RowTemplate; records: OverlaidRow<TimesheetEntryData>[] }>()
  for (const template of added) rows.set(rowKeyOf(template), { template: templateOf(template), records: [] })
  for (const entry of entries) {
    const key = rowKeyOf(entry.row)
    const records = rows.get(key)?.records ?? []
    records.push(entry)
    // The latest record says what the next one of the row begins with.
    rows.set(key, { template: templateOf(entry.row), records })
  }
  return [...rows.entries()]
    .map(([key, { template, records }]) => {
      const ofDay = byDay(records)
      const row: GridRow = {
        key,
        template,
        cells: week.map((day) => cellOf(day, ofDay.get(day) ?? noRecords)),
        hours: sumHours(records.map(({ row: record }) => record.effort)),
      }
      return { words: inWords(template), row }
    })
    .toSorted((one, other) => order.compare(one.words, other.words))
    .map(({ row }) => row)
}

const sameRecords = (before: GridCell['records'], after: GridCell['records']): boolean =>
  before.length === after.length &&
  before.every(({ row, progress, operation }, index) => {
    const other = after[index]
    return row === other?.row && progress === other.progress && operation === other.operation
  })

const sameTemplate = (before: RowTemplate, after: RowTemplate): boolean =>
  (Object.keys(after) as (keyof RowTemplate)[]).every((name) => before[name] === after[name])

/** The rows, with the very row from before wherever nothing in it changed, so that it is not drawn again. */
export const keptRows = (before: readonly GridRow[], after: readonly GridRow[]): readonly GridRow[] => {
  const known = new Map(before.map((row) => [row.key, row]))
  return after.map((row) => {
    const old = known.get(row.key)
    const isSame =
      old !== undefined &&
      sameTemplate(old.template, row.template) &&
      old.cells.every(({ day, records }, index) => {
        const cell = row.cells[index]
        return day === cell?.day && sameRecords(records, cell.records)
      })
    return isSame ? old : row
  })
}

/** A line of the grid: a project, or a row of the one above it. */
export type GridLine =
  | { readonly kind: 'project'; readonly key: string; readonly name: string; readonly hours: number }
  | {
      readonly kind: 'row'
      readonly key: string
      readonly row: GridRow
      /** What tells it from the rows of another commitment in the same project; null where there is none. */
      readonly commitment: string | null
    }

/**
 * The lines of the grid: each project with its hours, and under it its rows.
 *
 * @param rows those of a project next to each other, as `gridRows` gives them
 */
export const gridLines = (rows: readonly GridRow[]): readonly GridLine[] => {
  const projects = new Map<string, GridRow[]>()
  for (const row of rows) {
    const { id } = row.template.project
    const known = projects.get(id)
    if (known === undefined) projects.set(id, [row])
    else known.push(row)
  }
  return [...projects].flatMap(([id, own]): readonly GridLine[] => {
    const hasSeveral = new Set(own.map(({ template }) => template.commitment.id)).size > 1
    return [
      {
        kind: 'project',
        key: `project|${id}`,
        name: own[0]?.template.project.name ?? '',
        hours: sumHours(own.map(({ hours }) => hours)),
      },
      ...own.map((row) => ({
        kind: 'row' as const,
        key: row.key,
        row,
        commitment: hasSeveral ? row.template.commitment.name : null,
      })),
    ]
  })
}

/** What a typed cell means: `clear` takes its record away, `keep` changes nothing. */
export type CellReading =
  | { readonly kind: 'keep' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'wrong'; readonly message: string }

/**
 * Reads what was typed into a cell: hours as `readEffort` reads them. An empty text, or 0 where something was logged, clears it.
 */
export const readCell = (text: string, before: number): CellReading => {
  const trimmed = text.trim()
  if (trimmed === '') return before === 0 ? { kind: 'keep' } : { kind: 'clear' }
  const hours = readEffort(trimmed)
  if (hours === before && hours !== null) return { kind: 'keep' }
  if (hours === 0 && before > 0) return { kind: 'clear' }
  const message = effortError(hours)
  return message === null && hours !== null ? { kind: 'hours', hours } : { kind: 'wrong', message: message ?? '' }
}

/** The hours one step up or down, within what a record may hold. @param direction 1 or -1 */
export const steppedHours = (hours: number, direction: 1 | -1): number =>
  Math.min(effortMax, Math.max(0, Math.round(hours / effortStep + direction) * effortStep))

/** Hours as a cell shows them: '' for none, no needless zeros. */
export const cellText = (hours: number): string => (hours === 0 ? '' : String(sumHours([hours])))
