import { redoDepth, undoDepth } from '@codemirror/commands'
import type { EditorState } from '@codemirror/state'

/** What the status bar says of a text. */
export interface EditorStatus {
  /** Characters, a line's end as one. */
  readonly length: number
  readonly lines: number
  /** Of the cursor, from 1. */
  readonly line: number
  readonly column: number
  /** How many characters are selected. */
  readonly selected: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const emptyStatus: EditorStatus = {
  length: 0,
  lines: 1,
  line: 1,
  column: 1,
  selected: 0,
  canUndo: false,
  canRedo: false,
}

export const statusOf = (state: EditorState): EditorStatus => {
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  return {
    length: state.doc.length,
    lines: state.doc.lines,
    line: line.number,
    column: head - line.from + 1,
    selected: state.selection.ranges.reduce((sum, range) => sum + range.to - range.from, 0),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  }
}

export const isSameStatus = (one: EditorStatus, other: EditorStatus): boolean =>
  (Object.keys(one) as (keyof EditorStatus)[]).every((key) => one[key] === other[key])
