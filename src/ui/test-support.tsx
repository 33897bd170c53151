/** What the component tests share. */
import { act, createEvent, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { expect } from 'vitest'

/** Renders into the document and returns the simulated person. */
export function show(element: ReactElement) {
  const user = userEvent.setup()
  return { user, ...render(element) }
}

/** Fails with the rule and the element of every accessibility fault in the document. Contrast is checked in a real browser. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    // What passes is described by selectors, which jsdom takes long to try.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([])
}

/**
 * Writes into a rich text editor as a paste does: jsdom has no editing of its own.
 * @param data by type: `{ 'text/plain': 'Draft' }`
 * @returns the event
 */
export async function pasteInto(editor: HTMLElement, data: Readonly<Record<string, string>>): Promise<Event> {
  act(() => editor.focus())
  await act(async () => {
    const selection = document.getSelection()
    selection?.selectAllChildren(editor)
    selection?.collapseToEnd()
    document.dispatchEvent(new Event('selectionchange'))
  })
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: Object.keys(data) }
  const event = createEvent.paste(editor, { clipboardData })
  await act(async () => void fireEvent(editor, event))
  return event
}
