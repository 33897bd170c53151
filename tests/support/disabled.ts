import type { Page } from '@playwright/test'

/**
 * What is disabled on a page and says to nobody why: no sentence describes it, and it is not at work itself.
 *
 * @returns each by its role and text
 */
export const disabledWithoutReason = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
    const isDescribed = (element: Element | null): boolean =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => (document.getElementById(id)?.textContent ?? '').trim() !== '')
    return [...document.querySelectorAll('[aria-disabled="true"], :disabled')]
      .filter(
        (element) =>
          isSeen(element) &&
          !isDescribed(element) &&
          !isDescribed(element.closest('fieldset')) &&
          !element.hasAttribute('data-busy'),
      )
      .map(
        (element) =>
          `${element.getAttribute('role') ?? element.localName}: ${element.getAttribute('aria-label') ?? element.textContent}`,
      )
  })
