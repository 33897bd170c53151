import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { type AccessDecision, decideAccess } from '#rules/access.ts'
import { isTeamRole } from '#rules/roles.ts'
import type { RouteFact } from '#rules/routes.ts'
import { useSystem } from '../system-context.ts'
import { clearDeepLink, readDeepLink, storeDeepLink } from './deep-link.ts'
import { ScreenFallback } from './ScreenFallback.tsx'
import { screens } from './screens.tsx'

const TeamArea = lazy(() => import('../team/TeamArea.tsx').then((module) => ({ default: module.TeamArea })))

/** Shows a route's screen to those who may see it, and leads the others where the guards say (specification 6). */
export function RouteGate({ route, children }: { route: RouteFact; children: ReactNode }) {
  const { session } = useSystem()
  const location = useLocation()
  const isStarting = useSelector(session, (state) => state.matches('starting'))
  const isBusy = useSelector(session, (state) => state.matches('signingIn') || state.matches('signingOut'))
  const user = useSelector(session, (state) => state.context.user)
  if (isStarting) return <ScreenFallback />
  const address = `${location.pathname}${location.search}${location.hash}`
  const visitor = { isAuthenticated: user.isAuthenticated, role: user.roles, standing: null }
  const isRegister = route.area === 'register' || route.area === 'open'
  // While the session is changing hands the page stays: the flow that changes it says where to go next.
  if (isBusy && isRegister) return children
  if (!isRegister && user.isAuthenticated && isTeamRole(user.roles)) {
    return (
      <Suspense fallback={<ScreenFallback />}>
        <TeamArea route={route}>{children}</TeamArea>
      </Suspense>
    )
  }
  const decision = decideAccess(route, address, visitor, readDeepLink())
  return (
    <Decided decision={decision} route={route}>
      {children}
    </Decided>
  )
}

interface DecidedProps {
  decision: AccessDecision
  route: RouteFact
  children: ReactNode
}

/** Carries out what the guards decided. */
export function Decided({ decision, route, children }: DecidedProps) {
  const { announce } = useSystem()
  const { pathname } = useLocation()
  const warning = decision.kind === 'go' ? decision.warning : undefined
  const isDiverted = decision.kind === 'go' && route.name === 'ApplyForPosition'
  const clears = decision.kind === 'go' && decision.clearDeepLink === true
  useEffect(() => {
    if (warning !== undefined) announce({ status: 'warning', body: warning })
  }, [announce, warning])
  useEffect(() => {
    if (clears) clearDeepLink()
    else if (isDiverted) storeDeepLink(decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)))
  }, [clears, isDiverted, pathname])
  switch (decision.kind) {
    case 'show':
      return children
    case 'wait':
      return <ScreenFallback />
    case 'notFound': {
      const NotFound = screens.NotFound
      return NotFound === undefined ? null : <NotFound />
    }
    case 'go':
      return <Navigate to={decision.to} replace />
  }
}
