import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, FrameLocator } from '@playwright/test'
import { endingOf } from '#app/replay/mended.ts'
import { messages } from '#rules/messages.ts'
import { writeReplayTest } from '../../scripts/lib/replay-test.ts'
import { type ReplayServer, startReplayServer } from '../support/replay-server.ts'
import { createBorrower } from './support/borrower.ts'
import { expect, openAs, type Page, test } from './support/test.ts'
import { expectGoodView } from './support/view.ts'

const button = (page: Page | FrameLocator, name: string) => page.getByRole('button', { name, exact: true })
const loanForm = (page: Page | FrameLocator) => page.getByRole('dialog', { name: 'Loan Request' })

/** Somebody on a phone cannot send their loan, and saves a report of it. @returns the file */
const reportFromPhone = async (page: Page): Promise<string> => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, await createBorrower(), '/team-member/loans')
  await button(page, 'Loan Request').press('Enter')
  await expect(loanForm(page).getByRole('combobox', { name: 'Commitment' })).toContainText('Harbour control')
  await loanForm(page).getByRole('textbox', { name: 'Amount' }).pressSequentially('900')
  await loanForm(page).getByRole('textbox', { name: 'Number Of Installments' }).fill('3')
  await loanForm(page).getByRole('textbox', { name: 'Description' }).fill('A boat for the harbour')
  await page.route('**/graphql', (route) => route.abort())
  await loanForm(page).getByRole('button', { name: 'Save' }).press('Enter')
  await button(page, messages.reportProblem).press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.reportProblem })
  await dialog.getByRole('textbox', { name: messages.reportSentence }).fill('It would not let me ask for the loan.')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: messages.reportSave }).press('Enter')
  return await (await downloading).path()
}

/** A laptop that tells what asks for more than the replay's own server has, where no gateway stands behind it. */
const laptop = async (browser: Browser, { address }: ReplayServer): Promise<{ context: BrowserContext; left: string[] }> => {
  const left: string[] = []
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  context.on('weberror', (error) => left.push(error.error().message))
  context.on('request', (request) => {
    const { protocol, host, pathname } = new URL(request.url())
    const isElsewhere = /^https?:$/.test(protocol) && host !== new URL(address).host
    if (isElsewhere || /^\/(graphql|v1|files)\b/.test(pathname)) left.push(request.url())
  })
  return { context, left }
}

test('a problem is reported on a phone, replayed without network, seen in its chart, and has its failing test', async ({
  page,
  browser,
  watch,
}, info) => {
  test.setTimeout(480_000)
  watch.expectProblem(/ERR_FAILED/)
  const file = await reportFromPhone(page)
  const server = await startReplayServer(file)
  try {
    const { context, left } = await laptop(browser, server)
    const replay = await context.newPage()
    await replay.goto(server.address)
    const portal = replay.frameLocator('iframe')
    const steps = replay.getByRole('group', { name: 'Steps' })
    const slider = steps.getByRole('slider', { name: 'Entry' })
    // Vite turns all the portal's code into what browsers read, which takes longer than a test waits.
    await portal.locator('html[data-replayed]').waitFor({ state: 'attached', timeout: 120_000 })
    await expect(replay.getByText('It would not let me ask for the loan.')).toBeVisible()
    await expect(portal.getByText('Unsaved loan request')).toBeVisible({ timeout: 60_000 })
    await expectGoodView(replay, 'replay of a report')

    const flows = await context.newPage()
    await flows.goto(new URL('/dev/flows', server.address).href)
    await flows.getByRole('button', { name: /^loan-form/ }).press('Enter')
    const lit = (state: string) => flows.locator(`[data-chart-state="${state}"][data-active]`)
    await expect(lit('offering')).toBeAttached()

    await replay.bringToFront()
    const search = replay.getByRole('searchbox', { name: 'Search entries' })
    const found = replay.getByRole('list', { name: 'Entries' }).getByRole('button')
    const amount = loanForm(portal).getByRole('textbox', { name: 'Amount' })
    const description = loanForm(portal).getByRole('textbox', { name: 'Description' })
    await search.fill('loan-form: field.changed')
    await found.nth(1).press('Enter')
    await expect(amount).toHaveValue('90')
    await expect(description).toHaveValue('')
    await expect(lit('editing')).toBeAttached()
    // Who goes on by keys stays where they are, whatever opens in the portal.
    await slider.focus()
    await replay.keyboard.press('ArrowLeft')
    await expect(amount).toHaveValue('9')
    await expect(slider).toBeFocused()
    await replay.keyboard.press('Home')
    await expect(steps).toContainText('Entry 1 of')
    await expect(loanForm(portal)).toHaveCount(0)
    await replay.keyboard.press('End')
    await expect(portal.getByText('Unsaved loan request')).toBeVisible()
    await found.last().press('Enter')
    await expect(amount).toHaveValue('900')

    // What is done in the replayed page changes nothing.
    await description.pressSequentially(' and a pier')
    await loanForm(portal).getByRole('button', { name: 'Save' }).press('Enter')
    await expect(description).toHaveValue('A boat for the harbour')
    const kept = await replay.evaluate(async () => [document.cookie, localStorage.length])
    expect(kept).toEqual(['', 1])
    expect(left).toEqual([])
    await context.close()
  } finally {
    await server.stop()
  }

  const { key, files } = writeReplayTest(readFileSync(file, 'utf8'), info.outputPath('replays'))
  const [written, report] = files.map((one) => readFileSync(one, 'utf8'))
  expect(written).toContain('It would not let me ask for the loan.')
  const { isAsReported, words } = endingOf(report ?? '', key)
  expect(isAsReported).toBe(true)
  expect(words).toContain("still ends in 'offering'")
})
