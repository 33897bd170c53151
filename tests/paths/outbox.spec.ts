import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { OutboxEvent } from '#machines/outbox/outbox.machine.ts'
import { outboxPlan } from '#machines/outbox/outbox.paths.ts'
import type { outbox } from '#machines/portal-outbox.ts'
import { monday, record } from '#machines/timesheet-grid/timesheet-grid.paths.ts'
import { workOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { undoTime } from '#rules/timesheet.ts'
import { stopClock } from '../support/clock.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { openPlannedWeek, standForTimesheet, typed, weekAnswer } from './support/mocked-week.ts'

import { done } from './support/people.ts'

type Effect =
  | `xstate.${'done' | 'error'}.actor.${'sendOperation' | 'readRemote'}`
  | `xstate.done.actor.${'awaitMoment' | 'awaitNetwork'}`

const other = { ...record, id: 'e2', epic: 'Tides', ticket: 'HB-2' }
const save = 'TimesheetOutbox_saveEntry'
const removal = 'TimesheetOutbox_removeEntry'
const remote = 'TimesheetOutbox_remote'

const cellOf = (page: Page, epic: string) =>
  page.getByRole('grid').getByRole('row').filter({ hasText: epic }).getByRole('gridcell').first()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const press = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).first().click()

/** The operation on its way: a save or a removal. */
const onItsWay = async (gateway: ControlledGateway): Promise<typeof save | typeof removal> => {
  await expect.poll(() => gateway.waiting().filter((name) => name === save || name === removal)).toHaveLength(1)
  return gateway.waiting().includes(save) ? save : removal
}

const gestures = {
  'operation.enqueued': async ({ page }, { operation }) => {
    if (workOf(operation)?.kind === 'saveEntry') {
      const cell = cellOf(page, record.epic)
      const before = Number.parseFloat((await cell.textContent()) ?? '')
      const typed = before === 3 ? '4' : '3'
      await cell.press(typed)
      await page.getByRole('grid').getByRole('textbox').press('Enter')
      await expect(cell).toHaveText(new RegExp(`^${typed}`))
    } else {
      await cellOf(page, other.epic).press('Delete')
      await expect(undo(page)).toBeVisible()
    }
  },
  'operation.undone': async ({ page }) => {
    await undo(page).click()
    await expect(cellOf(page, other.epic)).toHaveText(/^2/)
  },
  'operation.retried': ({ page }) => press('Retry')(page),
  'operation.discarded': ({ page }) => press('Discard')(page),
  'overwrite.chosen': ({ page }) => press('Keep mine')(page),
  'remote.chosen': ({ page }) => press('Keep theirs')(page),
  'network.returned': ({ page }) => press('Try now')(page),
  'xstate.done.actor.sendOperation': async ({ gateway }) => {
    const name = await onItsWay(gateway)
    if (name === removal) await gateway.answer(removal, { removeTimesheetEntry: done })
    else await gateway.answer(save, { saveTimesheetEntry: typed({ ...record, effort: 3, version: 2 }) })
  },
  'xstate.error.actor.sendOperation': async ({ gateway }, { error }) => {
    await gateway.fail(await onItsWay(gateway), error)
  },
  'xstate.done.actor.readRemote': async ({ gateway }, { output }) => {
    if (output === null) {
      await gateway.fail(remote, { kind: 'refused', code: 'NOT_FOUND', message: 'Gone', field: null })
      return
    }
    const { variables } = await gateway.sent(remote)
    const present = variables.id === other.id ? other : record
    await gateway.answer(remote, { timesheetEntry: typed({ ...present, version: 2, effort: 5 }) })
  },
  'xstate.error.actor.readRemote': async ({ gateway }, { error }) => {
    await gateway.fail(remote, error)
  },
  'xstate.done.actor.awaitMoment': ({ page }) => page.clock.runFor(undoTime + 100),
  'xstate.done.actor.awaitNetwork': ({ page }) => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
} satisfies Gestures<OutboxEvent, Effect>

const views = {
  choosing: async () => undefined,
  empty: async ({ page }) => {
    await expect(undo(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Retry|Keep mine|Try now/ })).toHaveCount(0)
  },
  attending: ({ page }) => expect(page.getByRole('button', { name: /Retry|Keep mine/ }).first()).toBeVisible(),
  holding: ({ page }) => expect(undo(page)).toBeVisible(),
  sending: async ({ gateway }) => {
    await onItsWay(gateway)
  },
  readingRemote: async ({ gateway }) => {
    await gateway.sent(remote)
  },
  waitingForNetwork: ({ page }) => expect(page.getByText(/waits? for the network/)).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof outbox>['value']>>

drivePaths(outboxPlan, {
  asksNothing: ['awaitMoment', 'awaitNetwork'],
  open: async ({ page, gateway }) => {
    await page.clock.install()
    standForTimesheet(gateway)
    gateway.hold(save)
    gateway.stand('Timesheet_week', ({ variables }) => ({ data: weekAnswer(variables, [record, other]) }))
    await openPlannedWeek(page, 'grid')
    await expect(cellOf(page, record.epic)).toBeVisible()
    expect(record.date).toBe(monday)
    // The time in which a deletion can be undone stands still until the path moves it.
    await stopClock(page)
  },
  setsClock: true,
  gestures,
  views,
  unseen: ['choosing'],
})
