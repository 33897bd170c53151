import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type { ProfileEntriesEvent, profileEntries } from '#machines/profile-entries/profile-entries.machine.ts'
import { profileEntriesPlan } from '#machines/profile-entries/profile-entries.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { everythingComplete, profileAnswer, standForProfile } from './support/profile.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'saveEntry' | 'removeEntry' | 'setDefaultEntry'}`

interface Phone {
  readonly id: string
  readonly name: string
}

const list = (page: Page) => page.locator('[data-kind="phone"]')
const numberField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' })
const listed = (page: Page) => list(page).getByRole('listitem')

/** What the server has, and what the person sees typed. */
let phones: readonly Phone[] = []
let defaultId = ''
let typed = ''
let isLoaded = false

const contact = () => ({
  __typename: 'Profile',
  id: somebody.id,
  contact: {
    __typename: 'Contact',
    addresses: [],
    phones: phones.map(({ id, name }) => ({
      __typename: 'Phone',
      id,
      number: name,
      isDefault: id === defaultId,
      verification: { __typename: 'Verification', codeSentAt: null, codeEndsAt: null, verifiedAt: null, wrongCodeCount: 0 },
    })),
  },
})

const arrive = async ({ page, gateway }: Scene): Promise<void> => {
  await gateway.answer('Contact_entries', { profile: contact() })
  await expect(list(page)).toBeVisible()
}

const nameOf = (id: string): string => phones.find((one) => one.id === id)?.name ?? ''

const expectSentOnce = (headers: Readonly<Record<string, string>>) =>
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)

const gestures = {
  'entries.arrived': async (scene, event) => {
    phones = event.known
    if (isLoaded) await scene.page.reload()
    else defaultId = event.known[0]?.id ?? ''
    isLoaded = true
    await arrive(scene)
  },
  'add.requested': async ({ page }) => {
    typed = ''
    await page.getByRole('button', { name: 'Add phone' }).click()
  },
  'edit.requested': async ({ page }, { id }) => {
    typed = nameOf(id)
    await page.getByRole('button', { name: `Edit ${nameOf(id)}` }).click()
  },
  'field.changed': async ({ page }, { value }) => {
    typed = String(value)
    await numberField(page).fill(typed)
  },
  'field.left': async ({ page }) => {
    await numberField(page).focus()
    await page.keyboard.press('Tab')
    const isNumber = typed.length > 6
    await expect(list(page).getByText(messages.phoneInvalid)).toHaveCount(isNumber ? 0 : 1)
  },
  'save.requested': async ({ page }) => {
    await list(page).getByRole('button', { name: 'Save', exact: true }).click()
    if (typed.length > 6) return
    await expect(list(page).getByText(messages.phoneInvalid)).toBeVisible()
    await expect(numberField(page)).toBeFocused()
  },
  'cancel.requested': ({ page }) => list(page).getByRole('button', { name: 'Cancel' }).click(),
  'remove.requested': ({ page }, { id }) => page.getByRole('button', { name: `Remove ${nameOf(id)}` }).click(),
  'remove.confirmed': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
  'remove.cancelled': ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click(),
  'flow.restored': async (scene) => {
    await scene.page.reload()
    await arrive(scene)
  },
  'default.requested': ({ page }, { id }) => page.getByRole('button', { name: `Set as default ${nameOf(id)}` }).click(),
  'xstate.done.actor.saveEntry': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Contact_savePhone')
    expect(variables).toEqual({ input: { id: phones[1]?.id, number: typed } })
    expectSentOnce(headers)
    await gateway.answer('Contact_savePhone', { savePhone: contact() })
    await expect(snackbars(page).getByText(messages.phoneSaved)).toBeVisible()
  },
  'xstate.error.actor.saveEntry': async ({ page, gateway }, { error }) => {
    await gateway.fail('Contact_savePhone', error)
    const said = failureText(error)
    await expect(list(page).getByText(said).first()).toBeVisible()
    await expect(snackbars(page).getByText(messages.genericError)).toBeVisible()
  },
  'xstate.done.actor.removeEntry': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Contact_removePhone')
    expectSentOnce(headers)
    phones = phones.filter(({ id }) => id !== variables.id)
    await gateway.answer('Contact_removePhone', { removePhone: contact() })
    await expect(snackbars(page).getByText(messages.phoneRemoved)).toBeVisible()
  },
  'xstate.error.actor.removeEntry': async ({ page, gateway }, { error }) => {
    await gateway.fail('Contact_removePhone', error)
    await expect(snackbars(page).getByText(messages.genericError)).toBeVisible()
  },
  'xstate.done.actor.setDefaultEntry': async ({ page, gateway }) => {
    const { variables, headers } = await gateway.sent('Contact_setDefaultPhone')
    expectSentOnce(headers)
    defaultId = String(variables.id)
    await gateway.answer('Contact_setDefaultPhone', { setDefaultPhone: contact() })
    await expect(page.getByRole('button', { name: `Set as default ${nameOf(defaultId)}` })).toHaveCount(0)
  },
  'xstate.error.actor.setDefaultEntry': async ({ page, gateway }, { error }) => {
    await gateway.fail('Contact_setDefaultPhone', error)
    await expect(snackbars(page).getByText(messages.genericError)).toBeVisible()
  },
} satisfies Gestures<ProfileEntriesEvent, Effect>

const views = {
  viewing: async ({ page, gateway }) => {
    if (!isLoaded) {
      await gateway.sent('Contact_entries')
      await expect(page.getByText('Loading your contact details')).toBeAttached()
      return
    }
    await expect(list(page)).toHaveAttribute('data-state', '"viewing"')
    await expect(listed(page)).toHaveCount(phones.length)
    await expect(page.getByRole('button', { name: 'Add phone' })).toBeEnabled()
  },
  editing: async ({ page }) => {
    await expect(numberField(page)).toHaveValue(typed)
    await expect(numberField(page)).toBeEditable()
    await expect(list(page).getByText(messages.savedOnDevice).first()).toBeVisible()
  },
  saving: async ({ page, gateway }) => {
    await gateway.sent('Contact_savePhone')
    await expect(numberField(page)).toHaveValue(typed)
    await expect(numberField(page)).not.toBeEditable()
  },
  confirmingRemoval: async ({ page }) => {
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toContainText(
      `'${nameOf(phones[1]?.id ?? '')}' is removed from your profile.`,
    )
  },
  removing: async ({ page, gateway }) => {
    await gateway.sent('Contact_removePhone')
    await expect(page.getByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible()
  },
  settingDefault: async ({ gateway }) => {
    await gateway.sent('Contact_setDefaultPhone')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof profileEntries>['value']>>

drivePaths(profileEntriesPlan, {
  endsPage: ['remove.confirmed', 'xstate.done.actor.setDefaultEntry'],
  open: async ({ page, gateway }) => {
    phones = []
    isLoaded = false
    standForProfile(gateway, () => everythingComplete)
    gateway.stand('Profile_page', () => ({ data: profileAnswer({ facts: everythingComplete }) }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/profile?tab=contact')
  },
  gestures,
  views,
  mark: { place: list, attribute: 'data-state' },
  gone: ['viewing'],
})
