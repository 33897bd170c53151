import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { failureText } from '#machines/failure.ts'
import type {
  PositionApplicationEvent,
  PositionApplicationInput,
  positionApplication,
} from '#machines/position-application/position-application.machine.ts'
import { positionApplicationPlan } from '#machines/position-application/position-application.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect =
  | `xstate.${'done' | 'error'}.actor.apply`
  | `xstate.after.redirectDelay.position-application.${'applied' | 'cancelled'}`

const inputOf = ({ path }: Scene) => path.input as PositionApplicationInput

const detailsOf = (scene: Scene) => ({
  position: {
    __typename: 'Position',
    ...inputOf(scene),
    title: 'Senior Engineer',
    jobTitles: ['Backend Engineer', 'Full Stack Engineer'],
    jobDescription: 'You keep the timetable running.',
    skills: ['TypeScript', 'PostgreSQL'],
  },
})

const addressOf = (scene: Scene) => `/team-member/position/apply/${inputOf(scene).deepLinkId}`

/** Four seconds, and not a millisecond less. */
const waitForProfile = async (scene: Scene) => {
  const { page } = scene
  await page.clock.runFor(3999)
  await expect(page).toHaveURL(addressOf(scene))
  await page.clock.runFor(1)
}

const gestures = {
  'apply.requested': ({ page }) => page.getByRole('button', { name: 'Apply' }).click(),
  'cancel.requested': async ({ page }) => {
    await stopClock(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
  },
  'xstate.done.actor.apply': async (scene) => {
    await stopClock(scene.page)
    const { variables, headers } = await scene.gateway.answer('Position_apply', {
      applyForPosition: { __typename: 'ApplicationResult', message: messages.positionApplied },
    })
    expect(variables).toEqual(inputOf(scene))
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  },
  'xstate.error.actor.apply': async ({ gateway, page }, { error }) => {
    await gateway.fail('Position_apply', error)
    await expect(page.getByRole('alert')).toContainText(failureText(error))
  },
  'xstate.after.redirectDelay.position-application.applied': waitForProfile,
  'xstate.after.redirectDelay.position-application.cancelled': waitForProfile,
} satisfies Gestures<PositionApplicationEvent, Effect>

const views = {
  reviewing: async ({ page }) => {
    await expect(page.getByText('Backend Engineer, Full Stack Engineer')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
  applying: async ({ page, gateway }) => {
    await expect(page.getByText('Applying…')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await gateway.sent('Position_apply')
  },
  applied: async ({ page }) => {
    await expect(page.getByRole('main').getByText(messages.positionApplied)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  },
  refused: async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
  cancelled: async ({ page }) => {
    await expect(page.getByRole('main').getByText(messages.positionCancelled)).toBeVisible()
    await expect(snackbars(page).getByText(messages.positionCancelled)).toBeVisible()
    await expect(page.locator(':focus')).toContainText(messages.positionCancelled)
    await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  },
  left: async ({ page }) => {
    await expect(page).toHaveURL('/team-member/profile')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof positionApplication>['value']>>

drivePaths(positionApplicationPlan, {
  open: async (scene) => {
    const { page, gateway } = scene
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Position_details', () => ({ data: detailsOf(scene) }))
    await beSignedIn(page, somebody)
    await page.clock.install()
    await page.goto(addressOf(scene))
  },
  setsClock: true,
  gestures,
  views,
  gone: ['left'],
})
