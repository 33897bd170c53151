import { createRoot } from 'react-dom/client'
import { type Services, ServicesContext } from '../shared/services/services.ts'
import { gatherFacts } from './facts.ts'
import { problemReportFlow } from './problem-report.actors.ts'
import { ReportDialog } from './ReportDialog.tsx'

const shown = new WeakSet<Services>()

/**
 * Shows what can be reported of the page as it is now. The dialog has a root of its own, so that it is there when what failed is the page.
 */
export const openReport = (services: Services): void => {
  const { flows, session } = services
  const facts = JSON.stringify(gatherFacts(services))
  const { machine, supply } = problemReportFlow
  const flow = flows.open(machine.id, supply(services))
  flow.send({ type: 'report.requested', facts, isSignedIn: session.user().isAuthenticated })
  if (shown.has(services)) return
  shown.add(services)
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ServicesContext value={services}>
      <ReportDialog />
    </ServicesContext>,
  )
}
