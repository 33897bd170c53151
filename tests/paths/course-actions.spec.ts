import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { CourseActionsEvent, courseActions } from '#machines/course-actions/course-actions.machine.ts'
import { courseActionsPlan, courseInput } from '#machines/course-actions/course-actions.paths.ts'
import { failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { done, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'startCourse' | 'setFavorite'}`

const { roadMapId, courseId, lessons } = courseInput
const start = (page: Page) => page.getByRole('button', { name: 'Start the Course' })
const heart = (page: Page) => page.getByRole('button', { name: /^(?:Add to|Remove from) Favorites$/ })
const title = 'Git without fear'

const course = {
  __typename: 'Course',
  id: `${roadMapId}:${courseId}`,
  courseId,
  roadMapId,
  title,
  isFavorite: false,
  state: 'NotStarted',
  imageUrl: null,
  steps: [],
  tags: [],
  skills: [],
  dependencies: [],
}

const gestures = {
  'start.requested': ({ page }) => start(page).press('Enter'),
  'favorite.toggled': async ({ page }) => {
    const before = await heart(page).textContent()
    await heart(page).press('Enter')
    // At once, whatever the server will say.
    await expect(heart(page)).not.toHaveText(before ?? '')
  },
  'xstate.done.actor.startCourse': async ({ page, gateway }) => {
    const { headers, variables } = await gateway.answer('Courses_start', { startCourse: { ...course, state: 'InProgress' } })
    expect(variables).toEqual({ roadMapId, courseId })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(page).toHaveURL((url) => url.pathname === lessons)
  },
  'xstate.error.actor.startCourse': async ({ page, gateway }, { error }) => {
    await gateway.fail('Courses_start', error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
  'xstate.done.actor.setFavorite': async ({ page, gateway }) => {
    const shown = (await heart(page).textContent()) === 'Remove from Favorites'
    const { headers, variables } = await gateway.answer('Courses_favorite', { setFavoriteCourse: done })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}/)
    expect(variables).toMatchObject({ roadMapId, courseId })
    await expect(heart(page)).toHaveText(shown ? 'Remove from Favorites' : 'Add to Favorites')
  },
  'xstate.error.actor.setFavorite': async ({ page, gateway }, { error }) => {
    await gateway.fail('Courses_favorite', error)
    await expect(
      snackbars(page)
        .getByText(`${messages.favoriteNotSaved} ${failureText(error)}`)
        .first(),
    ).toBeVisible()
  },
} satisfies Gestures<CourseActionsEvent, Effect>

const views = {
  'start.ready': ({ page }) => expect(start(page)).toBeEnabled(),
  'start.starting': async ({ page, gateway }) => {
    await expect(start(page)).toHaveAttribute('aria-disabled', 'true')
    await gateway.sent('Courses_start')
  },
  'start.started': ({ page }) => expect(start(page)).toHaveCount(0),
  'favorite.settled': async () => {},
  'favorite.saving': async ({ gateway }) => {
    const { variables } = await gateway.sent('Courses_favorite')
    expect(typeof variables.isFavorite).toBe('boolean')
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof courseActions>['value']>>

drivePaths(courseActionsPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Courses_inRoadMap', () => ({ data: { roadMapCourse: course } }))
    await beSignedIn(page, somebody)
    await page.goto(linkTo('RoadMapCourseDetail', { roadMapId, courseId }))
  },
  gestures,
  views,
  // With the course started the screen is left, whatever the heart is about.
  gone: ['start.started', 'favorite.settled', 'favorite.saving'],
})
