import type { Page } from '@playwright/test'

/** What matters of a page when a call ends: what the person typed, and what the page tells. */
export interface Look {
  /** Contents of the visible fields that are not empty, by name. */
  readonly typed: Readonly<Record<string, string>>
  /** What it says of itself: alerts, statuses, messages, titles of dialogs, and what is wrong at fields. */
  readonly told: readonly string[]
}

export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: HTMLElement, index: number) =>
      (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) ||
      element.getAttribute('aria-label') ||
      `field ${index}`
    const fields = [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range]), textarea, [contenteditable=true]',
      ),
    ].filter(isVisible)
    const contents = fields.map((field, index) => {
      const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      return [nameOf(field, index), isInput ? field.value : field.innerText] as const
    })
    const tellers = [
      ...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-live], [data-tone], [aria-label=Messages]'),
      ...[...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) =>
        (field.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []),
      ),
    ]
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isVisible)
    const titleOf = (dialog: Element) =>
      dialog.getAttribute('aria-label') ??
      document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent ??
      ''
    const told = [
      ...tellers.filter(isVisible).map((teller) => (teller.innerText ?? teller.textContent ?? '').trim()),
      ...dialogs.map(titleOf),
    ]
    return {
      typed: Object.fromEntries(contents.filter(([, content]) => content.trim() !== '')),
      told: [...new Set(told)].filter((text) => text !== ''),
    }
  })

/** Dismisses the messages at the edge of the screen, so that the next one shows. */
export const dismissMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label=Messages] button[aria-label]')) button.click()
  })

/** Notes what breaks in a page without being shown. @returns what has broken so far */
export const watchForBreaks = (page: Page): (() => readonly string[]) => {
  const broken: string[] = []
  page.on('pageerror', (error) => void broken.push(error.message))
  page.on('console', (message) => {
    // An error that a boundary has caught; what the portal and the browser log of a failed call has no stack.
    if (message.type() === 'error' && /\n\s+at /.test(message.text())) broken.push(message.text())
  })
  return () => broken
}
