import { expect, type Locator, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type {
  ChosenFile,
  FileUploadEvent,
  FileUploadInput,
  fileUpload,
  StoredFile,
} from '#machines/file-upload/file-upload.machine.ts'
import { chosenPhoto, fileUploadPlan, oversizePhoto } from '#machines/file-upload/file-upload.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { sizeInWords } from '#rules/uploads.ts'
import { picture } from '../service/support/files.ts'
import { ControlledFiles, controlledFilesOf, tellProgress } from './support/controlled-files.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { mockedProfileOf } from './support/mocked-profile.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea, viewerOf } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'uploadFile' | 'refreshShown' | 'downloadFile' | 'removeFile'}`
type Profile = ReturnType<typeof mockedProfileOf>

/** The server behind a path: what it has stored, and the file that is on its way. */
class Server {
  readonly kind: 'photo' | 'cv'
  readonly #profile: Profile
  chosen: ChosenFile | undefined
  stored: StoredFile | null

  constructor({ kind, stored }: FileUploadInput, profile: Profile) {
    this.kind = kind === 'photo' ? 'photo' : 'cv'
    this.stored = stored
    this.#profile = profile
  }

  get profile(): Profile {
    const { setup } = this.#profile
    const { stored } = this
    if (this.kind === 'photo') return { ...this.#profile, setup: { ...setup, photoUrl: stored && '/files/photos/new' } }
    return { ...this.#profile, setup: { ...setup, cvName: stored?.name ?? null, cvSize: stored?.size ?? null } }
  }
}

const servers = new WeakMap<Page, Server>()

const serverOf = (page: Page): Server => {
  const server = servers.get(page)
  if (server === undefined) throw new Error('The path has not been opened')
  return server
}

const pathOf = (page: Page): string => `/files/${serverOf(page).kind}`
const place = (page: Page): Locator => page.locator(`[data-flow="file-upload"][data-place="${serverOf(page).kind}"]`)
const crop = (page: Page): Locator => page.getByRole('dialog', { name: 'Crop the photo' })
const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Remove the resume?' })
const asButton = (page: Page, name: RegExp): Locator => place(page).getByRole('button', { name })

const bytesOf = async ({ name, size }: ChosenFile): Promise<Buffer> =>
  name === chosenPhoto.name ? picture('png', 320, 200) : Buffer.alloc(size, '%PDF-1.7 ')

const gestures = {
  // Another page has changed it; this one learns of it when the person comes back to it.
  'stored.changed': async ({ page }, { stored }) => {
    serverOf(page).stored = stored
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(place(page)).toHaveCount(0)
    await page.goBack()
  },
  'file.chosen': async ({ page }, { file }) => {
    serverOf(page).chosen = file
    await place(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: file.name, mimeType: 'application/octet-stream', buffer: await bytesOf(file) })
  },
  'refusal.dismissed': ({ page }) => asButton(page, /^Cancel/).click(),
  'crop.confirmed': async ({ page }, { file }) => {
    const use = crop(page).getByRole('button', { name: 'Use photo' })
    await expect(use).toBeEnabled()
    if (file.size === oversizePhoto.size) {
      await page.evaluate((size) => {
        const own = HTMLCanvasElement.prototype.toBlob
        HTMLCanvasElement.prototype.toBlob = (give) => {
          HTMLCanvasElement.prototype.toBlob = own
          give(new Blob([new Uint8Array(size)], { type: 'image/jpeg' }))
        }
      }, file.size)
    }
    serverOf(page).chosen = file
    await use.click()
  },
  'crop.cancelled': ({ page }) => crop(page).getByRole('button', { name: 'Cancel' }).click(),
  'progress.told': async ({ page }, { share }) => {
    await controlledFilesOf(page).sent('POST', pathOf(page))
    await tellProgress(page, share)
    await expect(place(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^50$|^0\.5$/)
  },
  'cancel.requested': ({ page }) => asButton(page, /^Cancel/).click(),
  'retry.requested': ({ page }) => asButton(page, /^Retry/).click(),
  'download.requested': ({ page }) => asButton(page, /^Download/).click(),
  'removal.requested': ({ page }) => asButton(page, /^Remove/).click(),
  'removal.confirmed': ({ page }) => question(page).getByRole('button', { name: 'Remove' }).click(),
  'removal.cancelled': ({ page }) => question(page).getByRole('button', { name: 'Keep' }).click(),
  'xstate.done.actor.uploadFile': async ({ page }) => {
    const server = serverOf(page)
    const { chosen } = server
    server.stored = chosen === undefined ? null : { name: chosen.name, size: chosen.size }
    const request = await controlledFilesOf(page).answer('POST', pathOf(page), { json: { data: {} } })
    const headers = await request.allHeaders()
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(headers.authorization).toMatch(/^Bearer /)
    expect(request.postDataBuffer()?.toString('latin1')).toContain(`name="file"; filename="${chosen?.name}"`)
  },
  'xstate.error.actor.uploadFile': async ({ page }, { error }) => {
    await controlledFilesOf(page).fail('POST', pathOf(page), error)
  },
  'xstate.done.actor.refreshShown': async ({ page, gateway }) => {
    await gateway.answer('ProfileFiles_state', { profile: serverOf(page).profile, viewer: viewerOf(somebody).viewer })
  },
  'xstate.error.actor.refreshShown': async ({ gateway }, { error }) => {
    await gateway.fail('ProfileFiles_state', error)
  },
  'xstate.done.actor.downloadFile': async ({ page }) => {
    const saving = page.waitForEvent('download')
    await controlledFilesOf(page).answer('GET', pathOf(page), {
      contentType: 'application/pdf',
      headers: { 'content-disposition': 'attachment; filename="Mia Member.pdf"' },
      body: '%PDF-1.7',
    })
    expect((await saving).suggestedFilename()).toBe('Mia Member.pdf')
  },
  'xstate.error.actor.downloadFile': async ({ page }, { error }) => {
    await controlledFilesOf(page).fail('GET', pathOf(page), error)
    await expect(snackbars(page).getByText(failureText(error))).toBeVisible()
  },
  'xstate.done.actor.removeFile': async ({ page, gateway }) => {
    const server = serverOf(page)
    server.stored = null
    const { headers } = await gateway.answer('ProfileFiles_removeCv', { removeCv: server.profile })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
  },
  'xstate.error.actor.removeFile': async ({ gateway }, { error }) => {
    await gateway.fail('ProfileFiles_removeCv', error)
  },
} satisfies Gestures<FileUploadEvent, Effect>

const isPhoto = (page: Page): boolean => serverOf(page).kind === 'photo'
const limits = (page: Page): string => (isPhoto(page) ? 'JPG or PNG, up to 2 MB' : 'PDF, DOC or DOCX, up to 5 MB')

const views = {
  empty: async ({ page }) => {
    await expect(place(page).getByText(limits(page))).toBeVisible()
    await expect(asButton(page, /Download|Remove|Retry|Cancel/)).toHaveCount(0)
  },
  filled: async ({ page }) => {
    const { stored } = serverOf(page)
    await expect(
      place(page)
        .getByText(isPhoto(page) ? 'Profile photo' : (stored?.name ?? ''), { exact: true })
        .last(),
    ).toBeVisible()
    await expect(place(page).getByText('Replace')).toBeVisible()
    await expect(asButton(page, /^Download/)).toHaveCount(isPhoto(page) ? 0 : 1)
    await expect(asButton(page, /^Remove/)).toHaveCount(isPhoto(page) ? 0 : 1)
    if (stored !== null && !isPhoto(page)) await expect(place(page).getByText(sizeInWords(stored.size ?? 0))).toBeVisible()
  },
  refused: async ({ page }) => {
    await expect(place(page).getByText(messages.fileNotAllowed, { exact: true })).toBeVisible()
    await expect(asButton(page, /^Retry/)).toHaveCount(0)
  },
  cropping: async ({ page }) => {
    await expect(crop(page).getByRole('button', { name: 'Use photo' })).toBeVisible()
    await expect(crop(page).getByRole('group', { name: 'Part of the photo' })).toBeVisible()
  },
  uploading: async ({ page }) => {
    await expect(place(page).getByRole('progressbar')).toBeVisible()
    await controlledFilesOf(page).sent('POST', pathOf(page))
  },
  failed: async ({ page }) => {
    await expect(
      place(page).getByText(
        /^(File type or size is not allowed\.|The server cannot be reached\. Please check your connection\.)$/,
      ),
    ).toBeVisible()
    await expect(place(page).getByText('Choose another')).toBeVisible()
  },
  refreshing: async ({ gateway }) => {
    await gateway.sent('ProfileFiles_state')
  },
  downloading: async ({ page }) => {
    await controlledFilesOf(page).sent('GET', pathOf(page))
  },
  confirming: async ({ page }) => {
    await expect(question(page).getByText(/is removed from your profile/)).toBeVisible()
    await expect(question(page).getByRole('button', { name: 'Remove' })).toBeEnabled()
  },
  removing: async ({ page, gateway }) => {
    await expect(question(page).getByText('Working…')).toBeAttached()
    await gateway.sent('ProfileFiles_removeCv')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof fileUpload>['value']>>

drivePaths(fileUploadPlan, {
  endsPage: ['xstate.done.actor.uploadFile', 'xstate.done.actor.removeFile'],
  open: async ({ page, gateway, path }) => {
    const server = new Server(path.input as FileUploadInput, mockedProfileOf(somebody))
    servers.set(page, server)
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Profile_page', () => ({ data: { profile: server.profile } }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/profile?tab=profile-setup')
    await ControlledFiles.of(page)
    await page.route('**/files/photos/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
  },
  gestures,
  views,
  mark: { place, attribute: 'data-state' },
})
