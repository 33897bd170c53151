import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { SessionEndingEvent, sessionEnding } from '#machines/session-ending/session-ending.machine.ts'
import { sessionEndingPlan } from '#machines/session-ending/session-ending.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { leaveDialog } from '../support/focus.ts'
import { soon } from '../support/soon.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { field, snackbars } from './support/page.ts'
import { password, standForTeamArea, usualSettingsOf } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.endSessions`

const otherId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e02'
const session = (id: string, browser: string | null, isPresent: boolean) => ({
  __typename: 'OpenSession',
  id,
  browser,
  startedAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: '2026-11-18T09:25:00.000Z',
  isPresent,
})
const sessions = [
  session('5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01', 'Chrome on Linux', true),
  session(otherId, 'Firefox on Linux', false),
  session('5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e03', null, false),
]

const list = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Sign out (there|everywhere else)\?$/ })
const endings = ['Sessions_end', 'Sessions_endOthers']

/** Which of the two is on its way: that depends on the path. */
const sent = async (gateway: ControlledGateway): Promise<string> => {
  const underWay = () => gateway.waiting().find((name) => endings.includes(name)) ?? ''
  await expect.poll(underWay, { message: 'the page ends sessions', intervals: soon }).not.toBe('')
  return underWay()
}

const gestures = {
  'end.requested': async ({ page }, { ended }) => {
    const name = ended.kind === 'others' ? 'Sign out everywhere else' : `Sign out: ${ended.name}`
    await page.getByRole('button', { name }).press('Enter')
    await expect(dialog(page)).toContainText(ended.kind === 'others' ? messages.endSessionReason : ended.name)
  },
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'end.confirmed': ({ page }) => dialog(page).getByRole('button', { name: 'Sign out' }).press('Enter'),
  'cancel.requested': ({ page }) => leaveDialog(page),
  'xstate.done.actor.endSessions': async ({ page, gateway }) => {
    const name = await sent(gateway)
    const isOne = name === 'Sessions_end'
    const left = sessions.filter(({ id, isPresent }) => isPresent || (isOne && id !== otherId))
    gateway.stand('Sessions_open', () => ({ data: { openSessions: left } }))
    const { variables, headers } = await gateway.answer(name, { [isOne ? 'endSession' : 'endOtherSessions']: { done: true } })
    expect(variables).toEqual(isOne ? { id: otherId, password } : { password })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(snackbars(page).getByText(isOne ? messages.sessionEnded : messages.sessionsEnded)).toBeVisible()
    await expect(list(page).getByRole('listitem')).toHaveCount(left.length)
    // The next in the path finds them all again.
    gateway.stand('Sessions_open', () => ({ data: { openSessions: sessions } }))
  },
  'xstate.error.actor.endSessions': async ({ page, gateway }, { error }) => {
    await gateway.fail(await sent(gateway), error)
    await expect(dialog(page)).toContainText(failureText(error))
  },
} satisfies Gestures<SessionEndingEvent, Effect>

const views = {
  viewing: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(list(page)).toBeVisible()
  },
  asking: async ({ page }) => {
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
  ending: async ({ page, gateway }) => {
    await sent(gateway)
    await expect(dialog(page)).toContainText('Signing out…')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof sessionEnding>['value']>>

drivePaths(sessionEndingPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Settings_own', () => ({ data: { personalSettings: usualSettingsOf(somebody) } }))
    gateway.stand('Settings_notifications', () => ({
      data: {
        notificationPreferences: {
          __typename: 'NotificationPreferences',
          items: [],
          isMailSent: true,
          isPushSent: true,
        },
      },
    }))
    gateway.stand('Sessions_open', () => ({ data: { openSessions: sessions } }))
    await beSignedIn(page, somebody)
    await page.goto('/settings')
    await expect(list(page).getByRole('listitem')).toHaveCount(sessions.length)
  },
  gestures,
  views,
})
