import { readFile } from 'node:fs/promises'
import { messages } from '#rules/messages.ts'
import { docx, pdf, picture } from '../service/support/files.ts'
import { expectNoFaults } from '../support/axe.ts'
import { reportFileChoosers } from '../support/file-choosers.ts'
import { spoil } from '../support/kept-page.ts'
import { query } from './support/database.ts'
import { createMember, type Member } from './support/people.ts'
import { expect, type Locator, openAs, type Page, test } from './support/test.ts'
import { richText, textOf } from './support/wizard.ts'

const setupTab = '/team-member/profile?tab=profile-setup'

const place = (page: Page, name: string): Locator => page.locator(`[data-flow="file-upload"][data-place="${name}"]`)
const cv = (page: Page): Locator => place(page, 'cv')
const chooser = (field: Locator): Locator => field.locator('input[type="file"]')
const button = (field: Locator, name: RegExp): Locator => field.getByRole('button', { name })
const choose = (field: Locator, name: string, buffer: Buffer) =>
  chooser(field).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** A PDF of about this size. */
const pdfOf = (bytes: number): Buffer => Buffer.concat([pdf(), Buffer.alloc(bytes, '% padding of a large file\n'), pdf()])

const openSetup = async (page: Page): Promise<Member> => {
  const person = await createMember()
  await openAs(page, person, setupTab)
  await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
  return person
}

/** What is stored of a person. */
const filesOf = ({ memberId }: Member, kind: string) =>
  query('select name, size from stored_file where member_id = $1 and kind = $2', [memberId, kind])

const downloaded = async (page: Page, field: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const saving = page.waitForEvent('download')
  await button(field, /^Download/).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}

test('a CV is no program, is sent, fetched byte for byte under its name after a reload, and removed after a question', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/400 \(Bad Request\).*\/files\/cv/)
  const person = await openSetup(page)
  const before = await filesOf(person, 'cv')
  await choose(cv(page), 'cv.pdf', Buffer.from(`MZ${'\0'.repeat(2000)}`))
  await expect(cv(page)).toHaveAttribute('data-state', '"failed"')
  await expect(cv(page).getByText(messages.fileNotAllowed, { exact: true })).toBeVisible()
  await expect(button(cv(page), /^Retry/)).toHaveCount(0)
  await button(cv(page), /^Cancel/).click()
  await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
  expect(await filesOf(person, 'cv')).toEqual(before)

  const bytes = docx()
  await choose(cv(page), 'Résumé of Pia “2026”.docx', bytes)
  await expect(cv(page).getByText('Résumé of Pia', { exact: false }).first()).toBeVisible()
  await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
  await expect.poll(() => filesOf(person, 'cv')).toHaveLength(1)
  await page.reload()
  await expect(cv(page).getByText(/^Résumé of Pia .*\.docx$/)).toBeVisible()
  const saved = await downloaded(page, cv(page))
  expect(saved.name).toMatch(/^Résumé of Pia .*\.docx$/)
  expect(saved.bytes.equals(bytes)).toBe(true)

  await button(cv(page), /^Remove/).click()
  await page.getByRole('alertdialog', { name: 'Remove the resume?' }).getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => filesOf(person, 'cv')).toEqual([])
  await expect(page).toHaveURL(/\/team-member\/completeProfile/)
})

test('CV, photo, bio and personality are required: a person without them adds them in the wizard', async ({ page }) => {
  const person = await createMember()
  await query('update team_member set cv = null, photo_url = null where id = $1', [person.memberId])
  await openAs(page, person, '/team-member/profile')
  await expect(page).toHaveURL(/\/team-member\/completeProfile/)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(cv(page)).toHaveAttribute('data-state', '"empty"')
  for (const label of ['Bio', 'Personality']) {
    await richText(page, label).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  }
  const finish = page.getByRole('button', { name: 'Finish' })
  const required = page.getByRole('form', { name: 'Profile Setup' }).getByText('Required.')
  await finish.click()
  await expect(required).toHaveCount(4)
  await expect(chooser(cv(page))).toHaveAccessibleDescription(/Required\./)
  await expect(chooser(place(page, 'photo'))).toHaveAccessibleDescription(/Required\./)
  await choose(cv(page), 'cv.pdf', pdf())
  await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
  await expect(required).toHaveCount(3)
  await finish.click()
  await expect(required).toHaveCount(3)
  await choose(place(page, 'photo'), 'portrait.jpg', await picture('jpeg'))
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(place(page, 'photo')).toHaveAttribute('data-state', '"filled"')
  for (const label of ['Bio', 'Personality']) {
    await richText(page, label).click()
    await page.keyboard.insertText(textOf(260))
  }
  await finish.click()
  await expect(page.getByRole('log')).toContainText(messages.profileCompleted)
})

