import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AccessDecision } from '#rules/access.ts'
import type { RouteFact } from '#rules/routes.ts'
import { useSystem } from '../system-context.ts'
import { clearDeepLink, storeDeepLink } from './deep-link.ts'
import { ScreenFallback } from './ScreenFallback.tsx'
import { screens } from './screens.tsx'

/** A part of an address as text; as it stands when it is not well encoded. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

interface AccessOutcomeProps {
  decision: AccessDecision
  route: RouteFact
  children: ReactNode
}

/** Carries out what the guards decided. */
export function AccessOutcome({ decision, route, children }: AccessOutcomeProps) {
  const { announce } = useSystem()
  const { pathname } = useLocation()
  const warning = decision.kind === 'go' ? decision.warning : undefined
  const isDiverted = decision.kind === 'go' && route.name === 'ApplyForPosition'
  const clears = decision.kind === 'show' && decision.clearDeepLink === true
  useEffect(() => {
    if (warning !== undefined) announce({ status: 'warning', body: warning })
  }, [announce, warning])
  useEffect(() => {
    if (clears) clearDeepLink()
    else if (isDiverted) storeDeepLink(decoded(pathname.slice(pathname.lastIndexOf('/') + 1)))
  }, [clears, isDiverted, pathname])
  switch (decision.kind) {
    case 'show':
      return children
    case 'wait':
      return <ScreenFallback />
    case 'notFound':
      return <screens.NotFound />
    case 'go':
      return <Navigate to={decision.to} replace />
  }
}
