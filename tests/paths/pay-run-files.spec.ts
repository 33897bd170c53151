import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { PayRunFilesEvent, payRunFiles } from '#machines/pay-run-files/pay-run-files.machine.ts'
import { payRunFilesPlan } from '#machines/pay-run-files/pay-run-files.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { ControlledFiles, controlledFilesOf } from './support/controlled-files.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForPayRuns, waitingPayRuns } from './support/pay-runs.ts'

type Effect = `xstate.${'done' | 'error'}.actor.giveFile`

const detail = (page: Page) => page.getByRole('dialog')
const slipPath = `/files/pay-slips/${waitingPayRuns[0]?.id}`
const isSlip = async (page: Page): Promise<boolean> => (await detail(page).count()) > 0

const gestures = {
  'file.requested': async ({ page, gateway }, { file }) => {
    if (file.kind === 'list') {
      if (await isSlip(page)) await page.keyboard.press('Escape')
      await expect(detail(page)).toHaveCount(0)
      gateway.hold('PayRuns_page')
      await page.getByRole('button', { name: 'Export' }).click()
      return
    }
    if (!(await isSlip(page)))
      await page
        .getByRole('button', { name: /^Details/ })
        .first()
        .click()
    await detail(page).getByRole('button', { name: 'Pay slip' }).click()
  },
  'xstate.done.actor.giveFile': async ({ page, gateway }) => {
    const downloading = page.waitForEvent('download')
    if (await isSlip(page)) {
      await controlledFilesOf(page).answer('GET', slipPath, {
        contentType: 'application/pdf',
        headers: { 'content-disposition': 'attachment; filename="Pay slip.pdf"' },
        body: '%PDF-1.7',
      })
      expect((await downloading).suggestedFilename()).toBe('Pay slip.pdf')
      return
    }
    await gateway.answer('PayRuns_page', { payRuns: waitingPayRuns })
    const download = await downloading
    expect(download.suggestedFilename()).toBe('pay-runs.csv')
    expect(await readFile(await download.path(), 'utf8')).toContain('2026-02-02,2026-03-01,142.5,8906.25,463125000,TMN,Waiting,')
  },
  'xstate.error.actor.giveFile': async ({ page, gateway }, { error }) => {
    if (await isSlip(page)) await controlledFilesOf(page).fail('GET', slipPath, error)
    else await gateway.fail('PayRuns_page', error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<PayRunFilesEvent, Effect>

const views = {
  idle: ({ page }) => expect(page.locator('main [data-busy], [role="dialog"] [data-busy]')).toHaveCount(0),
  giving: async ({ page, gateway }) => {
    if (await isSlip(page)) await controlledFilesOf(page).sent('GET', slipPath)
    else await gateway.sent('PayRuns_page')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof payRunFiles>['value']>>

drivePaths(payRunFilesPlan, {
  open: async ({ page, gateway }) => {
    standForPayRuns(gateway)
    await beSignedIn(page, somebody)
    await page.goto('/team-member/pay-runs')
    await ControlledFiles.of(page)
  },
  gestures,
  views,
})
