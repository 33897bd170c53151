import type { Locator } from '@playwright/test'

/**
 * Replaces the text of a code editor with the keys a person would use. `fill` selects in the document behind the editor's back: when
 * something arrives for the editor at that moment, such as the colours of its language, it draws its own selection again, and the new
 * text lands beside the old one.
 */
export const writeCode = async (editor: Locator, text: string): Promise<void> => {
  await editor.press('ControlOrMeta+a')
  await editor.page().keyboard.insertText(text)
}
