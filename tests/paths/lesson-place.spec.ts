import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { LessonPlaceEvent, lessonPlace } from '#machines/lesson-place/lesson-place.machine.ts'
import { lessonPlacePlan, stepsToRead } from '#machines/lesson-place/lesson-place.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { linkTo } from '#rules/paths.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { standForTeamArea } from './support/people.ts'

const [roadMapId, courseId] = ['5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b01', '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b02']
const titleOf = (stepId: string): string => `Lesson ${stepId.at(-1)}`
const tab = (page: Page, stepId: string) => page.getByRole('tab', { name: titleOf(stepId) })
const heading = (page: Page, stepId: string) => page.getByRole('heading', { name: titleOf(stepId), exact: true })
const shownId = async (page: Page): Promise<string> => {
  const title = await page.getByRole('tab', { selected: true }).textContent()
  return stepsToRead.find((stepId) => title?.startsWith(titleOf(stepId))) ?? ''
}

const gestures = {
  'step.opened': async ({ page }, { stepId }) => {
    // The first step shows by itself.
    if ((await shownId(page)) !== stepId) await tab(page, stepId).press('Enter')
    await expect(heading(page, stepId)).toBeVisible()
    await expect(tab(page, stepId)).toHaveAttribute('aria-selected', 'true')
  },
  'page.scrolled': async ({ page }, { top }) => {
    const stepId = await shownId(page)
    await expect(page.getByText('Paragraph 40')).toBeAttached()
    const atRest = page.evaluate(
      () => new Promise<void>((resolve) => window.addEventListener('scrollend', () => resolve(), { once: true })),
    )
    const isThere = await page.evaluate((y) => window.scrollY === y, top)
    await page.evaluate((y) => window.scrollTo(0, y), top)
    if (!isThere) await atRest
    // Whoever comes back reads on from there, although the address names no step.
    await page.goto(linkTo('LessonsMenu', { roadMapId, courseId }))
    await expect(heading(page, stepId)).toBeVisible()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  },
} satisfies Gestures<LessonPlaceEvent>

const views = {
  reading: ({ page }) => expect(page.getByRole('tab', { selected: true })).toBeVisible(),
} satisfies Views<LeafOf<SnapshotFrom<typeof lessonPlace>['value']>>

const paragraphs = Array.from({ length: 60 }, (_, index) => `<p>Paragraph ${index + 1}</p>`).join('')

drivePaths(lessonPlacePlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    const steps = stepsToRead.map((stepId) => ({
      __typename: 'CourseStep',
      id: `${roadMapId}:${courseId}:${stepId}`,
      stepId,
      kind: 'Lesson',
      title: titleOf(stepId),
      minutes: 5,
      content: paragraphs,
      isCompleted: false,
      assessment: null,
    }))
    const course = { __typename: 'Course', id: `${roadMapId}:${courseId}`, courseId, title: 'Git', state: 'InProgress', steps }
    gateway.stand('Lessons_page', () => ({ data: { roadMapCourse: course } }))
    await beSignedIn(page, somebody)
    await page.goto(linkTo('LessonsMenu', { roadMapId, courseId }))
  },
  gestures,
  views,
})
