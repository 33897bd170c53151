import type { Option, OptionSourceProps } from './OptionList.tsx'
import { fittingOptions, isSameText } from './option-match.ts'

/** Rows that are no options have ids that no option has. */
const actionId = '\u0000action'
const customId = '\u0000custom'

export const isAction = (row: Option | null | undefined): boolean => row?.id === actionId
export const isCustomRow = (row: Option | null | undefined): boolean => row?.id === customId

/** A chosen row as the value of the field. */
export const chosenFrom = (row: Option): Option => (isCustomRow(row) ? { id: row.label, label: row.label, custom: true } : row)

/** As many as a person reads and a phone draws at once. */
const mostRows = 100

export interface OptionRows {
  /** What the list shows and the arrow keys walk: options, then the typed text, then the action. */
  rows: Option[]
  /** How many options fit, shown or not. */
  count: number
  hidden: number
  waitsForQuery: boolean
}

/** The rows for a query. A chosen option that would not be among the first hundred is put first. */
export function optionRows(props: OptionSourceProps, query: string, chosen: Option | null): OptionRows {
  const { options, onQuery, minimumQuery = 0, status = 'ready', allowCustom = false, action } = props
  const text = query.trim()
  const waitsForQuery = onQuery !== undefined && text.length < minimumQuery
  const fitting = status !== 'ready' || waitsForQuery ? [] : onQuery ? options : fittingOptions(options, query)
  const first = fitting.slice(0, mostRows)
  const away = chosen && fitting.length > mostRows && !first.some(({ id }) => id === chosen.id)
  const known = away ? fitting.find(({ id }) => id === chosen.id) : undefined
  const rows = known ? [known, ...first.slice(0, mostRows - 1)] : first
  const isNew = text !== '' && !fitting.some(({ label }) => isSameText(label, text))
  if (allowCustom && isNew) rows.push({ id: customId, label: text })
  if (action) rows.push({ id: actionId, label: action.label })
  return { rows, count: fitting.length, hidden: Math.max(0, fitting.length - mostRows), waitsForQuery }
}
