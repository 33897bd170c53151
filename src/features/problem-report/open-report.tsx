import { createRoot } from 'react-dom/client'
import { type Services, ServicesContext } from '../shared/services/services.ts'
import { gatherFacts } from './facts.ts'
import { problemReportFlow } from './problem-report.actors.ts'
import { ReportDialog } from './ReportDialog.tsx'

const shown = new WeakSet<Services>()

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Shows what can be reported of the page as it is now. The dialog has a root of its own, so that it is there when what failed is the page.
 */
export const openReport = async (services: Services): Promise<void> => {
  const { flows, session } = services
  const facts = JSON.stringify(gatherFacts(services))
  // The menu that it was chosen from gives the focus back in the next frame: only then is it where the dialog is to give it back to.
  await nextFrame()
  await nextFrame()
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
