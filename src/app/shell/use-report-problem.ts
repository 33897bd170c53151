import { useServices } from '#features/shared/services/services.ts'
import { messages } from '#rules/messages.ts'
import { useSystem } from '../system-context.ts'

/** Opens the report of a problem; its code is fetched then. */
export const useReportProblem = (): (() => void) => {
  const services = useServices()
  const { announce } = useSystem()
  return () => {
    import('#features/problem-report/open-report.tsx').then(
      ({ openReport }) => openReport(services),
      () => announce({ status: 'error', body: messages.genericError }),
    )
  }
}
