import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type {
  Answer,
  CodeVerificationEvent,
  CodeVerificationInput,
  codeVerification,
} from '#machines/code-verification/code-verification.machine.ts'
import { codeVerificationPlan, nothingSent } from '#machines/code-verification/code-verification.paths.ts'
import type { Verification } from '#machines/code-verification/verification.ts'
import { type Failure, failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { mockedProfileOf } from './support/mocked-profile.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'sendCode' | 'checkCode'}` | 'xstate.done.actor.countdown'

const number = '+46 70 100 00 01'
const rightCode = '271828'

/** What the server knows of the phone, by page: the page asks again when it is shown anew. */
const known = new WeakMap<ControlledGateway, Verification>()

const phoneOf = (gateway: ControlledGateway) => ({
  __typename: 'Phone',
  id: 'phone-1',
  number,
  isDefault: false,
  verification: { __typename: 'Verification', ...known.get(gateway) },
})

const profileWith = (gateway: ControlledGateway) => ({
  __typename: 'Profile',
  id: somebody.id,
  contact: { __typename: 'Contact', addresses: [], phones: [phoneOf(gateway)] },
})

const isAnswer = (output: unknown): output is Answer => typeof output === 'object' && output !== null && 'verification' in output

/** The plan's moments lie in January 2026: the page's clock begins where the flow's input was learnt. */
const inputOf = ({ path }: Scene) => path.input as CodeVerificationInput

const learn = (gateway: ControlledGateway, output: unknown) => {
  if (isAnswer(output)) known.set(gateway, output.verification)
  return phoneOf(gateway)
}

const saidOf = (error: Failure): string => failureText(error)

const sendButton = (page: Page) => page.getByRole('button', { name: /^(Send code|Send a new code|Resend) for/ })
const codeField = (page: Page) => page.getByLabel('Verification code *')

const gestures = {
  'code.requested': ({ page }) => sendButton(page).click(),
  'code.changed': async ({ page }) => codeField(page).pressSequentially(rightCode),
  'submit.requested': ({ page }) => page.getByRole('button', { name: /^Verify code/ }).click(),
  'entry.arrived': async ({ page, gateway }) => {
    // Another tab has changed the number: the page learns of it by the next answer with the contact details.
    known.set(gateway, nothingSent)
    await page.getByRole('button', { name: /^Set as default/ }).click()
    await gateway.answer('Contact_setDefaultPhone', { setDefaultPhone: profileWith(gateway) })
  },
  'xstate.done.actor.sendCode': async ({ gateway }, { output }) => {
    const { variables, headers } = await gateway.answer('Contact_sendPhoneCode', { sendPhoneCode: learn(gateway, output) })
    expect(variables).toEqual({ id: 'phone-1' })
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  },
  'xstate.error.actor.sendCode': async ({ gateway, page }, { error }) => {
    await gateway.fail('Contact_sendPhoneCode', error)
    await expect(page.getByRole('alert').filter({ hasText: saidOf(error) })).toBeVisible()
  },
  'xstate.done.actor.checkCode': async ({ gateway }, { output }) => {
    const { variables } = await gateway.answer('Contact_verifyPhone', { verifyPhone: learn(gateway, output) })
    expect(variables).toEqual({ id: 'phone-1', code: rightCode })
  },
  'xstate.error.actor.checkCode': async ({ gateway, page }, { error }) => {
    await gateway.fail('Contact_verifyPhone', error)
    await expect(page.getByRole('alert').filter({ hasText: saidOf(error) })).toBeVisible()
  },
  'xstate.done.actor.countdown': async ({ page }, { output }) => {
    const resend = page.getByRole('button', { name: /^Resend/ })
    const before = await resend.textContent()
    // A request that is under way would time out if the time of its timers passed too.
    if (output === 0) await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 601_000)
    await page.clock.runFor(1000)
    if (output !== 0) await expect(resend).not.toHaveText(before ?? '')
  },
} satisfies Gestures<CodeVerificationEvent, Effect>

const notVerified = async (page: Page) => expect(page.getByText('Not verified', { exact: true })).toBeVisible()
const resendIsClosed = async ({ page }: Scene) => {
  const resend = page.getByRole('button', { name: /^Resend \(\d?\d:\d\d\)/ })
  await expect(resend).toBeDisabled()
}

const views = {
  arriving: async () => {},
  'requestable.unverified': async ({ page }) => {
    await notVerified(page)
    await expect(sendButton(page)).toBeEnabled()
    await expect(codeField(page)).toHaveCount(0)
  },
  'requestable.expired': async ({ page }) => {
    await expect(page.getByText(messages.codeExpired)).toBeVisible()
    await expect(sendButton(page)).toBeEnabled()
  },
  'requestable.locked': async ({ page }) => {
    await expect(page.getByText(messages.tooManyWrongCodes)).toBeVisible()
    await expect(sendButton(page)).toBeEnabled()
    await expect(codeField(page)).toHaveCount(0)
  },
  'requestable.refused': async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText(messages.codeExpired)
    await expect(sendButton(page)).toBeEnabled()
  },
  sending: async ({ page, gateway }) => {
    await expect(page.getByText('Sending the code…')).toBeAttached()
    await gateway.sent('Contact_sendPhoneCode')
  },
  'awaiting.clock.counting': resendIsClosed,
  'awaiting.clock.ended': async ({ page }) => {
    await expect(page.getByRole('button', { name: /^Resend \(0:00\)/ })).toBeDisabled()
  },
  'awaiting.code.typing.fresh': async ({ page }) => {
    await notVerified(page)
    await expect(codeField(page)).toBeEditable()
  },
  'awaiting.code.typing.wrong': async ({ page }) => {
    await expect(page.getByText(`${messages.wrongCode} (1 of 5)`)).toBeVisible()
    await expect(codeField(page)).toBeEditable()
  },
  'awaiting.code.checking': async ({ page, gateway }) => {
    await expect(page.getByText('Checking the code…')).toBeAttached()
    await expect(codeField(page)).not.toBeEditable()
    await gateway.sent('Contact_verifyPhone')
  },
  verified: async ({ page }) => {
    await expect(page.getByText('Verified 12 Jan 2026')).toBeVisible()
    await expect(codeField(page)).toHaveCount(0)
    await expect(sendButton(page)).toHaveCount(0)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof codeVerification>['value']>>

drivePaths(codeVerificationPlan, {
  asksNothing: ['countdown'],
  open: async (scene) => {
    const { page, gateway } = scene
    const { at, verification } = inputOf(scene)
    known.set(gateway, verification)
    standForTeamArea(gateway, () => somebody)
    const profile = mockedProfileOf(somebody)
    gateway.stand('Profile_page', () => ({ data: { profile } }))
    gateway.stand('Contact_entries', () => ({ data: { profile: profileWith(gateway) } }))
    await page.clock.install({ time: at })
    await beSignedIn(page, somebody)
    await page.goto('/team-member/profile?tab=contact')
  },
  setsClock: true,
  gestures,
  views,
  unseen: ['arriving'],
})
