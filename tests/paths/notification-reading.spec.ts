import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type {
  NotificationReadingEvent,
  notificationReading,
  ReadNotifications,
} from '#machines/notification-reading/notification-reading.machine.ts'
import { notificationReadingPlan, unreadIds } from '#machines/notification-reading/notification-reading.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { allButton, markButton, standForUnread } from './support/notifications.ts'
import { snackbars } from './support/page.ts'

type Effect = `xstate.${'done' | 'error'}.actor.markRead`

const markOne = 'Notifications_markRead'
const markAll = 'Notifications_markAllRead'

/** The operation that is on its way: of those that were asked for, the first. */
const operationOnItsWay = (gateway: ControlledGateway): string | undefined =>
  gateway.waiting().find((name) => name === markOne || name === markAll)

const settle = async ({ gateway }: Scene): Promise<string> => {
  await expect.poll(() => operationOnItsWay(gateway)).toBeDefined()
  return operationOnItsWay(gateway) ?? ''
}

const unreadOf = new WeakMap<ControlledGateway, readonly string[]>()

const press = async ({ page }: Scene, what: ReadNotifications): Promise<void> => {
  await (what === 'all' ? allButton(page) : markButton(page, what.id)).press('Enter')
}

const gestures = {
  'read.requested': (scene, { what }) => press(scene, what),
  'xstate.done.actor.markRead': async (scene) => {
    const { page, gateway } = scene
    const name = await settle(scene)
    const { variables } = await gateway.sent(name)
    const unread = (unreadOf.get(gateway) ?? unreadIds).filter((id) => name === markOne && id !== variables.id)
    unreadOf.set(gateway, unread)
    standForUnread(gateway, unread)
    await gateway.answer(
      name,
      name === markAll
        ? { markAllNotificationsRead: { __typename: 'Done', done: true } }
        : { markNotificationRead: { __typename: 'Done', done: true } },
    )
    // The server says that they changed, as it does to every page of the person.
    await gateway.notify()
    for (const id of unreadIds) if (!unread.includes(id)) await expect(markButton(page, id)).toHaveCount(0)
    // The button is gone; the focus is with its notification.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  },
  'xstate.error.actor.markRead': async (scene, { error }) => {
    await scene.gateway.fail(await settle(scene), error)
    await expect(snackbars(scene.page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<NotificationReadingEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(page.getByRole('article')).toHaveCount(unreadIds.length)
    for (const button of await page.getByRole('button', { name: /^Mark as read/ }).all()) await expect(button).toBeEnabled()
  },
  marking: async (scene) => {
    await settle(scene)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof notificationReading>['value']>>

drivePaths(notificationReadingPlan, {
  endsPage: ['xstate.done.actor.markRead'],
  open: async ({ page, gateway }) => {
    standForUnread(gateway, unreadIds)
    await beSignedIn(page, somebody)
    await page.goto('/notifications')
    await expect(markButton(page, unreadIds[0])).toBeVisible()
    await gateway.subscribed()
  },
  gestures,
  views,
})
