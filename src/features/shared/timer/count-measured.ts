import { flowKey } from '../flows/use-flow.ts'
import type { Services } from '../services/services.ts'
import { workTimerFlow } from './work-timer.actors.ts'

/** How many measured times of the signed-in person no record has yet: none or one. */
export const countMeasured = async (services: Services): Promise<number> => {
  const { flows } = services
  await flows.ready
  const key = flowKey(services, workTimerFlow, workTimerFlow.machine.id)
  const isShown = flows.peek(key) !== undefined
  const count = flows.open(key, workTimerFlow.supply(services)).getSnapshot().hasTag('nothingToKeep') ? 0 : 1
  if (!isShown) flows.close(key)
  return count
}
