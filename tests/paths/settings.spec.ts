import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type {
  NotificationPreferencesEvent,
  notificationPreferences,
  PreferenceChange,
} from '#machines/notification-preferences/notification-preferences.machine.ts'
import { notificationPreferencesPlan } from '#machines/notification-preferences/notification-preferences.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { defaultPreferences, notificationKinds } from '#rules/notification-preferences.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.keep`
type Kept = Record<string, { mail: boolean; push: boolean }>

const setting = 'Notifications_setPreference'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Notification preferences' })
const nameOf = ({ kind, channel }: PreferenceChange): string =>
  `${{ PayRun: 'Pay runs', Loan: 'Loans' }[kind as string]}: ${{ Mail: 'Mail', Push: 'Devices' }[channel]}`
const control = (page: Page, change: PreferenceChange) => dialog(page).getByRole('switch', { name: nameOf(change) })

/** What the server of a path has. */
const keptBy = new WeakMap<ControlledGateway, Kept>()
const keptOf = (gateway: ControlledGateway): Kept => {
  const known = keptBy.get(gateway)
  if (known !== undefined) return known
  const fresh = Object.fromEntries(
    notificationKinds.map((kind) => [kind, { mail: defaultPreferences[kind].Mail, push: defaultPreferences[kind].Push }]),
  )
  keptBy.set(gateway, fresh)
  return fresh
}

const preferenceOf = (gateway: ControlledGateway, kind: string) => ({
  __typename: 'NotificationPreference',
  kind,
  ...keptOf(gateway)[kind],
})

const gestures = {
  'preferences.opened': async ({ page }) => {
    await page.getByRole('button', { name: 'Preferences', exact: true }).press('Enter')
    await expect(dialog(page).getByRole('switch')).toHaveCount(2 * notificationKinds.length)
  },
  'preferences.closed': ({ page }) => dialog(page).getByRole('button', { name: 'Done' }).press('Enter'),
  'preference.changed': async ({ page }, { change }) => {
    await control(page, change).press('Space')
    // At once, whatever the server will say.
    await expect(control(page, change)).toBeChecked({ checked: change.isOn })
  },
  'xstate.done.actor.keep': async ({ gateway }) => {
    const { variables } = await gateway.sent(setting)
    const { kind, channel, isOn } = variables as unknown as PreferenceChange
    const kept = keptOf(gateway)
    const before = kept[kind] ?? { mail: true, push: true }
    kept[kind] = channel === 'Mail' ? { ...before, mail: isOn } : { ...before, push: isOn }
    await gateway.answer(setting, { setNotificationPreference: preferenceOf(gateway, kind) })
  },
  'xstate.error.actor.keep': async ({ page, gateway }, { error }) => {
    await gateway.fail(setting, error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<NotificationPreferencesEvent, Effect>

const views = {
  'dialog.closed': async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
  },
  'dialog.open': async ({ page }) => {
    await expect(dialog(page)).toBeVisible()
  },
  // What the switches show is what the server has.
  'keeping.idle': async ({ page, gateway }) => {
    if ((await dialog(page).count()) === 0) return
    const { PayRun, Loan } = keptOf(gateway)
    await expect(control(page, { kind: 'PayRun', channel: 'Mail', isOn: true })).toBeChecked({ checked: PayRun?.mail ?? true })
    await expect(control(page, { kind: 'Loan', channel: 'Push', isOn: true })).toBeChecked({ checked: Loan?.push ?? true })
  },
  'keeping.keeping': async ({ gateway }) => {
    await gateway.sent(setting)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof notificationPreferences>['value']>>

drivePaths(notificationPreferencesPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Notifications_page', () => ({
      data: { notifications: { __typename: 'NotificationPage', items: [], totalCount: 0, unreadCount: 0 } },
    }))
    gateway.stand('Notifications_preferences', () => ({
      data: {
        notificationPreferences: {
          __typename: 'NotificationPreferences',
          items: notificationKinds.map((kind) => preferenceOf(gateway, kind)),
          isMailSent: true,
          isPushSent: true,
        },
      },
    }))
    await beSignedIn(page, somebody)
    await page.goto('/notifications')
    await expect(page.getByText('You have no notifications.')).toBeVisible()
  },
  gestures,
  views,
})
