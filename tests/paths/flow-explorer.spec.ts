import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { FlowExplorerEvent, flowExplorer } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { flowExplorerPlan } from '#machines/flow-explorer/flow-explorer.paths.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'

type Effect = 'xstate.done.actor.copyChart' | 'xstate.error.actor.copyChart'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Holds what is copied until the path says what becomes of it. */
const holdClipboard = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => new Promise((resolve, reject) => Object.assign(window, { copied: resolve, refused: reject })) },
    })
  })

const settle = (page: Page, how: 'copied' | 'refused') =>
  page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), how)

const gestures = {
  'search.changed': ({ page }, { search }) => page.getByRole('searchbox', { name: 'Search flows' }).fill(search),
  'flow.chosen': ({ page }) => button(page, 'shell').press('Enter'),
  'journal.searched': ({ page }, { search }) => page.getByRole('searchbox', { name: 'Search entries' }).fill(search),
  'entry.chosen': async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search entries' }).fill('')
    await page.getByRole('list', { name: 'Entries' }).getByRole('button').first().press('Enter')
  },
  'present.requested': ({ page }) => button(page, 'Follow').press('Enter'),
  'all.requested': ({ page }) => button(page, 'All flows').press('Enter'),
  'copy.requested': async ({ page }) => {
    await holdClipboard(page)
    await button(page, 'Copy').press('Enter')
    await page.getByRole('menuitem', { name: /Mermaid/ }).press('Enter')
  },
  'xstate.done.actor.copyChart': async ({ page }) => {
    await settle(page, 'copied')
    await expect(page.getByText('The chart is copied.').first()).toBeVisible()
  },
  'xstate.error.actor.copyChart': async ({ page }) => {
    await settle(page, 'refused')
    await expect(page.getByText('The browser did not let the chart be copied.').first()).toBeVisible()
  },
} satisfies Gestures<FlowExplorerEvent, Effect>

const nothing = async (): Promise<void> => {}

const views = {
  'view.surveying': ({ page }) => expect(page.getByRole('heading', { name: 'Flows', exact: true })).toBeVisible(),
  'view.watching.following': ({ page }) => expect(page.getByText('Follows what happens')).toBeVisible(),
  'view.watching.holding': ({ page }) => expect(button(page, 'Follow')).toBeVisible(),
  // Copying shows by its message alone.
  'clipboard.resting': nothing,
  'clipboard.copying': nothing,
} satisfies Views<LeafOf<SnapshotFrom<typeof flowExplorer>['value']>>

drivePaths(flowExplorerPlan, {
  asksNothing: ['copyChart'],
  open: async ({ page }) => {
    await page.goto('/dev/flows')
  },
  gestures,
  views,
})
