import { untraced } from '../support/browser-test.ts'
import { rounds } from '../support/soak.ts'
import { soon } from '../support/soon.ts'
import { expect, openNotifications, openSignedIn, test } from './support/portal-test.ts'
import { answersOf, refreshRoute } from './support/server-log.ts'
import { expireIdToken, mirroredTokens } from './support/session-on-device.ts'
import { askInParallel } from './support/team-queries.ts'

const calls = 50
const storms = rounds(2, 10)
const notificationsRoute = '/v1/notification/find'

// A trace of three thousand calls would take more time than they do.
test.use(untraced)

test(`fifty calls refused at once are one refresh, with 1, 2 and 5 tabs, ${storms} rounds each`, async ({
  portal,
  context,
  problems,
}) => {
  const first = await context.newPage()
  await openSignedIn(first, '/notifications')
  const opened = await Promise.all(Array.from({ length: 5 }, () => openNotifications(context)))
  for (const tabs of [1, 2, 5]) {
    const pages = opened.slice(0, tabs)
    const perTab = calls / tabs
    const refused: number[] = []
    for (let round = 0; round < storms; round += 1) {
      const expired = await expireIdToken(first)
      await Promise.all(pages.map((page) => expect.poll(async () => (await mirroredTokens(page))?.idToken).toBe(expired)))
      const refreshesBefore = answersOf(portal, refreshRoute)
      const refusedBefore = answersOf(portal, notificationsRoute, 401)
      const outcomes = await Promise.all(pages.map((page, tab) => askInParallel(page, perTab, 1 + tab * perTab)))
      expect(outcomes.flat().filter(({ error, total }) => error !== null || total === null)).toEqual([])
      expect(outcomes.flat()).toHaveLength(calls)
      // A line of the log arrives on a way of its own.
      await expect
        .poll(() => answersOf(portal, refreshRoute) - refreshesBefore, {
          message: `refreshes with ${tabs} tabs in round ${round + 1}`,
          intervals: soon,
        })
        .toBe(1)
      refused.push(answersOf(portal, notificationsRoute, 401) - refusedBefore)
    }
    expect(Math.min(...refused), `calls that were really refused with ${tabs} tabs`).toBeGreaterThanOrEqual(calls / 2)
    test.info().annotations.push({ type: `calls refused a round with ${tabs} tabs`, description: refused.join(' ') })
  }
  for (const page of opened) {
    await page.reload()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
  expect(problems).toEqual([])
})
