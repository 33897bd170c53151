import type { KeyboardEvent } from 'react'
import type { CellPlace } from '#machines/timesheet-grid/timesheet-grid.machine.ts'

/** What a key means in a cell that is not being typed into. */
export type GridCommand =
  | { readonly kind: 'move'; readonly rows: number; readonly days: number }
  | { readonly kind: 'edge'; readonly rows: 'first' | 'last' | null; readonly days: 'first' | 'last' | null }
  | { readonly kind: 'open'; readonly text: string | null }
  | { readonly kind: 'clear' }
  | { readonly kind: 'step'; readonly direction: 1 | -1 }
  | { readonly kind: 'copy' }
  | { readonly kind: 'paste' }

const moves: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Reads a key press; null for one that is not the grid's. */
export const readGridKey = (event: KeyboardEvent): GridCommand | null => {
  const { key } = event
  const withControl = event.ctrlKey || event.metaKey
  if (event.altKey) return null
  if (withControl) {
    if (key === 'c') return { kind: 'copy' }
    if (key === 'v') return { kind: 'paste' }
    if (key === 'Home') return { kind: 'edge', rows: 'first', days: 'first' }
    if (key === 'End') return { kind: 'edge', rows: 'last', days: 'last' }
    return null
  }
  const move = moves[key]
  if (move !== undefined) return { kind: 'move', rows: move[0], days: move[1] }
  if (key === 'Home') return { kind: 'edge', rows: null, days: 'first' }
  if (key === 'End') return { kind: 'edge', rows: null, days: 'last' }
  if (key === 'Enter' || key === 'F2') return { kind: 'open', text: null }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' }
  if (key === '+') return { kind: 'step', direction: 1 }
  if (key === '-') return { kind: 'step', direction: -1 }
  return /^[\d.,:]$/.test(key) ? { kind: 'open', text: key } : null
}

const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index))

/** Where a move or a jump leads; the edge holds. @param rows the rows' keys, in order. @param days the days, in order */
export const placeAfter = (
  place: CellPlace,
  command: Extract<GridCommand, { kind: 'move' | 'edge' }>,
  rows: readonly string[],
  days: readonly string[],
): CellPlace => {
  const row = Math.max(0, rows.indexOf(place.row))
  const day = Math.max(0, days.indexOf(place.day))
  const at = (edge: 'first' | 'last' | null, index: number, length: number) =>
    edge === null ? index : edge === 'first' ? 0 : length - 1
  const [nextRow, nextDay] =
    command.kind === 'move'
      ? [within(row + command.rows, rows.length), within(day + command.days, days.length)]
      : [at(command.rows, row, rows.length), at(command.days, day, days.length)]
  return { row: rows[nextRow] ?? place.row, day: days[nextDay] ?? place.day }
}

/** The next or previous cell in reading order; null past either end, where Tab leaves the grid. */
export const placeInOrder = (
  place: CellPlace,
  direction: 1 | -1,
  rows: readonly string[],
  days: readonly string[],
): CellPlace | null => {
  const index = rows.indexOf(place.row) * days.length + days.indexOf(place.day) + direction
  const row = rows[Math.floor(index / days.length)]
  const day = days[((index % days.length) + days.length) % days.length]
  return index < 0 || row === undefined || day === undefined ? null : { row, day }
}
