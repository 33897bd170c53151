import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type {
  FavoriteAssessmentsEvent,
  favoriteAssessments,
} from '#machines/favorite-assessments/favorite-assessments.machine.ts'
import { assessmentsToMark, favoriteAssessmentsPlan } from '#machines/favorite-assessments/favorite-assessments.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { linkTo } from '#rules/paths.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { standForTeamArea } from './support/people.ts'

const titleOf = (id: string): string => `Assessment ${id.at(-1)}`
const heart = (page: Page, id: string) => page.getByRole('button', { name: `Favorite: ${titleOf(id)}` })

const gestures = {
  'favorite.toggled': async ({ page, gateway }, { assessmentId }) => {
    const before = await heart(page, assessmentId).getAttribute('aria-pressed')
    const asked = gateway.waiting().length
    await heart(page, assessmentId).press('Enter')
    const after = String(before !== 'true')
    await expect(heart(page, assessmentId)).toHaveAttribute('aria-pressed', after)
    // On the device alone: nobody is asked, and it is still so on the next page.
    expect(gateway.waiting()).toHaveLength(asked)
    await page.reload()
    await expect(heart(page, assessmentId)).toHaveAttribute('aria-pressed', after)
  },
} satisfies Gestures<FavoriteAssessmentsEvent>

const views = {
  keeping: async ({ page }) => {
    for (const id of assessmentsToMark) await expect(heart(page, id)).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof favoriteAssessments>['value']>>

drivePaths(favoriteAssessmentsPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    const assessments = assessmentsToMark.map((id) => ({
      __typename: 'Assessment',
      id,
      assessmentId: id,
      title: titleOf(id),
      tags: [],
      questions: [],
    }))
    gateway.stand('Catalogue_assessments', () => ({ data: { assessments: { assessments, hasMore: false } } }))
    gateway.stand('Catalogue_skills', () => ({ data: { skills: [] } }))
    await beSignedIn(page, somebody)
    await page.goto(linkTo('Assessments'))
  },
  gestures,
  views,
  mark: { place: (page) => page.locator('[data-favorites]'), attribute: 'data-favorites' },
})
