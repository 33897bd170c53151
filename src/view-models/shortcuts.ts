export interface Shortcut {
  readonly does: string
  /** Each does it; where it names several things, each does one of them in that order. */
  readonly keys: readonly string[]
}

/** Every key of the portal that is not a browser's own, by the place where it works. */
export const shortcutGroups: ReadonlyArray<{ readonly place: string; readonly shortcuts: readonly Shortcut[] }> = [
  {
    place: 'Everywhere',
    shortcuts: [
      { does: 'Go to a screen or an action', keys: ['Ctrl+K'] },
      { does: 'Show this list', keys: ['?'] },
      { does: 'Close what is open', keys: ['Esc'] },
    ],
  },
  {
    place: 'Lists and tables',
    shortcuts: [
      { does: 'Row above or below', keys: ['↑', '↓'] },
      { does: 'Through the buttons of a row', keys: ['←', '→'] },
      { does: 'First or last row', keys: ['Home', 'End'] },
    ],
  },
  {
    place: 'Choices',
    shortcuts: [
      { does: 'Take the marked option, or the only one that fits', keys: ['Enter'] },
      { does: 'Keep what was chosen before', keys: ['Esc'] },
    ],
  },
  {
    place: 'Timesheet grid',
    shortcuts: [
      { does: 'Cell beside, above or below', keys: ['←', '→', '↑', '↓'] },
      { does: 'Change a cell', keys: ['Enter', 'F2', 'a digit'] },
      { does: 'A step of hours more or less', keys: ['+', '-'] },
      { does: 'Empty a cell', keys: ['Delete', 'Backspace'] },
      { does: 'First or last day', keys: ['Home', 'End'] },
      { does: 'First or last cell', keys: ['Ctrl+Home', 'Ctrl+End'] },
      { does: 'Copy or paste', keys: ['Ctrl+C', 'Ctrl+V'] },
    ],
  },
  {
    place: 'Rich text',
    shortcuts: [
      { does: 'Bold, italic, underlined', keys: ['Ctrl+B', 'Ctrl+I', 'Ctrl+U'] },
      { does: 'Bulleted or numbered list', keys: ['Ctrl+Shift+8', 'Ctrl+Shift+7'] },
      { does: 'Undo', keys: ['Ctrl+Z'] },
    ],
  },
  {
    place: 'Code editor',
    shortcuts: [
      { does: 'Move a line', keys: ['Alt+↑', 'Alt+↓'] },
      { does: 'Copy a line', keys: ['Shift+Alt+↑', 'Shift+Alt+↓'] },
      { does: 'Delete a line', keys: ['Ctrl+Shift+K'] },
      { does: 'Comment on or off', keys: ['Ctrl+/'] },
      { does: 'Indent less or more', keys: ['Ctrl+[', 'Ctrl+]'] },
      { does: 'Leave the editor by Tab', keys: ['Esc'] },
    ],
  },
]
