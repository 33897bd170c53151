import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { somebody } from '#machines/testing/fixtures.ts'
import { otherEntry, someEntry } from '#machines/testing/time-records.ts'
import type { TimesheetPinsEvent, timesheetPins } from '#machines/timesheet-pins/timesheet-pins.machine.ts'
import { timesheetPinsPlan } from '#machines/timesheet-pins/timesheet-pins.paths.ts'
import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import {
  choicesAnswer,
  earlierEntriesAnswer,
  earlierRecords,
  entryDialog,
  pinnedAnswer,
  quickFormAddress,
  standForQuickForm,
} from './support/time-entry.ts'

type Effect = `xstate.${'done' | 'error'}.actor.keepPin`

const send = 'TimesheetEntry_pin'
const pin = (page: Page, { ticket, epic, activity }: Pick<EarlierEntry, 'ticket' | 'epic' | 'activity'>) =>
  earlierRecords(page).getByRole('button', { name: `Pin: ${ticket} · ${epic} · ${activity.value}` })

/** What the path has asked for, and what the server has of it. */
let wishes: readonly { readonly ticket: string; readonly isPinned: boolean }[] = []
let pinned: readonly EarlierEntry[] = []

const gestures = {
  'pin.changed': async ({ page }, { entry, isPinned }) => {
    wishes = [...wishes, { ticket: entry.ticket, isPinned }]
    await expect(pin(page, entry)).toHaveAttribute('aria-pressed', String(!isPinned))
    await pin(page, entry).click()
    await expect(pin(page, entry)).toHaveAttribute('aria-pressed', String(isPinned))
  },
  'form.hidden': ({ page }) => entryDialog(page).press('Escape'),
  'form.shown': async ({ page }) => {
    await page.getByRole('combobox', { name: 'Epic' }).first().fill(someEntry.epic)
    await page.getByRole('option', { name: someEntry.epic }).click()
    await expect(earlierRecords(page)).toBeVisible()
  },
  'xstate.done.actor.keepPin': async ({ gateway }) => {
    const { headers, variables } = await gateway.sent(send)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    const { ticket, isPinned } = variables.input as (typeof wishes)[number]
    expect(wishes).toContainEqual({ ticket, isPinned })
    const others = pinned.filter((one) => one.ticket !== ticket)
    pinned = isPinned ? [...others, ...[someEntry, otherEntry].filter((one) => one.ticket === ticket)] : others
    await gateway.answer(send, { pinTimesheetEntry: pinnedAnswer(pinned) })
  },
  'xstate.error.actor.keepPin': async ({ page, gateway, at }, { error }) => {
    await gateway.fail(send, error)
    const place = at.includes('form.shown') ? entryDialog(page) : snackbars(page)
    await expect(place.getByText(messages.pinsNeedNetwork).first()).toBeVisible()
  },
} satisfies Gestures<TimesheetPinsEvent, Effect>

const views = {
  'form.shown': ({ page }) => expect(earlierRecords(page)).toBeVisible(),
  'form.hidden': ({ page }) => expect(entryDialog(page)).toHaveCount(0),
  'keeping.idle': async ({ page }) => {
    for (const entry of [someEntry, otherEntry]) {
      const isPinned = pinned.some(({ ticket }) => ticket === entry.ticket)
      await expect(pin(page, entry)).toHaveAttribute('aria-pressed', String(isPinned))
    }
  },
  'keeping.keeping': async ({ gateway }) => {
    await gateway.sent(send)
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof timesheetPins>['value']>>

drivePaths(timesheetPinsPlan, {
  open: async ({ page, gateway }) => {
    wishes = []
    pinned = []
    standForQuickForm(gateway)
    gateway.stand('TimesheetEntry_choices', () => ({ data: choicesAnswer }))
    gateway.stand('TimesheetEntry_earlierEntries', () => ({ data: earlierEntriesAnswer([someEntry, otherEntry], pinned) }))
    await beSignedIn(page, somebody)
    await page.goto(quickFormAddress(someEntry.epic))
  },
  gestures,
  views,
  gone: ['form.hidden'],
})
