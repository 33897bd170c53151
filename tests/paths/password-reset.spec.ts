import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { PasswordResetEvent, passwordReset } from '#machines/password-reset/password-reset.machine.ts'
import { passwordResetPlan } from '#machines/password-reset/password-reset.paths.ts'
import { messages } from '#rules/messages.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { field, snackbars } from './support/page.ts'
import { done, password, shortPassword } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'sendLink' | 'validateToken' | 'savePassword'}`

const mailedToken = 'token-of-the-mail'
const card = ({ page }: Scene) => page.locator('[data-flow="password-reset"]')

const gestures = {
  'email.changed': ({ page }, { email }) => field(page, 'E-mail').fill(email),
  'password.changed': ({ page }, event) =>
    field(page, 'New password').fill(event.password.length === 'short' ? shortPassword : password),
  'submit.requested': ({ page, at }) =>
    page.getByRole('button', { name: at.includes('asking') ? 'Send reset link' : 'Save' }).click(),
  'retry.requested': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  'new-link.requested': ({ page }) => page.getByRole('button', { name: 'Send a new link' }).click(),
  'xstate.done.actor.sendLink': async ({ gateway, page }) => {
    const { variables } = await gateway.answer('PasswordReset_sendLink', { sendResetPasswordLink: done })
    expect(variables).toEqual({
      email: 'member@demo.test',
      callbackUrl: new URL('/register/reset-password', page.url()).href,
    })
  },
  'xstate.error.actor.sendLink': async (scene, { error }) => {
    await scene.gateway.fail('PasswordReset_sendLink', error)
    await expect(card(scene).getByRole('alert')).toContainText(failureText(error))
    await expect(field(scene.page, 'E-mail')).toHaveValue('member@demo.test')
  },
  'xstate.done.actor.validateToken': async ({ gateway }, { output }) => {
    const { variables } = await gateway.answer('PasswordReset_validate', { resetTokenValid: output })
    expect(variables).toEqual({ token: mailedToken })
  },
  'xstate.error.actor.validateToken': async ({ gateway }, { error }) => {
    await gateway.fail('PasswordReset_validate', error)
  },
  'xstate.done.actor.savePassword': async ({ gateway }) => {
    const { variables } = await gateway.answer('PasswordReset_save', { saveNewPassword: done })
    expect(variables).toEqual({ password, token: mailedToken })
  },
  'xstate.error.actor.savePassword': async (scene, { error }) => {
    await scene.gateway.fail('PasswordReset_save', error)
    await expect(card(scene).getByRole('alert')).toContainText(messages.linkInvalid)
  },
} satisfies Gestures<PasswordResetEvent, Effect>

const views = {
  // The way in decides at once; a person never sees it.
  arriving: async () => {},
  asking: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeEnabled()
  },
  sending: async ({ page }) => {
    await expect(page.getByText('Sending the link…')).toBeAttached()
    await expect(field(page, 'E-mail')).not.toBeEditable()
  },
  sent: async (scene) => {
    await expect(card(scene).getByText(messages.resetLinkSent)).toBeVisible()
    await expect(snackbars(scene.page).getByText(messages.resetLinkSent)).toHaveCount(0)
  },
  validating: async ({ page }) => {
    await expect(page.getByText('Checking the link…')).toBeVisible()
    expect(page.url()).not.toContain(mailedToken)
  },
  unchecked: async (scene) => {
    await expect(card(scene).getByText(messages.genericError)).toBeVisible()
  },
  invalid: async (scene) => {
    await expect(card(scene).getByText(messages.resetTokenInvalid)).toBeVisible()
  },
  choosing: async ({ page }) => {
    await expect(field(page, 'New password')).toBeEditable()
  },
  saving: async ({ page }) => {
    await expect(page.getByText('Saving…')).toBeAttached()
    await expect(field(page, 'New password')).not.toBeEditable()
  },
  saved: async ({ page }) => {
    await expect(page).toHaveURL('/register/login')
    await expect(snackbars(page).getByText(messages.passwordChanged)).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof passwordReset>['value']>>

drivePaths(passwordResetPlan, {
  open: async ({ page, path }) => {
    const { token } = path.input as { token: { length: string } }
    await page.goto(token.length === 'empty' ? '/register/reset-password' : `/register/reset-password/${mailedToken}`)
  },
  gestures,
  views,
  gone: ['saved'],
  unseen: ['arriving'],
})
