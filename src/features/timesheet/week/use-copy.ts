import { useFlow } from '../../shared/flows/use-flow.ts'
import { timesheetCopyFlow } from './timesheet-copy.actors.ts'

/** The `timesheet-copy` machine as the page and its dialog use it. */
export const useCopy = () => useFlow(timesheetCopyFlow)

export type CopyView = ReturnType<typeof useCopy>
