import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type {
  CatalogueFiltersEvent,
  CatalogueInput,
  catalogueFilters,
} from '#machines/catalogue-filters/catalogue-filters.machine.ts'
import { catalogueFiltersPlan, skillsToChoose } from '#machines/catalogue-filters/catalogue-filters.paths.ts'
import { failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { durationRanges } from '#rules/training.ts'
import { durationWords, writeCriteria } from '#view-models/catalogue.ts'
import { soon } from '../support/soon.ts'
import type { ControlledGateway } from './support/controlled-gateway.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.${'search' | 'searchMore'}`

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Category' })

const inputOf = ({ path }: Scene): CatalogueInput => path.input as CatalogueInput
const operationOf = (scene: Scene): string => `Catalogue_${inputOf(scene).catalogue.toLowerCase()}`

/** A page of the list, with one entry that names its number. */
const answerOf = (scene: Scene, page: number, hasMore: boolean) => {
  const title = `Entry of page ${page}`
  const id = `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e0${page}`
  return inputOf(scene).catalogue === 'Courses'
    ? { courses: { courses: [{ id, courseId: id, title, imageUrl: null, tags: [], steps: [] }], hasMore } }
    : { assessments: { assessments: [{ id, assessmentId: id, title, tags: [], questions: [] }], hasMore } }
}

/** Settles searches whose place a later one has taken: what they say must not show. */
const settleOlder = async (scene: Scene): Promise<void> => {
  const { gateway } = scene
  const name = operationOf(scene)
  await gateway.sent(name)
  while (gateway.waiting().filter((one) => one === name).length > 1) await gateway.answer(name, answerOf(scene, 9, false))
}

/** The criteria of a search as the address carries them. */
const queryOf = ({ criteria }: { criteria: { text: string; skillIds: string[]; levels: string[]; hours: unknown } }): string => {
  const duration = durationRanges.find(({ min, max }) => isDeepStrictEqual(criteria.hours, { min, max }))
  return writeCriteria({ ...criteria, duration: duration?.name ?? null })
}

/** What the last search that was sent asks for is what is chosen, and what the address says. */
const expectSearch = async (scene: Scene): Promise<void> => {
  const difference = async () => {
    await settleOlder(scene)
    const { variables } = await scene.gateway.sent(operationOf(scene))
    const asked = queryOf(variables as Parameters<typeof queryOf>[0])
    const { search } = new URL(scene.page.url())
    return asked === search ? null : { asked, search }
  }
  await expect.poll(difference, { intervals: soon }).toBeNull()
}

const gestures = {
  'panel.opened': async ({ page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await expect(panel(page)).toBeVisible()
  },
  // On the dimmed page beside it.
  'panel.closed': ({ page }) => page.mouse.click(20, 400),
  'text.typed': ({ page }, { text }) => box(page).fill(text),
  'text.searched': ({ page }) => box(page).press('Enter'),
  'skills.chosen': async ({ page }) => {
    await panel(page)
      .getByRole('combobox', { name: /Skills|Technologies/ })
      .fill('sql')
    await page.getByRole('option', { name: 'SQL' }).click()
    await page.keyboard.press('Escape')
  },
  'duration.chosen': async ({ page }, { duration }) => {
    if (duration === null) {
      await chosen(page)
        .getByRole('button', { name: `Remove ${durationWords.short}` })
        .press('Enter')
      return
    }
    await panel(page).getByRole('combobox', { name: 'Duration' }).click()
    await page.getByRole('option', { name: durationWords[duration] }).click()
  },
  'levels.chosen': ({ page }) => chosen(page).getByRole('button', { name: 'Remove Easy' }).press('Enter'),
  'criteria.cleared': ({ page }) => chosen(page).getByRole('button', { name: 'Clear all' }).press('Enter'),
  'address.followed': ({ page }) => page.goBack().then(() => undefined),
  'more.requested': ({ page }) => page.getByRole('button', { name: 'Show more' }).press('Enter'),
  'retry.requested': ({ page }) => page.getByRole('button', { name: 'Retry' }).press('Enter'),
  'alert.dismissed': ({ page }) => page.getByRole('button', { name: 'Dismiss' }).press('Enter'),
  'xstate.done.actor.search': async (scene, { output }) => {
    await settleOlder(scene)
    await scene.gateway.answer(operationOf(scene), answerOf(scene, 1, (output as { hasMore: boolean }).hasMore))
  },
  'xstate.error.actor.search': async (scene, { error }) => {
    await settleOlder(scene)
    await scene.gateway.fail(operationOf(scene), error)
  },
  'xstate.done.actor.searchMore': async (scene) => {
    const { variables } = await scene.gateway.answer(operationOf(scene), answerOf(scene, 2, false))
    expect(variables.page).toBe(2)
    await expect(scene.page.getByText('Entry of page 2')).toBeAttached()
  },
  'xstate.error.actor.searchMore': async (scene, { error }) => {
    await scene.gateway.fail(operationOf(scene), error)
    await expect(snackbars(scene.page).getByText(failureText(error)).first()).toBeAttached()
  },
} satisfies Gestures<CatalogueFiltersEvent, Effect>

const views = {
  'panel.closed': ({ page }) => expect(panel(page)).toHaveCount(0),
  'panel.open': ({ page }) => expect(panel(page)).toBeVisible(),
  'results.searching': (scene) => expectSearch(scene),
  'results.shown': async ({ page }) => {
    await expect(page.getByText('Entry of page 1')).toBeAttached()
    await expect(page.getByText('Entry of page 9')).toHaveCount(0)
  },
  'results.searchingMore': async (scene) => {
    await expect(scene.page.getByText('Entry of page 1')).toBeAttached()
    await scene.gateway.sent(operationOf(scene))
  },
  'results.failed.told': ({ page }) => expect(page.getByText(messages.catalogueLoadFailed)).toBeAttached(),
  'results.failed.dismissed': async ({ page }) => {
    await expect(page.getByText(messages.catalogueLoadFailed)).toHaveCount(0)
    await expect(page.getByText('Retry')).toBeAttached()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof catalogueFilters>['value']>>

const standForSkills = (gateway: ControlledGateway): void =>
  gateway.stand('Catalogue_skills', () => ({ data: { skills: skillsToChoose } }))

drivePaths(catalogueFiltersPlan, {
  open: async (scene) => {
    const { page, gateway } = scene
    const { catalogue, criteria } = inputOf(scene)
    standForTeamArea(gateway, () => somebody)
    standForSkills(gateway)
    await beSignedIn(page, somebody)
    await page.goto(`${linkTo(catalogue)}${writeCriteria(criteria)}`)
  },
  gestures,
  views,
})
