import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { LoanFormEvent, loanRequest } from '#machines/loan-form/loan-form.machine.ts'
import { loanFormPlan, someLoanChoices, someLoanRemote } from '#machines/loan-form/loan-form.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { leaveDialog } from '../support/focus.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { loanAnswer, standForLoans } from './support/loans.ts'
import { snackbars } from './support/page.ts'

type Effect = `xstate.${'done' | 'error'}.actor.saveLoan`

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Loan Request|Edit the loan of 1,[26]00\.00 AUD)$/ })
const amount = (page: Page) => dialog(page).getByRole('textbox', { name: 'Amount' })
const installments = (page: Page) => dialog(page).getByRole('textbox', { name: 'Number Of Installments' })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' })
const conflict = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: messages.loanChanged })
const schedule = (page: Page) => dialog(page).getByRole('region', { name: 'Installment schedule' })
const offers = (page: Page) =>
  page.getByRole('group', { name: /^Unsaved (?:loan request|change to the loan of 1,[26]00\.00 AUD)$/ })

const commitments = { loanCommitments: someLoanChoices.map((one) => ({ __typename: 'LoanCommitment', ...one })) }
/** How often the list was asked for; every path begins anew. */
let asked = { times: 0 }
/** The path's loan as the server has it. */
let stored = loanAnswer()

/** The form is closed and the list asked for again, whatever came of the save. */
const reloaded = async (page: Page, before: number) => {
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => asked.times).toBeGreaterThan(before)
}

const gestures = {
  'form.opened': async ({ page }, { base }) => {
    if (base === null) {
      await page.getByRole('button', { name: 'Loan Request' }).press('Enter')
      // What the form begins with besides is the page's own: here it is what the path types into it.
      if ((await amount(page).inputValue()) === '') await installments(page).fill('3')
      return
    }
    await page.getByRole('button', { name: `Actions for the loan of ${base.amount}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter')
    await expect(amount(page)).toHaveValue('1200')
  },
  'choices.arrived': async ({ page, gateway }) => {
    await gateway.answer('LoanForm_commitments', commitments)
    gateway.stand('LoanForm_commitments', () => ({ data: commitments }))
    await expect(dialog(page).getByRole('combobox', { name: 'Commitment' })).toContainText('Harbour control')
  },
  'field.changed': async ({ page }, { value }) => {
    await amount(page).fill(String(value))
    if (value === '100') await expect(schedule(page)).toContainText(messages.loanIndivisible)
    else await expect(schedule(page).getByRole('listitem')).toHaveCount(Number(await installments(page).inputValue()))
  },
  'field.left': async ({ page }) => {
    await amount(page).press('Tab')
    await expect(amount(page)).toHaveAccessibleDescription(new RegExp(messages.loanIndivisible))
  },
  'save.requested': ({ page }) => save(page).press('Enter'),
  'cancel.requested': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
  'close.requested': ({ page }) => leaveDialog(page),
  'flow.restored': ({ page }) => page.reload().then(() => undefined),
  'draft.continued': async ({ page }) => {
    await offers(page).first().getByRole('button', { name: messages.continueDraft }).press('Enter')
    await expect(amount(page)).not.toHaveValue('')
  },
  'draft.discarded': ({ page }) => offers(page).first().getByRole('button', { name: messages.discardDraft }).press('Enter'),
  'xstate.done.actor.saveLoan': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('LoanForm_save')
    expect(variables.input).toMatchObject({
      commitmentId: someLoanChoices[0]?.id,
      proposedPaymentDate: expect.stringMatching(/^\d{4}-/),
    })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    const before = asked.times
    await gateway.answer('LoanForm_save', { saveLoan: loanAnswer() })
    await expect(snackbars(page).getByText(messages.loanSaved)).toBeVisible()
    await reloaded(page, before)
  },
  'remote.overwritten': async ({ page }) => {
    const before = await amount(page).inputValue()
    await conflict(page).getByRole('button', { name: 'Keep mine' }).press('Enter')
    await expect(amount(page)).toHaveValue(before)
    await expect(conflict(page)).toHaveCount(0)
  },
  'remote.accepted': async ({ page }) => {
    await conflict(page).getByRole('button', { name: 'Keep theirs' }).press('Enter')
    await expect(amount(page)).toHaveValue('1600')
    await expect(conflict(page)).toHaveCount(0)
  },
  'xstate.error.actor.saveLoan': async ({ page, gateway }, { error }) => {
    const isChanged = error.kind === 'refused' && error.message === messages.loanChanged
    if (isChanged) stored = loanAnswer({ amount: someLoanRemote.values.amount, version: someLoanRemote.base.version })
    const before = asked.times
    await gateway.fail('LoanForm_save', error)
    await expect(snackbars(page).getByText(messages.loanNotSaved).first()).toBeVisible()
    await reloaded(page, before)
    if (isChanged) await expect(page.getByRole('button', { name: 'Actions for the loan of 1,600.00 AUD' })).toBeVisible()
  },
} satisfies Gestures<LoanFormEvent, Effect>

const views = {
  closed: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offers(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Loan Request' })).toBeEnabled()
  },
  offering: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(offers(page).first()).toBeVisible()
  },
  editing: ({ page }) => expect(amount(page)).toBeEditable(),
  saving: async ({ page, gateway }) => {
    await expect(amount(page)).not.toBeEditable()
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
    await gateway.sent('LoanForm_save')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof loanRequest>['value']>>

drivePaths(loanFormPlan, {
  endsPage: ['xstate.done.actor.saveLoan', 'xstate.error.actor.saveLoan'],
  open: async ({ page, gateway }) => {
    stored = loanAnswer()
    asked = standForLoans(gateway, () => [stored])
    await beSignedIn(page, somebody)
    await page.goto('/team-member/loans')
    await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible()
  },
  gestures,
  views,
})
