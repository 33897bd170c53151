import type { Locator, Page } from '@playwright/test'

/** A required field by the label that a person reads, its star included. */
export const field = (page: Page, label: string): Locator => page.getByLabel(`${label} *`, { exact: true })
