import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { LoanRemovalEvent, loanRemoval } from '#machines/loan-removal/loan-removal.machine.ts'
import { loanRemovalPlan } from '#machines/loan-removal/loan-removal.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { approvedLoan, loanAnswer, standForLoans } from './support/loans.ts'
import { snackbars } from './support/page.ts'
import { done } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.removeLoan`

const dialog = (page: Page) => page.getByRole('alertdialog', { name: messages.loanDeleteQuestion })
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete' })
const menu = (page: Page) => page.getByRole('button', { name: 'Actions for the loan of 1,200.00 AUD' })

/** How often the list was asked for; every path begins anew. */
let asked = { times: 0 }

/** The question is closed and the list asked for again, whatever came of it. */
const told = async (page: Page, text: string, before: number) => {
  await expect(snackbars(page).getByText(text)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => asked.times).toBeGreaterThan(before)
}

const gestures = {
  'removal.requested': async ({ page }) => {
    await menu(page).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('1,200.00 AUD')
  },
  // The list of another page comes, after Back for one.
  'selection.lost': async ({ page }) => {
    await page.goBack()
    await expect(dialog(page)).toContainText('not in the list any more')
  },
  'removal.confirmed': async ({ page }) => {
    const isSelected = (await dialog(page).getByText('1,200.00 AUD').count()) > 0
    await confirm(page).press('Enter')
    if (!isSelected) await expect(snackbars(page).getByText(messages.loanNotSelected)).toBeVisible()
  },
  'removal.cancelled': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
  'xstate.done.actor.removeLoan': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Loans_remove')
    expect(variables.id).toBe(loanAnswer().id)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    const before = asked.times
    await gateway.answer('Loans_remove', { removeLoan: done })
    await told(page, messages.loanDeleted, before)
  },
  'xstate.error.actor.removeLoan': async ({ page, gateway }, { error }) => {
    const before = asked.times
    await gateway.fail('Loans_remove', error)
    await told(page, failureText(error), before)
  },
} satisfies Gestures<LoanRemovalEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Loan List' })).toBeVisible()
  },
  confirming: ({ page }) => expect(confirm(page)).toBeEnabled(),
  removing: async ({ page, gateway }) => {
    await expect(confirm(page)).toBeDisabled()
    await gateway.sent('Loans_remove')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof loanRemoval>['value']>>

drivePaths(loanRemovalPlan, {
  endsPage: ['selection.lost'],
  open: async ({ page, gateway }) => {
    asked = standForLoans(gateway, (number) => (number === 1 ? [{ ...approvedLoan, id: somebody.id }] : [loanAnswer()]), 11)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/loans')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(menu(page)).toBeVisible()
  },
  gestures,
  views,
})
