import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import {
  type SnackbarEvent,
  snackbarRemovalDelay,
  type snackbars as snackbarsMachine,
  snackbarTimeout,
} from '#machines/snackbars/snackbars.machine.ts'
import { snackbarsPlan } from '#machines/snackbars/snackbars.paths.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { field, snackbars, tickUntilVisible } from './support/page.ts'
import { done, password } from './support/people.ts'

/** The plan's texts and what the page says instead: 'Saved' is a reset link that was sent, 'Sent' a password that was changed. */
const bodies: Readonly<Record<string, string>> = { Saved: messages.resetLinkSent, Sent: messages.passwordChanged }

const message = ({ page }: Scene, body: string) => snackbars(page).locator('[data-tone]').filter({ hasText: body })

/** Asks for a reset link with the keyboard, so that the pointer stays where it is. */
const askForLink = async ({ page }: Scene): Promise<void> => {
  const again = page.getByRole('button', { name: 'Send a new link' })
  const back = page.getByRole('link', { name: 'Back to login' })
  if (await again.isVisible()) await again.press('Enter')
  else {
    if (await back.isVisible()) await back.press('Enter')
    await page.getByRole('link', { name: 'Reset password' }).press('Enter')
    await tickUntilVisible(page, field(page, 'E-mail'))
  }
  await field(page, 'E-mail').fill('member@demo.test')
  await field(page, 'E-mail').press('Enter')
  await expect(page.locator('[data-flow="password-reset"]')).toHaveAttribute('data-state', '"sent"')
}

const changePassword = async ({ page }: Scene): Promise<void> => {
  await field(page, 'New password').fill(password)
  await field(page, 'New password').press('Enter')
  await expect(page).toHaveURL('/register/login')
  await tickUntilVisible(page, page.getByRole('link', { name: 'Reset password' }))
}

const gestures = {
  'snackbar.raised': async (scene, event) => {
    const body = bodies[event.body] ?? ''
    const isTwin = (await message(scene, body).count()) > 0
    await (event.id === 'c' ? changePassword(scene) : askForLink(scene))
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
    const dismissed = message(scene, messages.resetLinkSent)
    await dismissed.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(dismissed).toHaveCount(0)
  },
  'snackbar.dropped': async (scene) => {
    await scene.page.clock.runFor(snackbarRemovalDelay)
    await expect(message(scene, messages.resetLinkSent)).toHaveCount(0)
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
    gateway.stand('PasswordReset_validate', () => ({ data: { resetTokenValid: true } }))
    gateway.stand('PasswordReset_save', () => ({ data: { saveNewPassword: done } }))
    gateway.stand('PasswordReset_sendLink', () => ({ data: { sendResetPasswordLink: done } }))
    await page.clock.install()
    await page.goto('/register/reset-password/token-of-the-mail')
    // A message that appeared under the pointer of the path before would be pointed at.
    await page.mouse.move(0, 0)
    await expect(field(page, 'New password')).toBeVisible()
    await stopClock(page)
  },
  gestures,
  views,
  mark: { place: (page) => page.locator('html'), attribute: 'data-snackbars' },
})
