import { useFlow } from '../../shared/flows/use-flow.ts'
import { useLeaving } from '../../shared/flows/use-leaving.ts'
import { timesheetCopyFlow } from './timesheet-copy.actors.ts'

/**
 * The `timesheet-copy` machine as the page and its dialog use it: what is copied into a week is given up when another one is shown.
 *
 * @param week the week's first day
 */
export const useCopy = (week: string) => {
  const copy = useFlow(timesheetCopyFlow)
  const { state, send } = copy
  useLeaving(week, () => {
    if (state.can({ type: 'copy.cancelled' })) send({ type: 'copy.cancelled' })
  })
  return copy
}

export type CopyView = ReturnType<typeof useCopy>
