import { planPaths, type PathPlan } from '#machines/testing/path-plan.ts'
import { shortestWayTo } from '#machines/testing/effect-plan.ts'
import { test } from '../../support/kept-page.ts'
import type { Drive } from './drive-paths.ts'
import { Walker } from './walker.ts'

/** Opens the browser in a state of the machine, `PORTAL_OPEN=session/signedIn.refreshing`, and leaves it to whoever sits before it. */
export const driveOpening = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  const [machine, state = ''] = (process.env.PORTAL_OPEN ?? '').split('/')
  const found = machine === plan.name ? shortestWayTo(planPaths(plan).paths, state) : undefined
  if (found === undefined) return
  test(`${plan.name} in ${state}`, async ({ page }) => {
    test.setTimeout(0)
    const { way } = found
    const walker = await Walker.of(page, plan.machine.id, drive, way)
    await walker.open()
    for (const step of way.steps) await walker.take(step)
    const picture = process.env.PORTAL_PICTURE
    if (picture) await page.screenshot({ path: picture })
    else await page.waitForEvent('close', { timeout: 0 })
  })
}
