import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { RedoIcon, UndoIcon } from './history-icons.tsx'
import { BoldIcon, BulletListIcon, ItalicIcon, NumberedListIcon, UnderlineIcon } from './rich-text-icons.tsx'
import { innerFocusRing } from './styles.ts'
import { tokens } from './theme.ts'
import { useTooltip } from './use-tooltip.tsx'

const { color, motion, radius, size, space } = tokens

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s1};
  padding: ${space.s1};
  border-block-end: ${size.hairline} solid ${color.line};
`

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMedium};
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  &:hover:not([aria-disabled='true']) {
    background: ${color.hover};
    color: ${color.textStrong};
  }
  &[aria-pressed='true'] {
    background: ${color.pressed};
    color: ${color.textStrong};
  }
  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: default;
  }
  &:focus-visible {
    ${innerFocusRing}
  }
`

const Line = styled.span`
  width: ${size.hairline};
  height: ${space.s5};
  margin-inline: ${space.s1};
  background: ${color.line};
`

/** What the text at the caret looks like, and what can be taken back. */
export interface RichTextLook {
  bold: boolean
  italic: boolean
  underline: boolean
  list: 'bullet' | 'number' | undefined
  canUndo: boolean
  canRedo: boolean
}

interface ToolAction {
  id: string
  label: string
  keys: string
  icon: ReactNode
  pressed?: boolean
  /** Why it does nothing now. */
  disabledReason?: string | undefined
  run: () => void
}

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const shownKeys = (keys: string) => (isMac ? keys.replace('Control', '⌘').replace('Shift', '⇧') : keys.replace('Control', 'Ctrl'))

function ToolButton({ action, current, onFocus }: { action: ToolAction; current: boolean; onFocus: () => void }) {
  const { disabledReason } = action
  const isDisabled = disabledReason !== undefined
  const { anchor, tooltip } = useTooltip(disabledReason ?? `${action.label} (${shownKeys(action.keys)})`, isDisabled)
  return (
    <>
      <Tool
        {...anchor}
        type="button"
        aria-label={action.label}
        aria-keyshortcuts={isMac ? action.keys.replace('Control', 'Meta') : action.keys}
        aria-pressed={action.pressed}
        aria-disabled={isDisabled || undefined}
        tabIndex={current ? 0 : -1}
        onFocus={(event) => {
          onFocus()
          anchor.onFocus(event)
        }}
        // The editor keeps the focus and the selection that the action is about.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!isDisabled) action.run()
        }}
      >
        {action.icon}
      </Tool>
      {tooltip}
    </>
  )
}

function actionsOf(editor: LexicalEditor, look: RichTextLook): readonly (readonly ToolAction[])[] {
  const format = (id: 'bold' | 'italic' | 'underline') => () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, id)
  const list = (type: 'bullet' | 'number') => () => {
    if (look.list === type) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    else editor.dispatchCommand(type === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND, undefined)
  }
  return [
    [
      { id: 'bold', label: 'Bold', keys: 'Control+B', icon: <BoldIcon size="small" />, pressed: look.bold, run: format('bold') },
      {
        id: 'italic',
        label: 'Italic',
        keys: 'Control+I',
        icon: <ItalicIcon size="small" />,
        pressed: look.italic,
        run: format('italic'),
      },
      {
        id: 'underline',
        label: 'Underline',
        keys: 'Control+U',
        icon: <UnderlineIcon size="small" />,
        pressed: look.underline,
        run: format('underline'),
      },
    ],
    [
      {
        id: 'bullets',
        label: 'Bulleted list',
        keys: 'Control+Shift+8',
        icon: <BulletListIcon size="small" />,
        pressed: look.list === 'bullet',
        run: list('bullet'),
      },
      {
        id: 'numbers',
        label: 'Numbered list',
        keys: 'Control+Shift+7',
        icon: <NumberedListIcon size="small" />,
        pressed: look.list === 'number',
        run: list('number'),
      },
    ],
    [
      {
        id: 'undo',
        label: 'Undo',
        keys: 'Control+Z',
        icon: <UndoIcon size="small" />,
        disabledReason: look.canUndo ? undefined : 'Nothing to undo',
        run: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
      },
      {
        id: 'redo',
        label: 'Redo',
        keys: isMac ? 'Control+Shift+Z' : 'Control+Y',
        icon: <RedoIcon size="small" />,
        disabledReason: look.canRedo ? undefined : 'Nothing to redo',
        run: () => editor.dispatchCommand(REDO_COMMAND, undefined),
      },
    ],
  ]
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The buttons above the text: one stop of the Tab key, walked by arrows, Home and End. */
export function RichTextToolbar(props: { editor: LexicalEditor; look: RichTextLook; label: string; controls: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('bold')
  const groups = actionsOf(props.editor, props.look)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    const next = buttons[steps[event.key]?.(at, buttons.length) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={`Formatting of ${props.label}`}
      aria-controls={props.controls}
      onKeyDown={onKeyDown}
    >
      {groups.flatMap((group, at) => [
        ...(at > 0 ? [<Line key={`line-${group[0]?.id}`} />] : []),
        ...group.map((action) => (
          <ToolButton key={action.id} action={action} current={action.id === current} onFocus={() => setCurrent(action.id)} />
        )),
      ])}
    </Bar>
  )
}
