import type { Page } from '@playwright/test'

declare global {
  var lastPressed: Element | undefined
}

/** Remembers what is pressed in the page, as long as it is not another document. */
export const rememberPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.lastPressed = undefined
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element) globalThis.lastPressed = target
      },
      { capture: true },
    )
  })

/** Presses the same once more, as in a double click; what is gone by then nobody can press. @returns whether it was pressed */
export const pressAgain = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { lastPressed } = globalThis
    if (!(lastPressed instanceof HTMLElement) || !lastPressed.isConnected || !lastPressed.checkVisibility()) return false
    lastPressed.click()
    return true
  })
