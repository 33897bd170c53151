import { resolve } from 'node:path'
import type { PathsTask } from './arguments.ts'
import { NotKnown } from './arguments.ts'
import { isDriven, runPaths } from './run-paths.ts'

const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY) || Boolean(process.env.WAYLAND_DISPLAY)

/**
 * Opens the browser in a state of a machine, by the gestures of its path tests.
 *
 * @throws NotKnown when there is no screen to show
 */
export const openState = ({ plan, state, picture }: Extract<PathsTask, { kind: 'open' }>): boolean => {
  if (!isDriven(plan)) throw new NotKnown(`${plan.name} has no screen of its own.`)
  if (picture === undefined && !hasDisplay()) {
    throw new NotKnown('There is no display here to open a browser on; --screenshot FILE takes a picture instead.')
  }
  const environment = { PORTAL_OPEN: `${plan.name}/${state}`, ...(picture !== undefined && { PORTAL_PICTURE: resolve(picture) }) }
  return runPaths([plan], environment, ['--workers=1', '--reporter=line', ...(picture === undefined ? ['--headed'] : [])])
}
