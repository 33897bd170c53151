const fieldSelector = 'input, textarea, select, [contenteditable="true"], [role="textbox"]'

/**
 * What a key press means in the whole portal: Ctrl+K (or ⌘K) the command palette; `?` the list of shortcuts, unless it is typed into a
 * field. Null for other keys.
 */
export const readShortcut = (event: KeyboardEvent): 'palette' | 'shortcuts' | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'palette'
  const isTyped = target instanceof Element && target.closest(fieldSelector) !== null
  return key === '?' && !ctrlKey && !metaKey && !isTyped ? 'shortcuts' : null
}

/**
 * What a key press makes of a text that is typed where no field is yet: a character more, or one less.
 *
 * @returns the text after it, null when the key means something else
 */
export const typeAhead = (text: string, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null => {
  if (altKey || ctrlKey || metaKey) return null
  const characters = [...text]
  if (key === 'Backspace') return characters.slice(0, -1).join('')
  return [...key].length === 1 ? `${text}${key}` : null
}
