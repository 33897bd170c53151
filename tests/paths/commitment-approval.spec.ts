import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { CommitmentApprovalEvent, commitmentApproval } from '#machines/commitment-approval/commitment-approval.machine.ts'
import { commitmentApprovalPlan } from '#machines/commitment-approval/commitment-approval.paths.ts'
import { failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { commitmentAnswer, standForCommitments } from './support/commitments.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { viewerOf } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.decide`

const waiting = [commitmentAnswer('c01', 'Harbour control'), commitmentAnswer('c02', 'Berth plan')]

const dialog = (page: Page) => page.getByRole('alertdialog', { name: messages.decisionQuestion })
const reason = (page: Page) => dialog(page).getByRole('textbox', { name: messages.rejectReason })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Yes! / })
const offer = (page: Page) => page.getByRole('group', { name: /^Unsaved reason for rejecting (Harbour control|Berth plan)$/ })
const menus = (page: Page) => page.getByRole('button', { name: /^Actions for/ })

/** By keyboard, as everything here can be done. */
const choose = async ({ page }: Scene, action: 'Approve' | 'Reject', name = '') => {
  const menu = name === '' ? menus(page).first() : page.getByRole('button', { name: `Actions for ${name}` })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Approve' })).toBeFocused()
  if (action === 'Reject') await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused()
  await page.keyboard.press('Enter')
}

const gestures = {
  'approve.requested': async (scene) => {
    await choose(scene, 'Approve')
    await expect(confirm(scene.page)).toBeVisible()
    await expect(reason(scene.page)).toHaveCount(0)
  },
  'reject.requested': async (scene, { name }) => {
    const isOffered = scene.at.includes('offering')
    const typed = waiting[0]?.name === name
    await choose(scene, 'Reject', isOffered ? name : '')
    await expect(reason(scene.page)).toHaveValue(isOffered && typed ? /./ : '')
  },
  'reason.changed': async ({ page }, event) => {
    const isThere = (await reason(page).inputValue()) === event.reason
    await reason(page).fill(isThere ? `${event.reason} Sorry.` : event.reason)
  },
  'decision.confirmed': ({ page }) => confirm(page).press('Enter'),
  'decision.cancelled': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'flow.restored': ({ page }) => page.reload().then(() => undefined),
  'draft.continued': async ({ page }) => {
    await offer(page).getByRole('button', { name: messages.continueDraft }).click()
    await expect(reason(page)).toHaveValue(/./)
  },
  'draft.discarded': async ({ page }) => {
    await offer(page).getByRole('button', { name: messages.discardDraft }).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  },
  'xstate.done.actor.decide': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Commitments_decide')
    const decided = waiting.find(({ id }) => id === variables.id)
    const rejects = variables.decision === 'Rejected'
    expect(variables.message === null).toBe(!rejects)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    const commitment = {
      ...decided,
      status: rejects ? 'Rejected' : 'Active',
      awaitsMember: false,
      statusMessage: variables.message,
    }
    const { viewer } = viewerOf(somebody, { pendingCommitmentCount: 1 })
    await gateway.answer('Commitments_decide', {
      decideCommitment: { __typename: 'DecidedCommitment', commitment, viewer },
    })
    await expect(snackbars(page).getByText(rejects ? messages.commitmentRejected : messages.commitmentApproved)).toBeVisible()
    await expect(page.getByText('1 pending commitment')).toBeAttached()
  },
  'xstate.error.actor.decide': async ({ page, gateway }, { error }) => {
    await gateway.fail('Commitments_decide', error)
    await expect(dialog(page).getByRole('alert')).toContainText(
      error.kind === 'refused' ? messages.commitmentDecided : failureText(error),
    )
    // What has been decided elsewhere cannot be decided again.
    if (error.kind === 'refused') await expect(confirm(page)).toBeDisabled()
  },
} satisfies Gestures<CommitmentApprovalEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(menus(page)).toHaveCount(2)
  },
  offering: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offer(page)).toBeVisible()
  },
  confirming: async ({ page }) => {
    await expect(dialog(page)).toContainText(/Harbour control|Berth plan/)
    await expect(dialog(page)).toContainText(/5 Jan 2026.*Min 20, Max 40.*Lena Lead/)
    await expect(confirm(page)).toBeEnabled()
  },
  deciding: async ({ page, gateway }) => {
    await expect(confirm(page)).toBeDisabled()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    await gateway.sent('Commitments_decide')
  },
  refused: async ({ page }) => {
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    if ((await reason(page).count()) > 0) await expect(reason(page)).not.toHaveValue('')
  },
  decided: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(menus(page)).toHaveCount(1)
    await expect(page.locator('[data-row]:focus')).toContainText(/Active|Rejected/)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof commitmentApproval>['value']>>

drivePaths(commitmentApprovalPlan, {
  // After a refusal the commitment stands there as it was decided elsewhere.
  endsPage: [
    'xstate.done.actor.decide',
    ...commitmentApprovalPlan.events.map(({ event }) => event).filter(({ error }) => error?.kind === 'refused'),
  ],
  open: async ({ page, gateway }) => {
    standForCommitments(gateway, waiting, 2)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/commitments')
  },
  gestures,
  views,
})
