import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { RedoIcon, UndoIcon } from '../history-icons.tsx'
import { IconButton } from '../IconButton.tsx'
import { SearchIcon } from '../icons.tsx'
import { tokens } from '../theme.ts'
import type { CodeEditorProps } from './CodeEditor.tsx'
import { CodeStatusBar } from './CodeStatusBar.tsx'
import { WrapIcon } from './code-icons.tsx'
import { languageLabel } from './languages.ts'
import { useCodeEditor } from './use-code-editor.ts'

const { color, leading, size, space, text, weight } = tokens

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  min-height: 0;
  background: ${color.surface1};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  flex: none;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s3};
  border-block-end: ${size.hairline} solid ${color.line};
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
`

const Host = styled.div`
  flex: 1;
  min-height: 0;
`

const Missing = styled.div`
  flex: none;
  padding: ${space.s1} ${space.s3};
  color: ${color.warning};
  background: ${color.warningSoft};
  font-size: ${text.xs};
  line-height: ${leading.sm};
`

const missingTexts = {
  language: 'The colours of this language could not be loaded. Everything else works.',
  search: 'The search could not be loaded. Try again in a moment.',
}

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const withKeys = (label: string, keys: string) => `${label} (${isMac ? keys.replace('Ctrl+', '⌘') : keys})`

/** The loaded editor: name and buttons, text, status. */
export function CodeEditorSurface(props: CodeEditorProps) {
  const { label, mode, isReadOnly = false } = props
  const statusId = useId()
  const host = useRef<HTMLDivElement>(null)
  const [wraps, setWraps] = useState(false)
  const { status, tabLeaves, missing, undo, redo, find } = useCodeEditor({ ...props, host, describedBy: statusId, wraps })
  /** Escape belongs to the editor where one writes; a dialog around it would close in the middle. */
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (!isReadOnly || event.defaultPrevented)) event.stopPropagation()
  }
  return (
    <Root>
      <Head>
        <Name>{label}</Name>
        {!isReadOnly && (
          <>
            <IconButton
              label={withKeys('Undo', 'Ctrl+Z')}
              size="small"
              onPress={undo}
              disabledReason={status.canUndo ? undefined : 'Nothing to undo'}
            >
              <UndoIcon size="small" />
            </IconButton>
            <IconButton
              label={withKeys('Redo', isMac ? 'Ctrl+Shift+Z' : 'Ctrl+Y')}
              size="small"
              onPress={redo}
              disabledReason={status.canRedo ? undefined : 'Nothing to redo'}
            >
              <RedoIcon size="small" />
            </IconButton>
          </>
        )}
        <IconButton label={withKeys('Find', 'Ctrl+F')} size="small" onPress={find}>
          <SearchIcon size="small" />
        </IconButton>
        <IconButton label="Wrap long lines" size="small" aria-pressed={wraps} onPress={() => setWraps(!wraps)}>
          <WrapIcon size="small" />
        </IconButton>
      </Head>
      {missing && <Missing role="status">{missingTexts[missing]}</Missing>}
      <Host ref={host} onKeyDown={keepEscape} />
      <CodeStatusBar id={statusId} status={status} language={languageLabel(mode)} isReadOnly={isReadOnly} tabLeaves={tabLeaves} />
    </Root>
  )
}
