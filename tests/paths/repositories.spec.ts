import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { RepositoriesEvent, repositories } from '#machines/repositories/repositories.machine.ts'
import { repositoriesPlan } from '#machines/repositories/repositories.paths.ts'
import { somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Views } from './support/drive-paths.ts'
import { signInResult, standForTeamArea } from './support/people.ts'

type Effect = `xstate.${'done' | 'error'}.actor.signInByToken`

const retry = 'Retry'

const gestures = {
  'retry.requested': ({ page }) => page.getByRole('button', { name: retry }).click(),
  'xstate.done.actor.signInByToken': async ({ gateway }) => {
    expect(gateway.waiting()).not.toContain('Repositories_page')
    const { variables } = await gateway.answer('Session_logInWithCustomToken', { logInWithCustomToken: signInResult(somebody) })
    expect(variables).toEqual({ token: 'one-use-token' })
  },
  'xstate.error.actor.signInByToken': async ({ gateway }, { error }) => {
    await gateway.fail('Session_logInWithCustomToken', error)
  },
} satisfies Gestures<RepositoriesEvent, Effect>

const views = {
  signingIn: async ({ page, gateway }) => {
    await expect(page.getByRole('table', { name: 'Repositories' })).toHaveAttribute('aria-busy', 'true')
    await gateway.sent('Session_logInWithCustomToken')
  },
  notSignedIn: async ({ page, gateway }) => {
    await expect(page.getByText(messages.repositoriesLoadFailed)).toBeVisible()
    await expect(page.getByText(messages.serverUnreachable)).toBeVisible()
    await expect(page.getByRole('button', { name: retry })).toBeEnabled()
    expect(gateway.waiting()).not.toContain('Repositories_page')
  },
  signedIn: async ({ page, gateway }) => {
    await gateway.answer('Repositories_page', { repositories: [] })
    await expect(page.getByText(messages.noRepositories)).toBeVisible()
  },
} satisfies Views<LeafOf<SnapshotFrom<typeof repositories>['value']>>

drivePaths(repositoriesPlan, {
  open: async ({ page, gateway }) => {
    standForTeamArea(gateway, () => somebody)
    gateway.stand('Session_createOneUseToken', () => ({ data: { createOneUseToken: 'one-use-token' } }))
    await beSignedIn(page, somebody)
    await page.goto('/team-member/repositories')
  },
  gestures,
  views,
})
