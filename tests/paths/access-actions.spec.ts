import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AccessActionsEvent, accessActions } from '#machines/access-actions/access-actions.machine.ts'
import { accessActionsPlan, somePlannedAccess } from '#machines/access-actions/access-actions.paths.ts'
import { messages } from '#rules/messages.ts'
import { accessActionNames } from '#rules/tool-access.ts'
import { leaveDialog } from '../support/focus.ts'
import { accessAnswer, lineManager, standForAccesses } from './support/accesses.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { done } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.applyAction`

const table = (page: Page) => page.getByRole('table', { name: 'Access List' })
const row = (page: Page, words: RegExp) => table(page).getByRole('row', { name: words })
const planned = (page: Page) => row(page, /Grafana/)
const granted = (page: Page) => row(page, /Sentry/)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply Actions' })
const apply = (page: Page) => page.getByRole('button', { name: /^Apply Actions/ })

/** What the list holds; every path begins anew. */
let list: ReturnType<typeof standForAccesses>

/** The next action on its way: what it is called, and what it answers. */
const onItsWay = async ({ gateway }: Pick<Scene, 'gateway'>) => {
  await expect.poll(() => gateway.waiting().filter((name) => name.startsWith('Access_'))).not.toEqual([])
  return gateway.waiting().find((name) => name.startsWith('Access_')) ?? ''
}

const answers: Readonly<Record<string, object>> = {
  Access_grant: { grantAccess: accessAnswer(somePlannedAccess, { grantedOn: '2026-11-20T09:00:00.000Z' }) },
  Access_request: { sendAccessRequest: done },
}

const gestures = {
  'action.chosen': async ({ page }, { action }) => {
    if (action === null) return planned(page).getByRole('button', { name: 'Remove Grant' }).press('Enter')
    await planned(page)
      .getByRole('button', { name: /^Actions for/ })
      .press('Enter')
    await page.getByRole('menuitem', { name: accessActionNames[action], exact: true }).press('Enter')
    await expect(planned(page).getByRole('button', { name: `Remove ${accessActionNames[action]}` })).toBeVisible()
  },
  'rows.selected': async ({ page }) => {
    // The plan chooses them in one step; a person ticks one after the other.
    for (const one of [planned(page), granted(page)]) await one.getByRole('checkbox').press('Space')
    await expect(page.getByText('2 accesses chosen')).toBeVisible()
  },
  'bulk.chosen': async ({ page }, { action }) => {
    await page.getByRole('button', { name: 'Action for the chosen' }).press('Enter')
    await page.getByRole('menuitem', { name: accessActionNames[action] }).press('Enter')
    await expect(granted(page).getByRole('button', { name: 'Remove Send revoke request' })).toBeVisible()
  },
  'list.arrived': async ({ page }) => {
    list.accesses = [accessAnswer(somePlannedAccess)]
    await page.getByRole('link', { name: 'Profile' }).first().press('Enter')
    await expect(page).toHaveURL(/profile$/)
    // The address changes before the other screen's code has come: until then this one stays, and asks for nothing when it is come back to.
    await expect(table(page)).toHaveCount(0)
    await page.goBack()
    await expect(granted(page)).toHaveCount(0)
  },
  'staged.cleared': ({ page }) => page.getByRole('button', { name: 'Clear actions' }).press('Enter'),
  'apply.requested': async (scene) => {
    await apply(scene.page).press('Enter')
    if (scene.at.includes('idle')) await expect(snackbars(scene.page).getByText(messages.noActionSelected)).toBeVisible()
  },
  'apply.confirmed': ({ page }) => dialog(page).getByRole('button', { name: 'Apply', exact: true }).press('Enter'),
  'review.closed': ({ page }) => leaveDialog(page),
  'flow.restored': ({ page }) => page.reload().then(() => undefined),
  'xstate.done.actor.applyAction': async (scene) => {
    const name = await onItsWay(scene)
    const { headers } = await scene.gateway.sent(name)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}\/[\w-]{36}$/)
    await scene.gateway.answer(name, answers[name] ?? {})
  },
  'xstate.error.actor.applyAction': async (scene, { error }) => {
    await scene.gateway.fail(await onItsWay(scene), error)
  },
} satisfies Gestures<AccessActionsEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(apply(page)).toHaveText('Apply Actions')
  },
  choosing: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(apply(page)).toHaveText(/^Apply Actions \(\d\)$/)
  },
  reviewing: ({ page }) => expect(dialog(page).getByRole('button', { name: 'Apply', exact: true })).toBeEnabled(),
  applying: async (scene) => {
    await expect(dialog(scene.page).getByRole('button', { name: 'Apply', exact: true })).toBeDisabled()
    await onItsWay(scene)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof accessActions>['value']>>

drivePaths(accessActionsPlan, {
  open: async ({ page, gateway }) => {
    list = standForAccesses(gateway)
    await beSignedIn(page, lineManager)
    await page.goto('/team-member/access/list')
    await expect(planned(page)).toBeVisible()
  },
  gestures,
  views,
})
