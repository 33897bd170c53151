import { Children, useState } from 'react'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import type { FailedActionProps } from '#ui/failed-action.tsx'
import { useServices } from '../shared/services/services.ts'

/** Words of what failed by itself; whoever is refused for what they typed has nothing to report. */
const failures = [messages.genericError, messages.serverUnreachable, 'could not', 'Too many']

/**
 * What a failed view offers besides Retry. A view that says nothing of itself has failed as a whole. The dialog's code is fetched when it is
 * asked for: most alerts tell of a refusal.
 */
export function ReportProblem({ said }: FailedActionProps) {
  const services = useServices()
  const [isUnreached, setUnreached] = useState(false)
  const words = Children.toArray(said).filter((part) => typeof part === 'string')
  const isFailure = said === undefined || words.some((word) => failures.some((failure) => word.includes(failure)))
  if (!isFailure) return null
  const report = () => {
    setUnreached(false)
    import('./open-report.tsx').then(
      ({ openReport }) => openReport(services),
      () => setUnreached(true),
    )
  }
  return (
    <>
      <Button variant={said === undefined ? 'quiet' : 'secondary'} size="small" onPress={report}>
        {messages.reportProblem}
      </Button>
      {isUnreached && <span role="status">{messages.serverUnreachable}</span>}
    </>
  )
}
