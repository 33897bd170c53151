import { shortestWayTo } from '#machines/testing/effect-plan.ts'
import { type PathPlan, planPaths } from '#machines/testing/path-plan.ts'
import { test } from '../../support/kept-page.ts'
import type { Drive } from './drive-paths.ts'
import { holdTimeouts } from './held-timeouts.ts'
import { Walker } from './walker.ts'

/** Opens the browser in a state of the machine, `PORTAL_OPEN=session/signedIn.refreshing`, and leaves it to whoever sits before it. */
export const driveOpening = <State extends string, Type extends string>(plan: PathPlan, drive: Drive<State, Type>): void => {
  const [machine, state = ''] = (process.env.PORTAL_OPEN ?? '').split('/')
  if (machine !== plan.name) return
  const found = shortestWayTo(planPaths(plan).paths, state)
  test(`${plan.name} in ${state}`, async ({ page }) => {
    if (found === undefined) throw new Error(`No path leads to ${state}`)
    test.setTimeout(0)
    const { way } = found
    const walker = await Walker.of(page, plan.machine.id, drive, way)
    // Nobody answers any more; a call that gave up would lead out of the state.
    const timeouts = await holdTimeouts(page)
    await walker.open()
    for (const step of way.steps) await walker.take(step)
    const picture = process.env.PORTAL_PICTURE
    if (picture) await page.screenshot({ path: picture })
    else await page.waitForEvent('close', { timeout: 0 })
    await timeouts.release()
  })
}
