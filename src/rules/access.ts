import { messages } from './messages.ts'
import { linkTo, routeNamed, safeReturnUrl } from './paths.ts'
import { isLineManager, isTeamRole } from './roles.ts'
import type { RouteFact } from './routes.ts'

/** Who stands at a route, as far as the guards care. */
export interface Visitor {
  readonly isAuthenticated: boolean
  /** The person's role; empty for a guest. */
  readonly role: string
}

export type AccessDecision =
  | { readonly kind: 'show'; readonly clearDeepLink?: true }
  /** The facts to decide with have not arrived. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'go'; readonly to: string; readonly warning?: string }

const show: AccessDecision = { kind: 'show' }

/** An address with query parameters, encoded. */
export const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`

/** Where an address says to go afterwards; null when it says nothing, or nothing safe. */
export const returnUrlOf = (address: string): string | null =>
  safeReturnUrl(new URL(address, 'https://portal.invalid').searchParams.get('returnUrl'))

/** The empty path under /team-member: it has no screen, its guard leads home. */
export const teamIndex: RouteFact = { name: 'TeamIndex', path: '/team-member', title: null, area: 'team' }

/**
 * Decides what needs no facts beyond who asks: whether a person may enter a route's area, and where they go otherwise
 * (specification 6, Guard; decision A1).
 *
 * @param route the route asked for
 * @param address its full address: path, query and hash
 * @param visitor who asks
 * @returns `wait` when the person's eligibility decides
 */
export const decideEntry = (route: RouteFact, address: string, visitor: Visitor): AccessDecision => {
  if (route.area === 'open') return show
  if (route.area === 'register') {
    const isMember = visitor.isAuthenticated && isTeamRole(visitor.role)
    // Also who logged in with another tab comes to where this one was to lead.
    return isMember && route.alwaysOpen !== true ? { kind: 'go', to: returnUrlOf(address) ?? '/team-member' } : show
  }
  if (!visitor.isAuthenticated) return { kind: 'go', to: withQuery(linkTo('Login'), { returnUrl: address, r: '1' }) }
  if (!isTeamRole(visitor.role)) {
    return { kind: 'go', to: withQuery(linkTo('Logout'), { returnUrl: address, r: '2' }), warning: messages.notTeamMember }
  }
  if (route.needs === 'lineManager' && !isLineManager(visitor.role)) return { kind: 'notFound' }
  if (route.area === 'authorized') return show
  return { kind: 'wait' }
}

/** The route that a visitor meets at an address: the 404 page's where there is nothing for them. */
export const routeMet = (route: RouteFact, visitor: Visitor): RouteFact =>
  decideEntry(route, '', visitor).kind === 'notFound' ? routeNamed('NotFound') : route
