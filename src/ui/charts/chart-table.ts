/** The table twins of charts: the numbers of a chart, as texts in rows. */
import { columnHours, countText, shareText } from '../number-text.ts'
import { byHours, type PieEntry, shareOf, sumOf } from './slices.ts'

export interface TwinTable {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[]
  /** The sums under the rows. */
  readonly sums: readonly string[]
}

/** A group of bars: one day. */
export interface BarGroup {
  readonly id: string
  /** In full, for the tooltip and the table: 'Mon, 16 Nov 2026'. */
  readonly name: string
  /** Under the bars, in two lines: 'Mon', '16'. */
  readonly mark: readonly [string, string]
  /** A bar for every series, in their order. */
  readonly bars: readonly {
    readonly value: number
    /** Its height on the axis when that is not the value. */
    readonly height?: number
  }[]
}

/** What the bars of one colour mean. */
export interface BarSeries {
  readonly id: string
  readonly name: string
  readonly unit: 'hours' | 'count'
}

export const valueText = (value: number, { unit }: BarSeries): string =>
  unit === 'hours' ? columnHours(value) : countText(value)

/** Every entry of a pie, also those that it draws as one. @param name what an entry is: 'Activity' */
export const pieTable = (name: string, entries: readonly PieEntry[]): TwinTable => ({
  columns: [name, 'Hours', 'Share'],
  rows: byHours(entries).map(({ id, name: entry, value }) => ({
    id,
    cells: [entry, columnHours(value), shareText(shareOf(value, entries))],
  })),
  sums: ['Sum', columnHours(sumOf(entries)), ''],
})

/** The true values of bars, also of those that were cut or scaled. */
export const barTable = (groups: readonly BarGroup[], series: readonly BarSeries[]): TwinTable => ({
  columns: ['Day', ...series.map(({ name }) => name)],
  rows: groups.map(({ id, name, bars }) => ({
    id,
    cells: [name, ...series.map((one, at) => valueText(bars[at]?.value ?? 0, one))],
  })),
  sums: [
    'Sum',
    ...series.map((one, at) =>
      valueText(
        groups.reduce((sum, { bars }) => sum + (bars[at]?.value ?? 0), 0),
        one,
      ),
    ),
  ],
})
