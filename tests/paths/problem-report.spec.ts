import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { ProblemReportEvent, problemReport } from '#machines/problem-report/problem-report.machine.ts'
import { problemReportPlan } from '#machines/problem-report/problem-report.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { standForTimesheet } from './support/mocked-week.ts'

type Effect = `xstate.${'done' | 'error'}.actor.send`

const dialog = (page: Page) => page.getByRole('dialog', { name: messages.reportProblem })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

const sentReport = 'ProblemReport_send'

const gestures = {
  'report.requested': async ({ page }) => {
    await page.locator('header button[aria-haspopup="dialog"]').nth(1).click()
    await page.getByRole('button', { name: messages.reportProblem }).press('Enter')
    await expect(dialog(page)).toBeVisible()
  },
  'part.toggled': async ({ page }) => {
    const part = dialog(page).getByRole('checkbox', { name: messages.reportTyped })
    await part.press('Space')
    await expect(part).not.toBeChecked()
  },
  'sentence.changed': ({ page }, { sentence }) =>
    dialog(page).getByRole('textbox', { name: messages.reportSentence }).fill(sentence),
  'send.requested': ({ page }) => button(page, messages.reportSend).press('Enter'),
  'save.requested': async ({ page }) => {
    const downloading = page.waitForEvent('download')
    await button(page, messages.reportSave).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^problem-report-\d{4}-\d\d-\d\d-\d{4}\.json$/)
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ format: 1 })
    await expect(dialog(page).getByText(messages.reportSaved.replace('{file}', download.suggestedFilename()))).toBeVisible()
  },
  'cancel.requested': async ({ page }) => {
    await page.keyboard.press('Escape')
    // Where the menu was opened from.
    await expect(page.locator('header button[aria-haspopup="dialog"]').nth(1)).toBeFocused()
  },
  'xstate.done.actor.send': async ({ page, gateway }, { output }) => {
    const { variables, headers } = await gateway.sent(sentReport)
    expect(JSON.parse(String(variables.report))).toMatchObject({ format: 1, flows: expect.any(Array) })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await gateway.answer(sentReport, { reportProblem: { __typename: 'KeptReport', id: output } })
    await expect(dialog(page).getByText(String(output))).toBeVisible()
  },
  'xstate.error.actor.send': async ({ page, gateway }, { error }) => {
    await gateway.fail(sentReport, error)
    await expect(dialog(page).getByText(failureText(error))).toBeVisible()
  },
} satisfies Gestures<ProblemReportEvent, Effect>

const editable = ({ page }: { readonly page: Page }) =>
  expect(dialog(page).getByRole('textbox', { name: messages.reportSentence })).toBeEditable()

const views = {
  closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
  'composing.unsent': editable,
  'composing.saved': editable,
  'composing.failed': editable,
  sending: async ({ page, gateway }) => {
    await expect(dialog(page).getByRole('textbox', { name: messages.reportSentence })).not.toBeEditable()
    await gateway.sent(sentReport)
  },
  sent: ({ page }) => expect(dialog(page).getByText(messages.reportSent)).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof problemReport>['value']>>

drivePaths(problemReportPlan, {
  asksNothing: ['saveFile'],
  open: async ({ page, gateway }) => {
    standForTimesheet(gateway)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/timesheet')
    await expect(page.locator('header button[aria-haspopup="dialog"]')).toHaveCount(2)
  },
  gestures,
  views,
  gone: ['closed'],
})
