import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CodeEditorProps } from './CodeEditor.tsx'
import { type CodeEditorHandle, createEditor } from './create-editor.ts'
import { emptyStatus, isSameStatus } from './editor-status.ts'

const emptyView = { status: emptyStatus, tabLeaves: false }

interface Settings extends CodeEditorProps {
  readonly host: RefObject<HTMLElement | null>
  readonly describedBy: string
  readonly wraps: boolean
}

/** An editor in an element, what its bar says, and what did not arrive for it. */
export function useCodeEditor({ host, describedBy, wraps, ...props }: Settings) {
  const { label, mode, value, memory, isReadOnly = false } = props
  const handle = useRef<CodeEditorHandle>(null)
  const [view, setView] = useState(emptyView)
  const [missing, setMissing] = useState<'language' | 'search' | null>(null)
  const latest = useRef({ ...props, wraps })
  useLayoutEffect(() => {
    latest.current = { ...props, wraps }
  })

  useLayoutEffect(() => {
    const parent = host.current
    if (parent === null) return
    const { current } = latest
    const editor = createEditor({
      parent,
      attributes: { 'aria-label': label, 'aria-describedby': describedBy },
      value: current.value,
      mode: current.mode,
      isReadOnly: current.isReadOnly ?? false,
      wraps: current.wraps,
      onChange: (text) => latest.current.onChange(text),
      onStatus: (status, tabLeaves) =>
        setView((known) => (known.tabLeaves === tabLeaves && isSameStatus(known.status, status) ? known : { status, tabLeaves })),
      onMissing: setMissing,
      memory: memory && { of: memory, name: label },
    })
    handle.current = editor
    return () => {
      handle.current = null
      editor.end()
    }
  }, [host, label, describedBy, memory])

  useEffect(() => handle.current?.setMode(mode), [mode])
  useEffect(() => handle.current?.setValue(value), [value])
  useEffect(() => handle.current?.setReadOnly(isReadOnly), [isReadOnly])
  useEffect(() => handle.current?.setWraps(wraps), [wraps])

  return {
    ...view,
    missing,
    undo: () => handle.current?.undo(),
    redo: () => handle.current?.redo(),
    find: () => handle.current?.find(),
  }
}
