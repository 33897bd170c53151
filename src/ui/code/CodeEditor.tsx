import { styled } from 'styled-components'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { loadLater } from '../load-later.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { tokens } from '../theme.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import type { EditorMemory } from './create-editor.ts'

const { color, font, leading, space, text } = tokens

const Surface = loadLater(() => import('./CodeEditorSurface.tsx').then((module) => module.CodeEditorSurface))

const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  height: 100%;
  padding: ${space.s4};
  overflow: hidden;
  background: ${color.field};
`

const NotLoaded = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  height: 100%;
  padding: ${space.s3};
  overflow: auto;
  > pre {
    margin: 0;
    color: ${color.textMedium};
    font: ${text.md} / ${leading.md} ${font.mono};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

export interface CodeEditorProps {
  /** Its name for screen readers, and above it. */
  label: string
  /** The language, as a question names it; an unknown one is plain text. */
  mode: string
  /** Another text than those that were reported replaces what is there; the cursor stays where it can. */
  value: string
  /** After every change, at once. */
  onChange: (text: string) => void
  isReadOnly?: boolean
  /** Keeps cursor and undo while the editor is out of sight; one for all editors of a place. */
  memory?: EditorMemory
}

/** A text in a programming language. As high as its place. The editor itself is loaded when it is first shown. */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Surface
      part={props}
      waiting={
        <Waiting aria-busy="true">
          <VisuallyHidden>Loading the editor…</VisuallyHidden>
          <Skeleton $width="40%" />
          <Skeleton $width="64%" />
          <Skeleton $width="52%" />
        </Waiting>
      }
      failed={(retry) => (
        <NotLoaded>
          <Alert
            tone="error"
            actions={
              <Button size="small" onPress={retry}>
                Retry
              </Button>
            }
          >
            The editor could not be loaded. What you wrote is kept.
          </Alert>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
          <pre tabIndex={0}>{props.value}</pre>
        </NotLoaded>
      )}
    />
  )
}
