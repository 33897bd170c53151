import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { selectIsLoadingAnew } from '#machines/session/session.machine.ts'
import { type AccessDecision, decideEntry } from '#rules/access.ts'
import { isTeamRole } from '#rules/roles.ts'
import type { RouteFact } from '#rules/routes.ts'
import { useSystem } from '../system-context.ts'
import { AccessOutcome } from './AccessOutcome.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { ScreenFallback } from './ScreenFallback.tsx'

const TeamArea = lazyScreen(() => import('../team/TeamArea.tsx').then((module) => module.TeamArea))

/** Shows a route's screen to those who may see it, and leads the others where the guards say (specification 6). */
export function RouteGuard({ route, children }: { route: RouteFact; children: ReactNode }) {
  const { session } = useSystem()
  const location = useLocation()
  const isStarting = useSelector(session, (state) => state.matches('starting'))
  const isSigningIn = useSelector(session, (state) => state.matches('signingIn'))
  const isSigningOut = useSelector(session, (state) => state.matches('signingOut'))
  const isLoadingAnew = useSelector(session, selectIsLoadingAnew)
  const signInPage = useRef<string | null>(null)
  const user = useSelector(session, (state) => state.context.user)
  if (isSigningIn) signInPage.current = location.key
  if (isStarting || isLoadingAnew) return <ScreenFallback />
  const address = `${location.pathname}${location.search}${location.hash}`
  const visitor = { isAuthenticated: user.isAuthenticated, role: user.roles }
  const isRegister = route.area === 'register' || route.area === 'open'
  // While the session is changing hands the page stays: the flow that changes it says where to go next.
  const isChanging = isSigningOut || isSigningIn || (user.isAuthenticated && signInPage.current === location.key)
  // The 404 page keeps menu and header for whoever has them.
  const isInShell = !isRegister || route.name === 'NotFound'
  if (isInShell && user.isAuthenticated && isTeamRole(user.roles)) {
    return <TeamArea route={route}>{children}</TeamArea>
  }
  // Both ways give the same element: a page that is mounted again loses its focus and what its fields hold.
  const decision: AccessDecision = isChanging && isRegister ? { kind: 'show' } : decideEntry(route, address, visitor)
  return (
    <AccessOutcome decision={decision} route={route}>
      {children}
    </AccessOutcome>
  )
}
