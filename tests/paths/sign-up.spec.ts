import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { type Failure, failureText } from '#machines/failure.ts'
import type { SignUpEvent, signUp } from '#machines/sign-up/sign-up.machine.ts'
import { signUpPlan } from '#machines/sign-up/sign-up.paths.ts'
import { type SignUpTextField, welcomeSteps } from '#rules/sign-up.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { field } from './support/page.ts'
import { password } from './support/people.ts'

type Effect =
  | 'xstate.done.actor.solveCheck'
  | 'xstate.error.actor.solveCheck'
  | 'xstate.done.actor.createAccount'
  | 'xstate.error.actor.createAccount'

const labels: Readonly<Record<SignUpTextField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  telephone: 'Telephone',
}

/** Whose solution nobody finds: it goes on, and the page says how far it is. */
const endlessPuzzle = JSON.stringify({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00'.repeat(16),
    salt: '00'.repeat(16),
    cost: 1,
    keyLength: 32,
    keyPrefix: '00'.repeat(32),
    data: { most: 1000 },
  },
  signature: '',
})

const gestures = {
  'form.entered': ({ page }) => field(page, 'First name').focus(),
  'progress.told': async ({ gateway }) => {
    await gateway.answer('SignUp_captcha', { captchaChallenge: { challenge: endlessPuzzle } })
  },
  'xstate.done.actor.solveCheck': async ({ gateway }) => {
    await gateway.answer('SignUp_captcha', { captchaChallenge: { challenge: null } })
  },
  'xstate.error.actor.solveCheck': async ({ gateway }, { error }) => {
    await gateway.fail('SignUp_captcha', error)
  },
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
  'submit.requested': ({ page }) => page.getByRole('button', { name: 'Signup' }).click(),
  'xstate.done.actor.createAccount': async ({ gateway }) => {
    const { headers } = await gateway.answer('SignUp_create', { signUp: { __typename: 'Member', id: 'new' } })
    expect(headers['idempotency-key']).toBeTruthy()
  },
  'xstate.error.actor.createAccount': async ({ gateway, page, at }, { error }) => {
    await gateway.fail('SignUp_create', error)
    // A solution that is too old is replaced once without a word.
    if (failureField(error) === 'captchaToken' && at.includes('registering.form.submitting')) return
    await expect(page.getByRole('alert')).toContainText(failureText(error))
    await expect(field(page, 'First name')).toHaveValue('Nora')
  },
} satisfies Gestures<SignUpEvent, Effect>

const failureField = (error: Failure): string | null => (error.kind === 'refused' ? error.field : null)

const checking = async ({ page }: Scene) => {
  await expect(page.getByRole('status').filter({ hasText: 'Checking your browser…' })).toBeAttached()
  await expect(page.getByText(/^Checking your browser… \d+%$/)).toBeVisible()
  await expect(field(page, 'E-mail')).not.toBeEditable()
}

const creating = async ({ page, gateway }: Scene) => {
  await expect(page.getByText('Creating the account…')).toBeAttached()
  await expect(field(page, 'E-mail')).not.toBeEditable()
  await gateway.sent('SignUp_create')
}

/** The check goes on behind the form, which says nothing of it unless it waits for it. */
const unseen = async () => undefined

const views = {
  'registering.form.editing': async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Signup' })).toBeVisible()
    await expect(field(page, 'E-mail')).toBeEditable()
    await expect(page.getByText(/Checking your browser/)).toHaveCount(0)
  },
  'registering.form.waiting': checking,
  'registering.form.submitting': creating,
  'registering.form.renewing': checking,
  'registering.form.resubmitting': creating,
  'registering.check.untouched': async ({ gateway }) => {
    expect(gateway.waiting()).not.toContain('SignUp_captcha')
  },
  'registering.check.solving': unseen,
  'registering.check.solved': unseen,
  'registering.check.unsolved': unseen,
  welcomed: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Your steps' }).getByRole('listitem')).toHaveText([...welcomeSteps])
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof signUp>['value']>>

drivePaths(signUpPlan, {
  endsPage: ['progress.told'],
  open: async ({ page }) => {
    await page.goto('/register/signup')
  },
  gestures,
  views,
})
