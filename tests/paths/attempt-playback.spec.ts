import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AttemptPlaybackEvent, attemptPlayback } from '#machines/attempt-playback/attempt-playback.machine.ts'
import { attemptPlaybackPlan, someTimes } from '#machines/attempt-playback/attempt-playback.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { stopClock } from '../support/clock.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = 'xstate.after.rest.attempt-playback.playing'

const [roadMapId, assessmentId, questionId] = ['911', '311', '211'].map((last) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`)
const id = `${roadMapId}:-:${assessmentId}`

const assessment = (endsAt: string, submittedAt: string | null) => ({
  ...{ __typename: 'Assessment', id, assessmentId, roadMapId, courseId: null, title: 'Queries', isRestartable: false },
  ...{ endsAt, submittedAt, lastAttempt: null },
  questions: [
    {
      ...{ id: `${id}:${questionId}`, questionId, title: 'A choice', text: 'Choose one.', level: 'Easy', minutes: 30 },
      ...{ technologies: [], editors: [], options: [1, 2, 3].map((one) => ({ id: one, text: `Option ${one}` })) },
      ...{ isSubmitted: false, answer: null, answeredAt: null },
    },
  ],
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play back Queries' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const moment = (page: Page) => dialog(page).getByRole('slider', { name: 'Moment' })
const shows = (page: Page, step: number) =>
  expect(moment(page)).toHaveAttribute('aria-valuetext', new RegExp(`step ${step} of 3$`))

const gestures = {
  'play.pressed': ({ page }) => button(page, 'Play').press('Enter'),
  'pause.pressed': ({ page }) => button(page, 'Pause').press('Enter'),
  'moment.chosen': async ({ page }) => {
    // Half a second before its end is in the pause before the last step.
    await moment(page).fill(String(Number(await moment(page).getAttribute('max')) - 500))
    await shows(page, 2)
  },
  'step.requested': async ({ page }, { by }) => {
    await button(page, by === 1 ? 'Next step' : 'Previous step').press('Enter')
  },
  'speed.chosen': async ({ page }, { speed }) => {
    const select = dialog(page).getByRole('combobox', { name: 'Speed' })
    await select.click()
    await page.getByRole('option', { name: `${speed}×` }).click()
    await expect(select).toHaveText(`${speed}×`)
  },
  'pauses.chosen': async ({ page }, { skips }) => {
    await dialog(page).getByRole('switch', { name: 'Skip pauses' }).setChecked(skips)
  },
  'xstate.after.rest.attempt-playback.playing': async ({ page }) => {
    await page.clock.runFor(31_000)
    await shows(page, 3)
    await expect(dialog(page).getByText('Option 3')).toBeVisible()
  },
} satisfies Gestures<AttemptPlaybackEvent, Effect>

const views = {
  standing: ({ page }) => expect(button(page, 'Play')).toBeVisible(),
  playing: ({ page }) => expect(button(page, 'Pause')).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof attemptPlayback>['value']>>

drivePaths(attemptPlaybackPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    await page.clock.install()
    await beSignedIn(page, somebody)
    const endsAt = new Date((await page.evaluate(() => Date.now())) + 3_600_000).toISOString()
    let submittedAt: string | null = null
    gateway.stand('Assessment_read', () => ({ data: { roadMapAssessment: assessment(endsAt, submittedAt) } }))
    await page.goto(`/team-member/training/roadmaps/${roadMapId}/assessments/${assessmentId}`)
    for (const [index, at] of someTimes.entries()) {
      await page.clock.fastForward(at - (someTimes[index - 1] ?? at))
      await page.getByRole('radio', { name: `Option ${index + 1}` }).press('Space')
      await expect(page.getByRole('radio', { name: `Option ${index + 1}` })).toBeChecked()
    }
    submittedAt = endsAt
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await page.getByRole('button', { name: 'Play back' }).press('Enter')
    await shows(page, 1)
    await expect(dialog(page).getByText('Option 1')).toBeVisible()
    await stopClock(page)
  },
  setsClock: true,
  gestures,
  views,
})
