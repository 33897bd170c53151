import { useSelector } from '@xstate/react'
import type { TimedWork } from '#machines/work-timer/work-timer.machine.ts'
import { measuredTime } from '#rules/measured-time.ts'
import { useNavigation } from '#ui/navigation.ts'
import { registerTimeAddress } from '#view-models/timesheet-address.ts'
import { useRunningFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { workTimerFlow } from './work-timer.actors.ts'

/** The person's timer: the `work-timer` machine, one on the device. */
export const useWorkTimer = () => {
  const { now } = useServices()
  const navigate = useNavigation()
  const { actor, send } = useRunningFlow(workTimerFlow)
  const { work, startedAt, stoppedAt } = useSelector(actor, ({ context }) => context)
  const state = useSelector(actor, ({ value }) => value)
  return {
    state,
    work,
    startedAt,
    /** What was measured up to now, in milliseconds. */
    measured: () => measuredTime(startedAt, state === 'running' ? now() : stoppedAt),
    start: (begun: TimedWork) => send({ type: 'timer.started', at: now(), work: begun }),
    /** Stops it and opens the form of its record. */
    stop: () => {
      send({ type: 'timer.stopped', at: now() })
      navigate(registerTimeAddress)
    },
    /** The form has what was measured. */
    take: () => send({ type: 'time.taken' }),
  }
}
