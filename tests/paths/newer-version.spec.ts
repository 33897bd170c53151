import { expect, type Page, type Route } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { NewerVersionEvent, newerVersion } from '#machines/newer-version/newer-version.machine.ts'
import { newerVersionPlan } from '#machines/newer-version/newer-version.paths.ts'
import { unreadIds } from '#machines/notification-reading/notification-reading.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { standForUnread } from './support/notifications.ts'

type Effect = 'xstate.done.actor.reload'

const update = ({ page }: Scene) => page.getByRole('banner').getByRole('button', { name: 'Update' })

/** The server's answer, which is asked for before a page is loaded anew, held back. */
const held = new WeakMap<Page, Route>()

/** A browser whose service worker is told of a newer one when the test says so. */
const bringWorker = (): void => {
  const registration = Object.assign(new EventTarget(), { active: {}, installing: null, update: async () => undefined })
  navigator.serviceWorker.register = async () => registration as unknown as ServiceWorkerRegistration
  window.addEventListener('test:newer', () => {
    const worker = Object.assign(new EventTarget(), { state: 'activated' })
    Object.assign(registration, { installing: worker })
    registration.dispatchEvent(new Event('updatefound'))
    worker.dispatchEvent(new Event('statechange'))
  })
}

const gestures = {
  'version.found': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('test:newer'))),
  'reload.requested': (scene) => update(scene).press('Enter'),
  'xstate.done.actor.reload': async ({ page }) => {
    await held.get(page)?.abort()
    held.delete(page)
  },
} satisfies Gestures<NewerVersionEvent, Effect>

const views = {
  current: (scene) => expect(update(scene)).toHaveCount(0),
  found: async (scene) => {
    await expect(update(scene)).not.toHaveAttribute('aria-disabled', 'true')
    await expect(scene.page.getByText('A newer version of the portal is ready.').first()).toBeAttached()
  },
  reloading: async (scene) => {
    await expect(update(scene)).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => held.has(scene.page)).toBe(true)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof newerVersion>['value']>>

drivePaths(newerVersionPlan, {
  asksNothing: ['watchVersion', 'reload'],
  open: async ({ page, gateway }) => {
    await page.addInitScript(bringWorker)
    await page.route('**/healthz', (route) => void held.set(page, route))
    standForUnread(gateway, unreadIds)
    await beSignedIn(page, somebody)
    await page.goto('/notifications')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  gestures,
  views,
})
