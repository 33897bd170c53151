import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { ConnectionEvent, connection } from '#machines/connection/connection.machine.ts'
import { connectionPlan } from '#machines/connection/connection.paths.ts'
import { unreadIds } from '#machines/notification-reading/notification-reading.paths.ts'
import { silence, somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { standForUnread } from './support/notifications.ts'
import { viewerOf } from './support/people.ts'

type Effect = `xstate.done.actor.${'awaitNetwork' | 'queryAgain'}`

const query = 'Shell_viewer'
const answer = (gateway: ControlledGateway) => gateway.answer(query, viewerOf(somebody))

/** Has the page query what every page shows, which is then on its way. */
const queryBySelf = async ({ gateway }: Scene): Promise<void> => {
  gateway.hold(query)
  if (!gateway.waiting().includes(query)) await gateway.notify()
  await gateway.sent(query)
}

const button = ({ page }: Scene) => page.getByRole('banner').getByRole('button', { name: /Try again$/ })

const gestures = {
  'server.lost': async (scene) => {
    await queryBySelf(scene)
    await scene.gateway.fail(query, silence)
  },
  'server.found': async (scene) => {
    await queryBySelf(scene)
    await answer(scene.gateway)
  },
  'retry.requested': (scene) => button(scene).press('Enter'),
  'xstate.done.actor.awaitNetwork': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  'xstate.done.actor.queryAgain': async ({ gateway }) => {
    await gateway.fail(query, silence)
  },
} satisfies Gestures<ConnectionEvent, Effect>

const views = {
  reached: (scene) => expect(button(scene)).toHaveCount(0),
  'lost.waiting': async (scene) => {
    await expect(button(scene)).toHaveAccessibleName(/^Not up to date, last updated \d\d:\d\d\. Try again$/)
    await expect(button(scene)).not.toHaveAttribute('aria-disabled', 'true')
    // What was there stays.
    await expect(scene.page.getByRole('article').first()).toBeVisible()
  },
  'lost.querying': async (scene) => {
    await scene.gateway.sent(query)
    await expect(button(scene)).toHaveAttribute('aria-disabled', 'true')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof connection>['value']>>

drivePaths(connectionPlan, {
  asksNothing: ['watchServer', 'awaitNetwork'],
  open: async ({ page, gateway }) => {
    // The wait between two attempts stands still until the path ends it.
    await page.clock.install()
    standForUnread(gateway, unreadIds)
    await beSignedIn(page, somebody)
    await page.goto('/notifications')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  },
  setsClock: true,
  gestures,
  views,
})
