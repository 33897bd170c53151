import {
  copyLineDown,
  copyLineUp,
  deleteLine,
  historyKeymap,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  standardKeymap,
  toggleComment,
} from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { EditorSelection, type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state'
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view'

/** How wide a tab is shown, and how far the Tab key goes (specification 9). */
export const tabSize = 5

/** What a text is indented by: tabs when it has them, else spaces. */
export const indentUnitOf = (text: string): string => (/^\t/m.test(text) ? '\t' : ' '.repeat(tabSize))

/** The column that a place is shown in, tabs as wide as they are. */
const shownColumn = (state: EditorState, position: number): number => {
  const { from, text } = state.doc.lineAt(position)
  let column = 0
  for (const sign of text.slice(0, position - from)) column += sign === '\t' ? tabSize - (column % tabSize) : 1
  return column
}

/** The Tab key: selected lines are indented; else the text goes on at the next stop. */
const indent: Command = (view) => {
  const { state } = view
  if (state.readOnly) return false
  if (state.selection.ranges.some((range) => !range.empty)) return indentMore(view)
  const isTab = state.facet(indentUnit) === '\t'
  view.dispatch(
    state.changeByRange(({ head }) => {
      const insert = isTab ? '\t' : ' '.repeat(tabSize - (shownColumn(state, head) % tabSize))
      return { changes: { from: head, insert }, range: EditorSelection.cursor(head + insert.length) }
    }),
    { scrollIntoView: true, userEvent: 'input' },
  )
  return true
}

const setTabLeaves = StateEffect.define<boolean>()

/** Whether the Tab key goes on to what comes after the editor: since Escape, until another key. */
export const tabLeaves = StateField.define<boolean>({
  create: () => false,
  update: (value, { effects }) => effects.reduce((leaves, effect) => (effect.is(setTabLeaves) ? effect.value : leaves), value),
})

const letTabLeave = (view: EditorView, leaves: boolean): void => {
  if (view.state.field(tabLeaves) === leaves) return
  view.setTabFocusMode(leaves)
  view.dispatch({ effects: setTabLeaves.of(leaves) })
}

const otherKeys = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta'])

const wayOut: Extension = [
  tabLeaves,
  // Observers see every event, also one that a key binding has taken.
  EditorView.domEventObservers({
    keydown: (event, view) => {
      if (!otherKeys.has(event.key)) letTabLeave(view, false)
    },
    blur: (_event, view) => letTabLeave(view, false),
  }),
]

const leaveByTab: KeyBinding = {
  key: 'Escape',
  run: (view) => {
    if (view.state.readOnly) return false
    letTabLeave(view, true)
    return true
  },
}

const lines: readonly KeyBinding[] = [
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Shift-Mod-k', run: deleteLine },
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
  { key: 'Mod-/', run: toggleComment },
]

/** The keys of the editor. Tab indents, so that Escape opens the way out by Tab; a text that cannot be changed lets Tab pass. */
export const editorKeys = (): Extension => [
  wayOut,
  keymap.of([
    { key: 'Tab', run: indent, shift: (view) => !view.state.readOnly && indentLess(view) },
    ...lines,
    ...historyKeymap,
    ...standardKeymap,
    leaveByTab,
  ]),
]
