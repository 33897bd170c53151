import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { unreadIds } from '#machines/notification-reading/notification-reading.paths.ts'
import {
  type SnackbarEvent,
  snackbarRemovalDelay,
  type snackbars as snackbarsMachine,
  snackbarTimeout,
} from '#machines/snackbars/snackbars.machine.ts'
import { snackbarsPlan } from '#machines/snackbars/snackbars.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { stopClock } from '../support/clock.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { allButton, markButton, standForUnread } from './support/notifications.ts'
import { snackbars, tickUntilVisible } from './support/page.ts'

/** The plan's texts and what the page says instead: that all notifications, or the one, could not be marked as read. */
const bodies: Readonly<Record<string, string>> = { Saved: 'They stay unread for now.', Sent: 'It stays unread for now.' }

const message = ({ page }: Scene, body: string) => snackbars(page).locator('[data-tone]').filter({ hasText: body })

const gestures = {
  'snackbar.raised': async (scene, event) => {
    const body = bodies[event.body] ?? ''
    const isTwin = (await message(scene, body).count()) > 0
    // With the keyboard, so that the pointer stays where it is.
    await (event.id === 'c' ? markButton(scene.page, unreadIds[0] ?? '') : allButton(scene.page)).press('Enter')
    if (isTwin) await expect(message(scene, body)).toHaveCount(0)
    else {
      await tickUntilVisible(scene.page, message(scene, body))
      // The newest is the first on top, and a screen reader is told.
      await expect(snackbars(scene.page).locator('[data-tone]').first()).toContainText(body)
      await expect(scene.page.getByRole('log')).toContainText(body)
    }
  },
  'snackbar.replaced': async (scene, { body }) => {
    await scene.page.clock.runFor(snackbarRemovalDelay)
    await expect(message(scene, bodies[body] ?? '')).toHaveCount(1)
  },
  'snackbar.elapsed': async (scene) => {
    await expect(snackbars(scene.page)).toBeVisible()
    await scene.page.clock.runFor(snackbarTimeout)
    await expect(snackbars(scene.page)).toHaveCount(0)
  },
  'snackbar.dismissed': async (scene) => {
    const dismissed = message(scene, bodies.Saved ?? '')
    await dismissed.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(dismissed).toHaveCount(0)
  },
  'snackbar.dropped': async (scene) => {
    await scene.page.clock.runFor(snackbarRemovalDelay)
    await expect(message(scene, bodies.Saved ?? '')).toHaveCount(0)
  },
  'queue.held': async ({ page }) => snackbars(page).locator('[data-tone]').last().hover(),
  'queue.released': async (scene) => {
    // As long as somebody points at them, messages stay.
    const pointedAt = snackbars(scene.page).locator('[data-tone]').last()
    await scene.page.clock.runFor(2 * snackbarTimeout)
    await expect(pointedAt).toBeVisible()
    await scene.page.mouse.move(0, 0)
  },
} satisfies Gestures<SnackbarEvent>

const isPointedAt = ({ page }: Scene) => page.evaluate(() => document.querySelector('[aria-label="Messages"]:hover') !== null)

const views = {
  running: async (scene) => {
    expect(await isPointedAt(scene)).toBe(false)
  },
  held: async (scene) => {
    expect(await isPointedAt(scene)).toBe(true)
    await expect(snackbars(scene.page)).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof snackbarsMachine>['value']>>

drivePaths(snackbarsPlan, {
  open: async ({ page, gateway }) => {
    standForUnread(gateway, unreadIds)
    const refuse = (message: string) => () => ({ failure: { kind: 'refused', code: 'CONFLICT', message, field: null } as const })
    gateway.stand('Notifications_markAllRead', refuse(bodies.Saved ?? ''))
    gateway.stand('Notifications_markRead', refuse(bodies.Sent ?? ''))
    await beSignedIn(page, somebody)
    await page.clock.install()
    await page.goto('/notifications')
    // A message that appeared under the pointer of the path before would be pointed at.
    await page.mouse.move(0, 0)
    await expect(allButton(page)).toBeEnabled()
    await stopClock(page)
  },
  setsClock: true,
  gestures,
  views,
  mark: { place: (page) => page.locator('html'), attribute: 'data-snackbars' },
})
