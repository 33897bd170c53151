import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AccessRequestEvent, AccessRequestInput, accessRequest } from '#machines/access-request/access-request.machine.ts'
import { accessRequestPlan } from '#machines/access-request/access-request.paths.ts'
import { failureText } from '#machines/failure.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { snackbars } from './support/page.ts'
import { done, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.requestAccess`

const send = 'AccessRequest_assessment'
const button = (page: Page, name: 'Request to Access' | 'Requested') => page.getByRole('button', { name, exact: true })

const gestures = {
  'access.requested': ({ page }) => button(page, 'Request to Access').press('Enter'),
  'xstate.done.actor.requestAccess': async ({ page, gateway }) => {
    const { headers } = await gateway.answer(send, { requestAssessmentAccess: done })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    await expect(snackbars(page).getByText(messages.accessRequested)).toBeVisible()
  },
  'xstate.error.actor.requestAccess': async ({ page, gateway }, { error }) => {
    await gateway.fail(send, error)
    await expect(snackbars(page).getByText(failureText(error)).first()).toBeVisible()
  },
} satisfies Gestures<AccessRequestEvent, Effect>

const views = {
  opening: async () => {},
  idle: ({ page }) => expect(button(page, 'Request to Access')).toBeEnabled(),
  requesting: async ({ page, gateway, path }) => {
    expect((await gateway.sent(send)).variables).toEqual({ id: (path.input as AccessRequestInput).id })
    await expect(button(page, 'Request to Access')).toHaveAttribute('aria-disabled', 'true')
  },
  requested: ({ page }) => expect(button(page, 'Requested')).toHaveAttribute('aria-disabled', 'true'),
} satisfies Views<LeafOf<SnapshotFrom<typeof accessRequest>['value']>>

drivePaths(accessRequestPlan, {
  open: async ({ page, gateway, path }) => {
    const { id, isRequested } = path.input as AccessRequestInput
    standForTeamArea(gateway, () => somebody)
    const assessment = {
      __typename: 'Assessment',
      id,
      assessmentId: id,
      title: 'HTTP basics',
      isRequested,
      questions: [],
      tags: [],
    }
    gateway.stand('Catalogue_assessmentDetail', () => ({ data: { assessment } }))
    await beSignedIn(page, somebody)
    await page.goto(linkTo('AssessmentDetail', { assessmentId: id }))
  },
  gestures,
  views,
  unseen: ['opening'],
})
