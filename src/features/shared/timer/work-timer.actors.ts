import { workTimer } from '#machines/work-timer/work-timer.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'

/** There is nobody to tell: what is measured is in the journal of this device until a record has it. */
export const workTimerFlow = defineFlow(workTimer, () => workTimer)
