import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
  registerList,
} from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import { $getNearestNodeOfType, mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  CLEAR_HISTORY_COMMAND,
  COMMAND_PRIORITY_LOW,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  createEditor,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  HISTORY_MERGE_TAG,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { type RefObject, useEffect, useState } from 'react'
import type { RichTextLook } from './RichTextToolbar.tsx'
import { LinkNode } from './rich-text-link.ts'
import { $readRichText, $writeRichText } from './rich-text-nodes.ts'

/** Marks updates that come from the field's value and not from the person. */
const fromOutside = 'from-outside'

export const underlineClass = 'rich-text-underline'
export const nestedItemClass = 'rich-text-nested'

const historyPause = 300

const newEditor = () =>
  createEditor({
    namespace: 'rich-text',
    nodes: [ListNode, ListItemNode, LinkNode],
    theme: { text: { underline: underlineClass }, list: { nested: { listitem: nestedItemClass } } },
    onError: (error) => {
      throw error
    },
  })

/** Replaces the whole content, without touching the page's selection. */
export function replaceContent(editor: LexicalEditor, html: string): void {
  editor.update(
    () => {
      const nodes = $readRichText(html)
      $setSelection(null)
      $getRoot()
        .clear()
        .append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
    },
    { discrete: true, tag: [fromOutside, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG] },
  )
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
}

function $insert(data: DataTransfer | null): boolean {
  const selection = $getSelection()
  if (!data || !$isRangeSelection(selection)) return false
  const html = data.getData('text/html')
  const nodes = html ? $readRichText(html) : []
  const only = nodes.length === 1 ? nodes[0] : undefined
  if (only && !$isListNode(only)) selection.insertNodes(only.getChildren())
  else if (nodes.length > 0) selection.insertNodes(nodes)
  else {
    const lines = data.getData('text/plain').split(/\r?\n/)
    for (const [at, line] of lines.entries()) {
      const current = $getSelection()
      if (!$isRangeSelection(current)) return true
      if (at > 0) current.insertParagraph()
      if (line !== '') current.insertText(line)
    }
  }
  return true
}

/** The browser's dropping place, which Chromium and Firefox name differently. */
function rangeAt(x: number, y: number): Range | null {
  const place = document.caretPositionFromPoint?.(x, y)
  if (!place) return null
  const range = document.createRange()
  range.setStart(place.offsetNode, place.offset)
  return range
}

function $drop(event: DragEvent): boolean {
  event.preventDefault()
  const range = rangeAt(event.clientX, event.clientY)
  if (range) {
    const selection = $createRangeSelection()
    selection.applyDOMRange(range)
    $setSelection(selection)
  }
  $insert(event.dataTransfer)
  return true
}

const listShortcuts = new Map([
  ['Digit8', INSERT_UNORDERED_LIST_COMMAND],
  ['Digit7', INSERT_ORDERED_LIST_COMMAND],
])

/** The editor's own readers of foreign HTML are not asked: the page's Trusted Types allow only the cleaner's. */
const registerInsertions = (editor: LexicalEditor) =>
  mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!('clipboardData' in event)) return false
        event.preventDefault()
        return $insert(event.clipboardData) || true
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(DROP_COMMAND, $drop, COMMAND_PRIORITY_LOW),
    editor.registerCommand(
      DRAGSTART_COMMAND,
      (event) => {
        event.preventDefault()
        return true
      },
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => typeof event !== 'string' && event.dataTransfer !== null && $insert(event.dataTransfer),
      COMMAND_PRIORITY_LOW,
    ),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        const command = (event.ctrlKey || event.metaKey) && event.shiftKey ? listShortcuts.get(event.code) : undefined
        if (!command) return false
        event.preventDefault()
        return editor.dispatchCommand(command, undefined)
      },
      COMMAND_PRIORITY_LOW,
    ),
  )

const quietLook: RichTextLook = {
  bold: false,
  italic: false,
  underline: false,
  list: undefined,
  canUndo: false,
  canRedo: false,
}

function $lookAtCaret(): Pick<RichTextLook, 'bold' | 'italic' | 'underline' | 'list'> {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return { bold: false, italic: false, underline: false, list: undefined }
  const type = $getNearestNodeOfType(selection.anchor.getNode(), ListNode)?.getListType()
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    list: type === 'bullet' || type === 'number' ? type : undefined,
  }
}

/**
 * An editor in the element of `root`, holding `initial` at first.
 *
 * @param onEdit after every change, with the content as HTML; `byPerson` is false when it came by `replaceContent`
 */
export function useRichText(
  root: RefObject<HTMLElement | null>,
  initial: string,
  onEdit: (html: string, byPerson: boolean) => void,
) {
  const [editor] = useState(newEditor)
  const [look, setLook] = useState(quietLook)
  const [handlers] = useState({ onEdit, initial })
  useEffect(() => {
    handlers.onEdit = onEdit
  })

  useEffect(() => {
    editor.setRootElement(root.current)
    replaceContent(editor, handlers.initial)
    const change = (part: Partial<RichTextLook>) =>
      setLook((before) => {
        const after = { ...before, ...part }
        return JSON.stringify(before) === JSON.stringify(after) ? before : after
      })
    const unregister = mergeRegister(
      registerRichText(editor),
      registerList(editor),
      registerHistory(editor, createEmptyHistoryState(), historyPause, undefined, ({ undoStack, redoStack }) =>
        change({ canUndo: undoStack.length > 0, canRedo: redoStack.length > 0 }),
      ),
      registerInsertions(editor),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        change(editorState.read($lookAtCaret))
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        handlers.onEdit(editorState.read($writeRichText), !tags.has(fromOutside))
      }),
    )
    return () => {
      unregister()
      editor.setRootElement(null)
    }
  }, [editor, root, handlers])

  return { editor, look }
}
