import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { findNext, findPrevious, highlightSelectionMatches, openSearchPanel, search, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'

const closing = searchKeymap.filter(({ key }) => key === 'Escape')

/** What an editor can do without for a moment, and is fetched once it is shown: finding and replacing, brackets that close themselves. */
export const editorAids: Extension = [
  closeBrackets(),
  search({ top: true }),
  highlightSelectionMatches(),
  keymap.of([
    ...closeBracketsKeymap,
    { key: 'Mod-g', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
    { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
    { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
    ...closing,
  ]),
]

export { openSearchPanel }