test('a slow upload shows how much is sent and can be cancelled', async ({ page, context }) => {
  const person = await openSetup(page)
  const before = await filesOf(person, 'cv')
  spoil(context)
  const network = await context.newCDPSession(page)
  const limited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }
  await network.send('Network.emulateNetworkConditions', limited)
  await choose(cv(page), 'large.pdf', pdfOf(4 * 1024 * 1024))
  const bar = cv(page).getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0)
  await expect(bar).toBeVisible()
  await button(cv(page), /^Cancel/).click()
  await network.send('Network.emulateNetworkConditions', { ...limited, uploadThroughput: -1 })
  await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
  await expect(cv(page).getByText('The upload is cancelled')).toBeAttached()
  await expect(cv(page).getByText('large.pdf')).toHaveCount(0)
  expect(await filesOf(person, 'cv')).toEqual(before)
})

test('an upload whose answer is lost is stored once however often it is tried', async ({ page, watch }) => {
  watch.expectProblem(/ERR_CONNECTION_FAILED.*\/files\/photo/)
  const person = await openSetup(page)
  const photo = place(page, 'photo')
  const answers: string[] = []
  await page.route('**/files/photo', async (route) => {
    const answer = await route.fetch()
    answers.push(await answer.text())
    if (answers.length === 1) await route.abort('connectionfailed')
    else await route.fulfill({ response: answer })
  })
  await choose(photo, 'portrait.jpg', await picture('jpeg'))
  await page.getByRole('button', { name: 'Use photo' }).click()
  await expect(photo.getByText(messages.serverUnreachable, { exact: true })).toBeVisible()
  await button(photo, /^Retry/).click()
  await expect(photo).toHaveAttribute('data-state', '"filled"')
  expect(answers).toHaveLength(2)
  expect(answers[1]).toBe(answers[0])
  expect(await filesOf(person, 'photo')).toHaveLength(1)
})

test('a certificate has a file of its own', async ({ page }) => {
  const person = await createMember()
  const id = crypto.randomUUID()
  await query(`insert into certificate (member_id, id, name, issuer, created_at) values ($1, $2, 'Scrum', 'Board', now())`, [
    person.memberId,
    id,
  ])
  await openAs(page, person, '/team-member/profile?tab=skills')
  const field = place(page, `certificate:${id}`)
  const bytes = pdf('The certificate')
  await choose(field, 'proof.pdf', bytes)
  await expect(field.getByText('proof.pdf', { exact: true })).toBeVisible()
  // Its name shows while it is still on its way.
  await expect(field).toHaveAttribute('data-state', '"filled"')
  const saved = await downloaded(page, field)
  expect(saved.name).toBe('proof.pdf')
  expect(saved.bytes.equals(bytes)).toBe(true)
})

test.describe('by keyboard and on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const expectAccessible = async (page: Page) => {
    await expectNoFaults(page, 'profile setup', 'main')
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow).toBe(0)
  }

  test('a photo is cropped, sent, and shown here and in the header, also after a reload; a refused file is let go', async ({
    page,
  }) => {
    reportFileChoosers(page)
    const person = await openSetup(page)
    const photo = place(page, 'photo')
    const avatar = page.getByRole('button', { name: /^Profile of/ }).locator('img')
    const before = await photo.locator('img').getAttribute('src')
    await chooser(photo).focus()
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await choosing).setFiles({ name: 'portrait.png', mimeType: 'image/png', buffer: await picture('png', 900, 600) })
    const dialog = page.getByRole('dialog', { name: 'Crop the photo' })
    await expect(dialog.getByRole('button', { name: 'Use photo' })).toBeEnabled()
    await expectNoFaults(page, 'cropping', '[role="dialog"]')
    await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter')
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await dialog.getByRole('button', { name: 'Use photo' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(photo).toHaveAttribute('data-state', '"filled"')
    await expect(photo.locator('img')).not.toHaveAttribute('src', before ?? '')
    const after = (await photo.locator('img').getAttribute('src')) ?? ''
    expect(after).toMatch(/^\/files\/photos\/[\w-]{36}$/)
    await expect(avatar).toHaveAttribute('src', after)
    await expectAccessible(page)
    await choose(cv(page), 'cv.exe', pdf())
    await expect(cv(page).getByText(messages.fileNotAllowed, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await button(cv(page), /^Cancel/).focus()
    await page.keyboard.press('Enter')
    await expect(cv(page)).toHaveAttribute('data-state', '"filled"')
    await expect(cv(page).locator(':focus')).toHaveCount(1)

    await page.reload()
    await expect(avatar).toHaveAttribute('src', after)
    await expect(photo.locator('img')).toHaveJSProperty('complete', true)
    const { naturalWidth, naturalHeight } = await photo.locator('img').evaluate((image: HTMLImageElement) => image)
    expect(naturalWidth).toBe(naturalHeight)
    expect(await filesOf(person, 'photo')).toHaveLength(1)
  })
})
