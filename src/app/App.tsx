import { BrowserRouter } from 'react-router-dom'
import { ServicesContext } from '#features/shared/services/services.ts'
import { FailedActionContext } from '#ui/failed-action.tsx'
import { lateExtra } from '#ui/late.tsx'
import { StyledPage } from '#ui/StyledPage.tsx'
import { AppRoutes } from './routing/AppRoutes.tsx'
import { ReLogin } from './shell/ReLogin.tsx'
import { Snackbars } from './shell/Snackbars.tsx'
import type { System } from './system.ts'
import { SystemContext } from './system-context.ts'

/** Nothing of it is seen on a usual screen, so it comes after what is. */
const OtherMedia = lateExtra(() => import('#ui/OtherMedia.tsx').then((module) => module.OtherMedia))

/** A failed view shows it a moment later than itself. */
const ReportProblem = lateExtra(() => import('#features/problem-report/ReportProblem.tsx').then((module) => module.ReportProblem))

/** The portal: routes, and over every page the re-login dialog and the snackbars. */
export function App({ system }: { system: System }) {
  return (
    <StyledPage>
      <OtherMedia />
      <SystemContext value={system}>
        <ServicesContext value={system.services}>
          <FailedActionContext value={ReportProblem}>
            <BrowserRouter>
              <AppRoutes />
              <ReLogin />
              <Snackbars />
            </BrowserRouter>
          </FailedActionContext>
        </ServicesContext>
      </SystemContext>
    </StyledPage>
  )
}
