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
