import { messages } from './messages.ts'
import { linkTo, safeReturnUrl } from './paths.ts'
import { isProfileComplete, type ProfileFacts } from './profile.ts'
import { isLineManager, isTeamRole } from './roles.ts'
import type { RouteFact } from './routes.ts'

/** Who stands at a route, as far as the guards care. */
export interface Visitor {
  readonly isAuthenticated: boolean
  /** The person's role; empty for a guest. */
  readonly role: string
  /** Known once the shell's facts have arrived; null until then. */
  readonly standing: Standing | null
}

export interface Standing {
  readonly completeness: ProfileFacts
  readonly emailVerified: boolean
  readonly hasCommitments: boolean
  readonly hasActiveCommitment: boolean
}

export type AccessDecision =
  | { readonly kind: 'show' }
  /** The facts to decide with have not arrived. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'go'; readonly to: string; readonly warning?: string; readonly clearDeepLink?: true }

const show: AccessDecision = { kind: 'show' }

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => `${path}?${new URLSearchParams(query)}`

/** The empty path under /team-member: it has no screen, its guard leads home. */
export const teamIndex: RouteFact = { name: 'TeamIndex', path: '/team-member', title: null, area: 'team' }

/** Where /team-member leads: the dashboard with commitments, else the profile (decision A4). */
export const teamHome = (standing: Standing): string => linkTo(standing.hasCommitments ? 'Dashboard' : 'Profile')

/**
 * Decides whether a person may see a route, and where they go otherwise (specification 4, Profile completion gate and Deep link;
 * 6, Guard; decisions A1, A4, A8 to A10, B Guards without commitments).
 *
 * @param route the route asked for
 * @param address its full address: path, query and hash
 * @param visitor who asks
 * @param deepLinkId a stored deep link to a position, or null
 */
export const decideAccess = (route: RouteFact, address: string, visitor: Visitor, deepLinkId: string | null): AccessDecision => {
  if (route.area === 'open') return show
  if (route.area === 'register') {
    const isMember = visitor.isAuthenticated && isTeamRole(visitor.role)
    return isMember && route.alwaysOpen !== true ? { kind: 'go', to: '/team-member' } : show
  }
  if (!visitor.isAuthenticated) return { kind: 'go', to: withQuery(linkTo('Login'), { returnUrl: address, r: '1' }) }
  if (!isTeamRole(visitor.role)) {
    return { kind: 'go', to: withQuery(linkTo('Logout'), { returnUrl: address, r: '2' }), warning: messages.notTeamMember }
  }
  if (route.needs === 'lineManager' && !isLineManager(visitor.role)) return { kind: 'notFound' }
  if (route.area === 'authorized') return show
  if (visitor.standing === null) return { kind: 'wait' }
  return decideGate(route, address, visitor.standing, deepLinkId)
}

const decideGate = (route: RouteFact, address: string, standing: Standing, deepLinkId: string | null): AccessDecision => {
  const complete = isProfileComplete(standing.completeness)
  if (route.name === 'CompleteProfile') {
    if (!complete || !standing.emailVerified) return show
    return deepLinkId === null ? { kind: 'go', to: linkTo('Profile') } : toPosition(deepLinkId)
  }
  if (!complete) return { kind: 'go', to: linkTo('CompleteProfile') }
  if (route.name === 'EmailVerification') {
    if (!standing.emailVerified) return show
    const wanted = safeReturnUrl(new URL(address, 'https://portal.invalid').searchParams.get('returnUrl'))
    return { kind: 'go', to: wanted ?? teamHome(standing) }
  }
  if (!standing.emailVerified) return { kind: 'go', to: withQuery(linkTo('EmailVerification'), { returnUrl: address }) }
  if (deepLinkId !== null) return toPosition(deepLinkId)
  if (route.name === teamIndex.name) return { kind: 'go', to: teamHome(standing) }
  if (route.needs === 'commitments' && !standing.hasCommitments) return { kind: 'go', to: linkTo('Profile') }
  if (route.needs === 'activeCommitment' && !standing.hasActiveCommitment) {
    return { kind: 'go', to: linkTo('Commitments'), warning: messages.activeCommitmentNeeded }
  }
  return show
}

const toPosition = (deepLinkId: string): AccessDecision => ({
  kind: 'go',
  to: linkTo('ApplyForPosition', { deepLinkId }),
  clearDeepLink: true,
})
