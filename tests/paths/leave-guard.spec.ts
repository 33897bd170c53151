import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { LeaveGuardEvent, leaveGuard } from '#machines/leave-guard/leave-guard.machine.ts'
import { leaveGuardPlan } from '#machines/leave-guard/leave-guard.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { everythingComplete, profileAnswer, standForProfile } from './support/profile.ts'

type Effect = `xstate.${'done' | 'error'}.actor.leavePage`

const nickname = (page: Page) => page.getByLabel('Nickname', { exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const isElsewhere = (page: Page) => !page.url().endsWith('/team-member/profile')

const comeBack = async (page: Page): Promise<void> => {
  await page.goBack()
  await expect(nickname(page)).toHaveValue('Mimi')
}

const gestures = {
  'changes.made': ({ page }) => (isElsewhere(page) ? comeBack(page) : nickname(page).fill('Mimi')),
  'changes.gone': async ({ page }) => {
    if (isElsewhere(page)) await comeBack(page)
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(nickname(page)).toHaveValue('')
  },
  'leave.requested': ({ page }) =>
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Career Histories' }).click(),
  'stay.chosen': ({ page }) => question(page).getByRole('button', { name: 'Stay' }).click(),
  'leave.chosen': async ({ page, path }) => {
    if (path.steps.some(({ event }) => event.type === 'xstate.error.actor.leavePage')) {
      await page.evaluate(() => {
        history.pushState = () => {
          throw new DOMException('The history takes no more', 'DataCloneError')
        }
      })
    }
    await question(page).getByRole('button', { name: 'Leave' }).click()
  },
  'xstate.done.actor.leavePage': ({ page }) => expect(page).toHaveURL(/\/team-member\/career-?histories$/i),
  'xstate.error.actor.leavePage': ({ page }) => expect(page).toHaveURL(/\/team-member\/profile$/),
} satisfies Gestures<LeaveGuardEvent, Effect>

const views = {
  open: async ({ page }) => {
    await expect(nickname(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0)
  },
  'guarded.staying': async ({ page }) => {
    await expect(question(page)).toHaveCount(0)
    await expect(nickname(page)).toHaveValue('Mimi')
    await expect(page.getByRole('tab', { name: /^Personal Details.*not saved/ })).toBeVisible()
  },
  'guarded.asking': async ({ page }) => {
    await expect(question(page)).toContainText('Your changes in Personal Details are not saved on the server.')
    expect(isElsewhere(page)).toBe(false)
  },
  leaving: ({ page }) => expect(question(page)).toHaveCount(0),
  left: async ({ page }) => expect(isElsewhere(page)).toBe(true),
} satisfies Views<LeafOf<SnapshotFrom<typeof leaveGuard>['value']>>

drivePaths(leaveGuardPlan, {
  asksNothing: ['leavePage'],
  // The gestures know from the whole walk whether the browser takes the way out.
  endsPage: ['xstate.done.actor.leavePage', 'xstate.error.actor.leavePage'],
  open: async ({ page, gateway }) => {
    standForProfile(gateway, () => everythingComplete)
    gateway.stand('Profile_page', () => ({ data: profileAnswer({ facts: everythingComplete }) }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/profile')
  },
  gestures,
  views,
  gone: ['leaving', 'left'],
})
