import { type BrowserContext, type Page, expect as plainExpect } from '@playwright/test'
import { messages } from '#rules/messages.ts'
import { watchUntilAtRest } from '../../support/at-rest.ts'
import { conditionTimeout } from '../../support/condition-timeout.ts'
import { test as base } from '../../support/kept-page.ts'
import { plantSession } from '../../support/plant-session.ts'
import type { RunningPortal } from '../../support/portal.ts'
import { startPortalOfRun } from '../../support/portal-cluster.ts'

/** What the configuration says, also for what a worker prepares before its tests. */
export const expect = plainExpect.configure({ timeout: conditionTimeout })

/** Password of every demo account. */
export const demoPassword = 'Portal-demo-1'

/** SECRET of the portals of these tests, so that a test can sign what the portal would have signed at another time. */
export const secret = 'faults-faults-faults-faults-faults-faults'

interface WorkerFixtures {
  /** A portal of this worker's own: its log can be counted and its keys are known. */
  readonly portal: RunningPortal
}

export const test = base.extend<{ readonly problems: string[] }, WorkerFixtures>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const portal = await startPortalOfRun({ environment: { SECRET: secret, CAPTCHA: 'on' } })
      await use(portal)
      await portal.cleanUp()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ portal }, use) => {
    await use(portal.url)
  },
  /** Errors nobody caught, of every page of the test's context. */
  problems: async ({ context }, use) => {
    const problems: string[] = []
    context.on('weberror', (error) => problems.push(`${error.error().name}: ${error.error().message}`))
    await use(problems)
  },
})

/** Signs in by the login screen and waits for the team's shell. */
export const signIn = async (page: Page, name = 'member'): Promise<void> => {
  await page.goto('/register/login')
  await page.getByRole('textbox', { name: 'User name' }).fill(`${name}@demo.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}

/**
 * Opens an address as a person who is signed in, for tests that are not about how one comes in: the session is asked of v1, so
 * that the first screen of the portal is the one of the test.
 *
 * @param rests whether the page asks for nothing more by itself then; the notifications do, as long as they may connect
 */
export const openSignedIn = async (
  page: Page,
  address: string,
  name = 'member',
  rests = address === '/notifications',
): Promise<void> => {
  const login = await page.request.post('/v1/authentication/Login', {
    data: { UserName: `${name}@demo.test`, Password: demoPassword },
  })
  const { value } = await login.json()
  await plantSession(page, { idToken: value.id_token, refreshToken: value.refresh_token })
  // What the page asks for by itself would otherwise be on its way when the test's own begins.
  const atRest = rests ? watchUntilAtRest(page) : null
  await page.goto(address)
  await expect(page.getByRole('banner')).toBeVisible()
  if (atRest === null) return
  await atRest()
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first().or(main.getByText(messages.noNotifications))).toBeVisible()
}

/** A signed-in page at the notifications. */
export const openNotifications = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const atRest = watchUntilAtRest(page)
  await page.goto('/notifications')
  await atRest()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  return page
}
