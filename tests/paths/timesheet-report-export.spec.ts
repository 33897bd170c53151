import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type {
  TimesheetReportExportEvent,
  timesheetReportExport,
} from '#machines/timesheet-report-export/timesheet-report-export.machine.ts'
import { timesheetReportExportPlan } from '#machines/timesheet-report-export/timesheet-report-export.paths.ts'
import { messages } from '#rules/messages.ts'
import { lineManager } from './support/accesses.ts'
import { ControlledFiles, controlledFilesOf } from './support/controlled-files.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.giveReport`

const path = '/files/timesheet-report'
const content = 'Date,Team Member\r\nTotal,\r\n'

const progress = (page: Page) => page.getByRole('group', { name: 'Export in progress' })
const exportButton = (page: Page, format: string) =>
  page.getByRole('group', { name: 'Export', exact: true }).getByRole('button', { name: `Export ${format.toUpperCase()}` })

const record = {
  ...{ __typename: 'ReportRecord', id: 'e1', date: '2026-03-02', memberId: 'm1', memberName: 'Maya Rahimi' },
  ...{ projectId: 'p1', projectName: 'Harbour', epic: 'Tides', ticket: 'HB-1', activityId: 'a1', activity: 'Development' },
  ...{ technology: 'TypeScript', effort: 4.5, adjustment: 0, description: 'HB-1 - Board' },
}

const gestures = {
  'export.requested': async ({ page }, { report: { format } }) => {
    await exportButton(page, format).click()
  },
  // A stubbed answer comes as a whole: what arrives of it before its end is said by the page's own stream.
  'progress.told': async ({ page }, { received }) => {
    const held = await controlledFilesOf(page).sent('GET', path)
    expect(held.url()).toContain('start=2026-03-01&end=2026-03-31')
    await page.evaluate((bytes) => globalThis.arriveInPart(bytes), received)
    await expect(progress(page).getByText('4 kB received')).toBeVisible()
  },
  'cancel.requested': async ({ page }) => {
    await progress(page).getByRole('button', { name: 'Cancel' }).click()
  },
  'retry.requested': async ({ page }) => {
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  },
  'outcome.dismissed': async ({ page }) => {
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
  },
  'xstate.done.actor.giveReport': async ({ page }) => {
    const downloading = page.waitForEvent('download')
    await controlledFilesOf(page).answer('GET', path, {
      contentType: 'text/csv',
      headers: { 'content-disposition': 'attachment; filename="Timesheet report.csv"' },
      body: content,
    })
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Timesheet report.csv')
    expect(await readFile(await download.path(), 'utf8')).toBe(content)
  },
  'xstate.error.actor.giveReport': async ({ page }, { error }) => {
    await controlledFilesOf(page).fail('GET', path, error)
    await expect(page.getByRole('alert').getByText(failureText(error))).toBeVisible()
  },
} satisfies Gestures<TimesheetReportExportEvent, Effect>

const views = {
  idle: async ({ page }) => {
    await expect(progress(page)).toHaveCount(0)
    await expect(page.getByRole('alert').filter({ hasText: 'export' })).toHaveCount(0)
    await expect(exportButton(page, 'csv')).not.toHaveAttribute('aria-disabled', 'true')
  },
  exporting: async ({ page }) => {
    await controlledFilesOf(page).sent('GET', path)
    await expect(progress(page).getByRole('progressbar', { name: /^Exporting 2 records as/ })).toBeVisible()
    await expect(exportButton(page, 'csv')).toHaveAttribute('aria-disabled', 'true')
  },
  failed: ({ page }) => expect(page.getByRole('alert').getByText(messages.reportExportFailed)).toBeVisible(),
  cancelled: ({ page }) => expect(page.getByRole('alert').getByText(messages.reportExportCancelled)).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetReportExport>['value']>>

drivePaths(timesheetReportExportPlan, {
  endsPage: ['progress.told'],
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => lineManager)
    gateway.stand('TimesheetReport_choices', () => ({
      data: { teamChoices: { __typename: 'TeamChoices', members: [], projects: [] } },
    }))
    gateway.stand('TimesheetReport_page', () => ({
      data: {
        timesheetReport: {
          ...{ __typename: 'TimesheetReport', records: [record, { ...record, id: 'e2' }] },
          ...{ recordCount: 2, effort: 9, groups: [] },
        },
      },
    }))
    await beSignedIn(page, lineManager)
    await page.goto('/team-member/reports/timesheet-report?start=2026-03-01&end=2026-03-31')
    await ControlledFiles.of(page)
    await page.evaluate(() => {
      const ask = globalThis.fetch
      let part = 0
      let arrive: () => void = () => undefined
      globalThis.arriveInPart = (bytes) => {
        part = bytes
        arrive()
      }
      globalThis.fetch = async (...given) => {
        const address = given[0] instanceof Request ? given[0].url : String(given[0])
        if (!address.includes('/files/timesheet-report')) return await ask(...given)
        // The answer of the path, after the part that it let arrive.
        part = 0
        const arrived = new Promise<void>((resolve) => {
          arrive = resolve
        })
        const whole = ask(...given)
        const first = await Promise.race([whole, arrived])
        if (first !== undefined) return first
        const stream = new ReadableStream<Uint8Array>({
          async start(controller) {
            controller.enqueue(new Uint8Array(part))
            try {
              const answer = await whole
              controller.enqueue(new Uint8Array(await answer.arrayBuffer()))
              controller.close()
            } catch (error) {
              controller.error(error)
            }
          },
        })
        return new Response(stream, { headers: { 'content-disposition': 'attachment; filename="Timesheet report.csv"' } })
      }
    })
  },
  gestures,
  views,
})

declare global {
  var arriveInPart: (bytes: number) => void
}
