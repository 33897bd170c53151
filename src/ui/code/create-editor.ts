import { history, historyField, redo, undo } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { Annotation, Compartment, EditorState, type Extension, Transaction } from '@codemirror/state'
import { type Command, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { editorKeys, indentUnitOf, tabLeaves, tabSize } from './editor-keys.ts'
import { type EditorStatus, statusOf } from './editor-status.ts'
import { editorTheme } from './editor-theme.ts'
import { loadLanguage } from './languages.ts'
import { changeBetween, createEchoes, withPlainLineEnds } from './outside-value.ts'

/** What stays of an editor while it is out of sight: where the cursor was, and what can be undone. By the editor's name. */
export type EditorMemory = Map<string, unknown>

interface EditorSettings {
  readonly parent: HTMLElement
  /** Attributes of the text field: its name, its description. */
  readonly attributes: Readonly<Record<string, string>>
  readonly value: string
  readonly mode: string
  readonly isReadOnly: boolean
  readonly wraps: boolean
  /** After every change that the person made. */
  readonly onChange: (text: string) => void
  readonly onStatus: (status: EditorStatus, tabLeaves: boolean) => void
  /** What did not arrive, and is done without; null once it is there. */
  readonly onMissing: (part: 'language' | 'search' | null) => void
  readonly memory?: { readonly of: EditorMemory; readonly name: string } | undefined
}

export interface CodeEditorHandle {
  readonly setValue: (value: string) => void
  readonly setReadOnly: (isReadOnly: boolean) => void
  readonly setWraps: (wraps: boolean) => void
  readonly setMode: (mode: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Opens the search, once its code is there. */
  readonly find: () => void
  readonly focus: () => void
  readonly end: () => void
}

const fromOutside = Annotation.define<boolean>()

/** The nonce that the page's policy allows styles by. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const readOnly = (isReadOnly: boolean): Extension =>
  isReadOnly
    ? [EditorState.readOnly.of(true), EditorView.contentAttributes.of({ 'aria-readonly': 'true', inputmode: 'none' })]
    : []

const basics = (value: string): Extension => [
  EditorView.cspNonce.of(styleNonce()),
  EditorState.tabSize.of(tabSize),
  indentUnit.of(indentUnitOf(value)),
  lineNumbers(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  history(),
  bracketMatching(),
  indentOnInput(),
  editorKeys(),
  editorTheme,
]

const remembered = ({ memory, value }: EditorSettings, extensions: Extension): EditorState => {
  const kept = memory?.of.get(memory.name)
  if (kept !== undefined) {
    const state = EditorState.fromJSON(kept, { extensions }, { history: historyField })
    if (state.doc.toString() === value) return state
  }
  return EditorState.create({ doc: value, extensions })
}

/** Opens an editor in an element. */
export const createEditor = (settings: EditorSettings): CodeEditorHandle => {
  const { onChange, onStatus, onMissing, memory } = settings
  const [language, wrapping, changing, aids] = [new Compartment(), new Compartment(), new Compartment(), new Compartment()]
  const echoes = createEchoes()
  let asked = 0
  let loaded: typeof import('./editor-aids.ts') | null = null
  let isEnded = false

  const addAids = async () => {
    const part = await import('./editor-aids.ts').catch(() => null)
    if (part !== null && loaded === null && !isEnded) {
      loaded = part
      view.dispatch({ effects: aids.reconfigure(part.editorAids) })
    }
    return part
  }

  /** At once where it can be: what is typed next belongs into the search, not into the text. */
  const openSearch = async (): Promise<void> => {
    const part = loaded ?? (await addAids())
    if (isEnded) return
    onMissing(part === null ? 'search' : null)
    part?.openSearchPanel(view)
  }

  const setMode = async (mode: string): Promise<void> => {
    asked += 1
    const turn = asked
    const found = await loadLanguage(mode).catch(() => null)
    if (turn !== asked || isEnded) return
    onMissing(found === null ? 'language' : null)
    view.dispatch({ effects: language.reconfigure(found ?? []) })
  }

  const extensions: Extension = [
    keymap.of([
      {
        key: 'Mod-f',
        run: () => {
          void openSearch()
          return true
        },
      },
    ]),
    aids.of([]),
    basics(settings.value),
    EditorView.contentAttributes.of({ ...settings.attributes, 'aria-multiline': 'true', tabindex: '0' }),
    changing.of(readOnly(settings.isReadOnly)),
    wrapping.of(settings.wraps ? EditorView.lineWrapping : []),
    language.of([]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside))) {
        const text = update.state.doc.toString()
        echoes.report(text)
        onChange(text)
      }
      onStatus(statusOf(update.state), update.state.field(tabLeaves))
    }),
  ]
  const plain = { ...settings, value: withPlainLineEnds(settings.value) }
  const view = new EditorView({ parent: settings.parent, state: remembered(plain, extensions) })
  onStatus(statusOf(view.state), false)
  void setMode(settings.mode)
  void addAids()

  const run = (command: Command) => () => {
    command(view)
    view.focus()
  }
  return {
    setValue: (given) => {
      const value = withPlainLineEnds(given)
      // Asked first: it is so after every key, and the whole text need not be compared then.
      if (echoes.isEcho(value)) return
      const change = changeBetween(view.state.doc.toString(), value)
      if (change === undefined) return
      echoes.forget()
      view.dispatch({ changes: change, annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)] })
    },
    setReadOnly: (isReadOnly) => view.dispatch({ effects: changing.reconfigure(readOnly(isReadOnly)) }),
    setWraps: (wraps) => view.dispatch({ effects: wrapping.reconfigure(wraps ? EditorView.lineWrapping : []) }),
    setMode: (mode) => void setMode(mode),
    undo: run(undo),
    redo: run(redo),
    find: () => void openSearch(),
    focus: () => view.focus(),
    end: () => {
      isEnded = true
      memory?.of.set(memory.name, view.state.toJSON({ history: historyField }))
      view.destroy()
    },
  }
}
