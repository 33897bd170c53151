import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import {
  type LinkedInConnectEvent,
  type LinkedInInput,
  linkedInCancelled,
  type linkedInConnect,
} from '#machines/linkedin-connect/linkedin-connect.machine.ts'
import { linkedInConnectPlan } from '#machines/linkedin-connect/linkedin-connect.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { showsSuccessAfterFailure } from '#rules/linkedin.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { mockedProfileOf } from './support/mocked-profile.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'askAddress' | 'leavePage' | 'verifyReturn'}`

const provider = 'https://linkedin.example/oauth?state=state-of-the-session'
const returned = { code: 'code-of-the-provider', state: 'state-of-the-session' }
const setupTab = '/team-member/profile?tab=profile-setup'

const connect = (page: Page) => page.getByRole('button', { name: 'Connect LinkedIn' })
const leads = (path: Scene['path'], type: string): boolean => path.steps.some(({ event }) => event.type === type)

const gestures = {
  'connect.requested': ({ page }) => connect(page).click(),
  'retry.requested': ({ page }) => page.getByRole('button', { name: 'Retry' }).click(),
  'xstate.done.actor.askAddress': async ({ gateway, path }) => {
    const isNone = leads(path, 'xstate.error.actor.leavePage')
    const { headers } = await gateway.answer('ProfileLinkedIn_connect', {
      connectLinkedIn: { __typename: 'LinkedInRedirect', url: isNone ? 'javascript:alert(1)' : provider },
    })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
  },
  'xstate.error.actor.askAddress': async ({ gateway, page }, { error }) => {
    await gateway.fail('ProfileLinkedIn_connect', error)
    if (error.kind === 'unreachable') await expect(snackbars(page).getByText(messages.serverUnreachable)).toBeVisible()
  },
  'xstate.done.actor.leavePage': async ({ page }) => {
    await page.goBack()
  },
  'xstate.error.actor.leavePage': async ({ page }) => {
    await expect(snackbars(page).getByText(messages.genericError)).toBeVisible()
  },
  'xstate.done.actor.verifyReturn': async ({ gateway, page }) => {
    const { setup, id } = mockedProfileOf(somebody)
    const { variables, headers } = await gateway.answer('ProfileLinkedIn_verify', {
      verifyLinkedIn: { __typename: 'Profile', id, setup: { ...setup, linkedInVerifiedOn: '2026-03-12T09:30:00.000Z' } },
    })
    expect(variables).toEqual(returned)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(snackbars(page).getByText(messages.linkedInVerified)).toBeVisible()
  },
  'xstate.error.actor.verifyReturn': async ({ gateway, page }, { error }) => {
    await gateway.fail('ProfileLinkedIn_verify', error)
    await expect(snackbars(page).getByText(failureText(error))).toBeVisible()
  },
} satisfies Gestures<LinkedInConnectEvent, Effect>

const views = {
  // The way in decides at once; a person never sees it.
  arriving: async () => {},
  idle: async ({ page }) => {
    await expect(connect(page)).toBeEnabled()
    await expect(page).toHaveURL(setupTab)
  },
  asking: async ({ page, gateway }) => {
    await expect(page.getByText('Going to LinkedIn…')).toBeAttached()
    await gateway.sent('ProfileLinkedIn_connect')
  },
  leaving: async ({ page, path }) => {
    if (leads(path, 'xstate.error.actor.leavePage')) return
    await expect(page).toHaveURL(provider)
    // Going back from a page that is still being loaded would be another navigation in the way of this one.
    await page.waitForLoadState()
  },
  off: async ({ page }) => {
    await expect(connect(page)).toBeDisabled()
    await expect(connect(page)).toHaveAccessibleDescription(messages.linkedInOff)
    await expect(page.locator('main').getByText(messages.linkedInOff).first()).toBeVisible()
  },
  verifying: async ({ page, gateway }) => {
    await expect(page.getByText('Verifying LinkedIn…')).toBeAttached()
    await expect(page).toHaveURL(setupTab)
    await gateway.sent('ProfileLinkedIn_verify')
  },
  failed: async ({ page, path }) => {
    const here = page.locator('[data-flow="linkedin-connect"]')
    const wasCancelled = (path.input as LinkedInInput).refusal.length !== 'empty'
    await expect(here.getByText(wasCancelled ? linkedInCancelled : /^(The server cannot|LinkedIn could not)/)).toBeVisible()
    await expect(snackbars(page).getByText(messages.linkedInVerified)).toBeVisible({ visible: showsSuccessAfterFailure })
    await expect(connect(page)).toBeEnabled()
    await expect(page).toHaveURL(setupTab)
  },
  verified: async ({ page }) => {
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
    await expect(page.getByText('on 12 Mar 2026')).toBeVisible()
    await expect(connect(page)).toHaveCount(0)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof linkedInConnect>['value']>>

const addressOf = ({ authorizationCode, refusal }: LinkedInInput): string => {
  const query = new URLSearchParams({ tab: 'profile-setup' })
  if (authorizationCode.length !== 'empty') for (const [name, text] of Object.entries(returned)) query.set(name, text)
  if (refusal.length !== 'empty') {
    query.set('error', 'access_denied')
    query.set('state', returned.state)
  }
  return `/team-member/profile?${query}`
}

drivePaths(linkedInConnectPlan, {
  asksNothing: ['leavePage'],
  open: async ({ page, gateway, path }) => {
    const profile = mockedProfileOf(somebody)
    const setup = { ...profile.setup, linkedInVerifiedOn: null }
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Profile_page', () => ({ data: { profile: { ...profile, setup } } }))
    await beSignedIn(page, somebody)
    await page.goto(addressOf(path.input as LinkedInInput))
    await page.route('https://linkedin.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>LinkedIn</title>' }),
    )
  },
  gestures,
  views,
  gone: ['leaving'],
  unseen: ['arriving'],
})
