import { type ReactNode, useId, useState } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { CloseIcon } from '../basic-icons.tsx'
import { IconButton } from '../IconButton.tsx'
import { loadLater } from '../load-later.tsx'
import { modalMark } from '../modal-mark.ts'
import { Skeleton } from '../Skeleton.tsx'
import { media, tokens } from '../theme.ts'
import { useMedia } from '../use-media.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { CodeEditor } from './CodeEditor.tsx'
import type { EditorMemory } from './create-editor.ts'
import { languageLabel } from './languages.ts'
import { WorkspaceTabs } from './WorkspaceTabs.tsx'
import type { WorkspacePane } from './workspace-panes.ts'

const { color, layer, leading, size, space, text } = tokens

const Panels = loadLater(() => import('./WorkspacePanels.tsx').then((module) => module.WorkspacePanels))

const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.background};
`

/** As high as what is seen, an on-screen keyboard taken off. */
const Surface = styled(Modal)`
  height: var(--visual-viewport-height, 100dvh);
`

const Root = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  flex: none;
  padding: ${space.s2} ${space.s2} ${space.s2} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  background: ${color.surface1};
`

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2} ${space.s4};
  &:empty {
    display: none;
  }
  @media ${media.belowCompact} {
    order: 1;
    flex: 1 0 100%;
    justify-content: space-between;
    padding-inline-end: ${space.s2};
  }
`

const Panes = styled.div`
  flex: 1;
  min-height: 0;
`

const Question = styled.section`
  height: 100%;
  padding: ${space.s4};
  overflow: auto;
  overflow-wrap: anywhere;
  background: ${color.surface1};
  &:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(-1 * ${size.ring});
  }
`

const Waiting = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s3};
  padding: ${space.s6};
`

export interface CodeWorkspaceProps {
  title: string
  question: ReactNode
  /** One for each pane, in this order. Each mode once. */
  editors: readonly { readonly mode: string; readonly value: string }[]
  onChange: (mode: string, value: string) => void
  isReadOnly?: boolean
  /** The buttons in the header: Execute, Submit. */
  actions?: ReactNode
  /** The remaining time, beside them. */
  clock?: ReactNode
  /** What the code has shown when it was executed; without it there is no such pane. */
  output?: ReactNode
  /** Another one for each execution: where the panes are tabs, it brings the output to the front. */
  runId?: string | number | undefined
  onClose: () => void
}

/** A full-screen place to answer a question in code: its text, an editor for each language, the output; panes or, on narrow screens, tabs. */
export default function CodeWorkspace(props: CodeWorkspaceProps) {
  const { title, editors, onChange, isReadOnly = false, output } = props
  const titleId = useId()
  const isWide = useMedia(media.fromMedium)
  const [memory] = useState<EditorMemory>(() => new Map())
  const panes: readonly WorkspacePane[] = [
    {
      id: 'question',
      label: 'Question',
      kind: 'question',
      content: (
        <Question aria-label="Question" tabIndex={0}>
          {props.question}
        </Question>
      ),
    },
    ...editors.map(
      ({ mode, value }): WorkspacePane => ({
        id: `editor-${mode}`,
        label: nameOf(mode),
        kind: 'editor',
        content: (
          <CodeEditor
            label={nameOf(mode)}
            mode={mode}
            value={value}
            onChange={(changed) => onChange(mode, changed)}
            isReadOnly={isReadOnly}
            memory={memory}
          />
        ),
      }),
    ),
    ...(output ? [{ id: 'output', label: 'Output', kind: 'output' as const, content: output }] : []),
  ]
  const tabs = <WorkspaceTabs panes={panes} runId={props.runId} />
  return (
    <Overlay {...modalMark} isOpen onOpenChange={props.onClose}>
      <Surface>
        <Root aria-labelledby={titleId}>
          <Header>
            <Title id={titleId}>{title}</Title>
            <Actions>
              {props.clock}
              {props.actions}
            </Actions>
            <IconButton label="Close" onPress={props.onClose}>
              <CloseIcon />
            </IconButton>
          </Header>
          <Panes>{isWide ? <Panels part={{ panes }} waiting={<Loading />} failed={() => tabs} /> : tabs}</Panes>
        </Root>
      </Surface>
    </Overlay>
  )
}

/** What an editor is called: its language, or the question's own word for one that the portal does not know. */
const nameOf = (mode: string): string => {
  const label = languageLabel(mode)
  return label === 'Plain text' ? mode : label
}

function Loading() {
  return (
    <Waiting aria-busy="true">
      <VisuallyHidden>Loading the panes…</VisuallyHidden>
      <Skeleton $width="60%" />
      <Skeleton $width="80%" />
      <Skeleton $width="50%" />
    </Waiting>
  )
}
