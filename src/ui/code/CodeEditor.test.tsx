import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectAccessible, show } from '../test-support.tsx'
import { CodeEditor } from './CodeEditor.tsx'
import { createEditor, type EditorMemory } from './create-editor.ts'
import type { EditorStatus } from './editor-status.ts'

beforeEach(() => {
  Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null }) as unknown as DOMRectList
})

const opened: { end: () => void }[] = []
afterEach(() => {
  for (const editor of opened.splice(0)) editor.end()
})

const open = (value: string, more: { isReadOnly?: boolean; memory?: { of: EditorMemory; name: string } } = {}) => {
  const parent = document.createElement('div')
  document.body.append(parent)
  const onChange = vi.fn<(text: string) => void>()
  const onStatus = vi.fn<(status: EditorStatus, tabLeaves: boolean) => void>()
  const editor = createEditor({
    parent,
    attributes: { 'aria-label': 'Answer' },
    value,
    mode: 'plain',
    isReadOnly: false,
    wraps: false,
    onChange,
    onStatus,
    onMissing: () => undefined,
    ...more,
  })
  opened.push(editor)
  const field = parent.querySelector<HTMLElement>('.cm-content')
  if (field === null) throw new Error('There is no text field')
  const press = (key: string, keyCode: number, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true, ...more })
    field.dispatchEvent(event)
    return event
  }
  const status = () => onStatus.mock.lastCall?.[0]
  return { editor, field, onChange, onStatus, press, status }
}

test('Tab goes on to the next stop of five, with spaces or, where the text has them, with tabs', () => {
  const spaces = open('')
  spaces.press('Tab', 9)
  expect(spaces.onChange).toHaveBeenLastCalledWith('     ')
  const tabs = open('\ta')
  tabs.press('Tab', 9)
  expect(tabs.onChange).toHaveBeenLastCalledWith('\t\ta')
})

test('undo and redo, and the status says what can be taken back', () => {
  const { editor, press, onChange, status } = open('a\r\nb')
  expect(status()).toMatchObject({ length: 3, lines: 2, line: 1, column: 1, selected: 0, canUndo: false, canRedo: false })
  press('Enter', 13)
  expect(status()).toMatchObject({ length: 4, lines: 3, line: 2, canUndo: true })
  editor.undo()
  expect(onChange).toHaveBeenLastCalledWith('a\nb')
  expect(status()).toMatchObject({ canUndo: false, canRedo: true })
  editor.redo()
  expect(onChange).toHaveBeenLastCalledWith('\na\nb')
})

test('a text from outside replaces without a report and keeps the cursor; an echo of what was typed changes nothing', () => {
  const { editor, press, onChange, status } = open('b')
  press('Enter', 13)
  press('Enter', 13)
  onChange.mockClear()
  editor.setValue('\nb')
  expect(status()).toMatchObject({ length: 3, line: 3 })
  editor.setValue('\n\nb and more')
  expect(status()).toMatchObject({ length: 12, line: 3, column: 1 })
  expect(onChange).not.toHaveBeenCalled()
  editor.undo()
  expect(onChange).toHaveBeenLastCalledWith('\nb and more')
})

test('Escape opens the way out by Tab until another key is pressed', () => {
  const { press, onChange, onStatus } = open('')
  press('Escape', 27)
  expect(onStatus.mock.lastCall?.[1]).toBe(true)
  expect(press('Tab', 9).defaultPrevented).toBe(false)
  expect(onChange).not.toHaveBeenCalled()
  press('Enter', 13)
  expect(onStatus.mock.lastCall?.[1]).toBe(false)
  expect(press('Tab', 9).defaultPrevented).toBe(true)
})

test('a text that cannot be changed lets Tab pass', () => {
  const { press, field } = open('a', { isReadOnly: true })
  expect(press('Tab', 9).defaultPrevented).toBe(false)
  expect(field.getAttribute('aria-readonly')).toBe('true')
})

test('an editor that comes back has what could be undone, unless its text is another by then', () => {
  const memory = { of: new Map<string, unknown>(), name: 'HTML' }
  const first = open('a', { memory })
  first.press('Enter', 13)
  first.editor.end()
  opened.pop()
  expect(open('\na', { memory }).status()).toMatchObject({ canUndo: true, line: 2 })
  expect(open('other', { memory }).status()).toMatchObject({ canUndo: false, length: 5 })
})

test('the editor is fetched, has its name and status, and tells every change', async () => {
  const Written = () => {
    const [value, setValue] = useState('select 1')
    return <CodeEditor label="Answer" mode="SQL" value={value} onChange={setValue} />
  }
  const { user } = show(<Written />)
  const field = await screen.findByRole('textbox', { name: 'Answer' })
  await waitFor(() => expect(screen.getByText('Length 8')).toBeTruthy())
  expect(screen.getByText('SQL')).toBeTruthy()
  act(() => field.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('Lines 2')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(screen.getByText('Length 8')).toBeTruthy())
  await expectAccessible()
})
