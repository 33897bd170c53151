import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { SignUpEvent, signUp } from '#machines/sign-up/sign-up.machine.ts'
import { signUpPlan } from '#machines/sign-up/sign-up.paths.ts'
import { type SignUpTextField, welcomeSteps } from '#rules/sign-up.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { field } from './support/page.ts'
import { password } from './support/people.ts'

type Effect = 'xstate.done.actor.createAccount' | 'xstate.error.actor.createAccount'

const labels: Readonly<Record<SignUpTextField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  telephone: 'Telephone',
}

const gestures = {
  'text.changed': ({ page }, event) => field(page, labels[event.field]).fill(event.text),
  'password.changed': ({ page }) => field(page, 'Password').fill(password),
  'repassword.changed': ({ page }) => field(page, 'Repeat password').fill(password),
  'wayToKnow.chosen': async ({ page }, { wayToKnow }) => {
    const ways = page.getByRole('combobox', { name: 'How did you hear about us' })
    await ways.click()
    await page.getByRole('option', { name: wayToKnow ?? '' }).click()
    await expect(ways).toContainText(wayToKnow ?? '')
  },
  'field.left': async ({ page }) => {
    await field(page, 'E-mail').focus()
    await field(page, 'E-mail').press('Tab')
  },
  'submit.requested': async ({ page, gateway }) => {
    gateway.stand('SignUp_captcha', () => ({ data: { captchaChallenge: { __typename: 'CaptchaChallenge', challenge: null } } }))
    await page.getByRole('button', { name: 'Signup' }).click()
  },
  'xstate.done.actor.createAccount': async ({ gateway }) => {
    const { headers } = await gateway.answer('SignUp_create', { signUp: { __typename: 'Member', id: 'new' } })
    expect(headers['idempotency-key']).toBeTruthy()
  },
  'xstate.error.actor.createAccount': async ({ gateway, page }, { error }) => {
    await gateway.fail('SignUp_create', error)
    await expect(page.getByRole('alert')).toContainText(failureText(error))
    await expect(field(page, 'First name')).toHaveValue('Nora')
  },
} satisfies Gestures<SignUpEvent, Effect>

const views = {
  editing: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Signup' })).toBeVisible()
    await expect(field(page, 'E-mail')).toBeEditable()
  },
  submitting: async ({ page, gateway }) => {
    await expect(page.getByText('Creating the account…')).toBeAttached()
    await expect(field(page, 'E-mail')).not.toBeEditable()
    await gateway.sent('SignUp_create')
  },
  welcomed: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your steps' }).getByRole('listitem')).toHaveText([...welcomeSteps])
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof signUp>['value']>>

drivePaths(signUpPlan, {
  open: async ({ page }) => {
    await page.goto('/register/signup')
  },
  gestures,
  views,
})
