import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { NotificationChange, SettingsEvent, settings } from '#machines/settings/settings.machine.ts'
import { settingsPlan } from '#machines/settings/settings.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { defaultPreferences, notificationKinds } from '#rules/notification-preferences.ts'
import { soon } from '../support/soon.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea, usualSettingsOf } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.keep`
interface Kept {
  readonly own: ReturnType<typeof usualSettingsOf>
  readonly notifications: Readonly<Record<string, { readonly mail: boolean; readonly push: boolean }>>
}

const changing = 'Settings_change'
const switching = 'Settings_switchNotification'

const names = { PayRun: 'Pay runs', Loan: 'Loans', Commitment: 'Commitments', Access: 'Accesses', Application: 'Positions' }
const control = (page: Page, { kind, channel }: Pick<NotificationChange, 'kind' | 'channel'>) =>
  page.getByRole('switch', { name: `${names[kind]}: ${{ Mail: 'E-mail', Push: 'Devices' }[channel]}` })
const target = (page: Page) => page.getByRole('textbox', { name: 'Weekly target' })
const roundUp = (page: Page) => page.getByRole('radio', { name: 'Up to the next quarter' })

/** What the server of a path has. */
const keptBy = new WeakMap<ControlledGateway, Kept>()
const keptOf = (gateway: ControlledGateway): Kept =>
  keptBy.get(gateway) ?? {
    own: usualSettingsOf(somebody),
    notifications: Object.fromEntries(
      notificationKinds.map((kind) => [kind, { mail: defaultPreferences[kind].Mail, push: defaultPreferences[kind].Push }]),
    ),
  }

const preferenceOf = (gateway: ControlledGateway, kind: string) => ({
  __typename: 'NotificationPreference',
  kind,
  ...keptOf(gateway).notifications[kind],
})

/** Which of the two kinds of change is on its way. */
const sent = async (gateway: ControlledGateway) => {
  const underWay = () => gateway.waiting().find((name) => name === changing || name === switching) ?? ''
  await expect.poll(underWay, { message: 'the page sends a change', intervals: soon }).not.toBe('')
  return await gateway.sent(underWay())
}

const gestures = {
  'setting.changed': async ({ page }, { change }) => {
    if (change.setting === 'notification') {
      await control(page, change).press('Space')
      // At once, whatever the server will say.
      await expect(control(page, change)).toBeChecked({ checked: change.isOn })
    } else {
      await roundUp(page).press('Space')
      await expect(roundUp(page)).toBeChecked()
    }
  },
  'weekTarget.typed': ({ page }, { text }) => target(page).fill(text),
  'weekTarget.left': ({ page }) => target(page).press('Enter'),
  'xstate.done.actor.keep': async ({ gateway }) => {
    const { name, variables } = await sent(gateway)
    const kept = keptOf(gateway)
    if (name === changing) {
      keptBy.set(gateway, { ...kept, own: { ...kept.own, ...(variables.input as object) } })
      await gateway.answer(changing, { changePersonalSettings: keptOf(gateway).own })
      return
    }
    const { kind, channel, isOn } = variables as unknown as NotificationChange
    const before = kept.notifications[kind] ?? { mail: true, push: true }
    const now = channel === 'Mail' ? { ...before, mail: isOn } : { ...before, push: isOn }
    keptBy.set(gateway, { ...kept, notifications: { ...kept.notifications, [kind]: now } })
    await gateway.answer(switching, { setNotificationPreference: preferenceOf(gateway, kind) })
  },
  'xstate.error.actor.keep': async ({ page, gateway }, { error }) => {
    await gateway.fail((await sent(gateway)).name, error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<SettingsEvent, Effect>

const views = {
  'weekTarget.resting': async ({ page }) => {
    await expect(target(page)).not.toHaveAttribute('aria-invalid', 'true')
  },
  'weekTarget.typing': async ({ page }) => {
    await expect(target(page)).not.toHaveValue('')
    await expect(target(page)).not.toHaveAttribute('aria-invalid', 'true')
  },
  'weekTarget.refused': async ({ page }) => {
    await expect(target(page)).toHaveValue('many')
    await expect(target(page)).toHaveAccessibleDescription(new RegExp(messages.weekTargetRange))
  },
  // What the settings show is what the server has.
  'keeping.idle': async ({ page, gateway, at }) => {
    const { own, notifications } = keptOf(gateway)
    const [payRuns, loans] = [
      control(page, { kind: 'PayRun', channel: 'Mail' }),
      control(page, { kind: 'Loan', channel: 'Push' }),
    ]
    await expect(payRuns).toBeChecked({ checked: notifications.PayRun?.mail === true })
    await expect(loans).toBeChecked({ checked: notifications.Loan?.push === true })
    await expect(roundUp(page)).toBeChecked({ checked: own.timerRounding === 'Up' })
    if (at.includes('weekTarget.resting'))
      await expect(target(page)).toHaveValue(own.weekTarget === null ? '' : String(own.weekTarget))
  },
  'keeping.keeping': async ({ gateway }) => {
    await sent(gateway)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof settings>['value']>>

drivePaths(settingsPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Settings_own', () => ({ data: { personalSettings: keptOf(gateway).own } }))
    gateway.stand('Settings_notifications', () => ({
      data: {
        notificationPreferences: {
          __typename: 'NotificationPreferences',
          items: notificationKinds.map((kind) => preferenceOf(gateway, kind)),
          isMailSent: true,
          isPushSent: true,
        },
      },
    }))
    gateway.stand('Sessions_open', () => ({ data: { openSessions: [] } }))
    await beSignedIn(page, somebody)
    await page.goto('/settings')
    await expect(page.getByRole('switch')).toHaveCount(2 * notificationKinds.length)
    await expect(target(page)).toBeVisible()
  },
  gestures,
  views,
})
