import { type AccessDecision, decideEntry, returnUrlOf, teamIndex, type Visitor, withQuery } from './access.ts'
import { messages } from './messages.ts'
import { linkTo } from './paths.ts'
import { isProfileComplete, type ProfileFacts } from './profile-facts.ts'
import type { RouteFact } from './routes.ts'

/** What a signed-in person has done and has, as far as the guards and the menu care. */
export interface Eligibility {
  readonly completeness: ProfileFacts
  readonly emailVerified: boolean
  readonly hasCommitments: boolean
  readonly hasActiveCommitment: boolean
}

/** Where /team-member leads: the dashboard with commitments, else the profile (decision A4). */
export const teamHome = (eligibility: Eligibility): string => linkTo(eligibility.hasCommitments ? 'Dashboard' : 'Profile')

/**
 * Decides whether a person may see a route, and where they go otherwise (specification 4, Profile completion gate and Deep link;
 * 6, Guard; decisions A1, A4, A8 to A10, B Guards without commitments).
 *
 * @param route the route asked for
 * @param address its full address: path, query and hash
 * @param visitor who asks; `eligibility` is null until the facts have arrived
 * @param deepLinkId a stored deep link to a position, or null
 */
export const decideAccess = (
  route: RouteFact,
  address: string,
  visitor: Visitor & { readonly eligibility: Eligibility | null },
  deepLinkId: string | null,
): AccessDecision => {
  const entry = decideEntry(route, address, visitor)
  if (entry.kind !== 'wait' || visitor.eligibility === null) return entry
  return decideEligible(route, address, visitor.eligibility, deepLinkId)
}

const show: AccessDecision = { kind: 'show' }

const decideEligible = (
  route: RouteFact,
  address: string,
  eligibility: Eligibility,
  deepLinkId: string | null,
): AccessDecision => {
  const complete = isProfileComplete(eligibility.completeness)
  if (route.name === 'CompleteProfile') {
    if (!complete || !eligibility.emailVerified) return show
    return deepLinkId === null ? { kind: 'go', to: linkTo('Profile') } : toPosition(deepLinkId)
  }
  if (!complete) return toWizard(route)
  if (route.name === 'EmailVerification') {
    if (!eligibility.emailVerified) return show
    return { kind: 'go', to: returnUrlOf(address) ?? teamHome(eligibility) }
  }
  if (!eligibility.emailVerified) return { kind: 'go', to: withQuery(linkTo('EmailVerification'), { returnUrl: address }) }
  // A position that is opened directly wins over a stored one. Forgotten on arrival, not on the way: decisions are taken anew meanwhile.
  if (deepLinkId !== null)
    return route.name === 'ApplyForPosition' ? { kind: 'show', clearDeepLink: true } : toPosition(deepLinkId)
  if (route.name === teamIndex.name) return { kind: 'go', to: teamHome(eligibility) }
  if (route.needs === 'commitments' && !eligibility.hasCommitments) return { kind: 'go', to: linkTo('Profile') }
  if (route.needs === 'activeCommitment' && !eligibility.hasActiveCommitment) {
    return { kind: 'go', to: linkTo('Commitments'), warning: messages.activeCommitmentNeeded }
  }
  return show
}

/** Ways that lead to the wizard anyway; elsewhere somebody with an incomplete profile wanted to see something else. */
const waysToWizard: readonly string[] = [teamIndex.name, 'Profile', 'EmailVerification']

const toWizard = ({ name }: RouteFact): AccessDecision => ({
  kind: 'go',
  to: linkTo('CompleteProfile'),
  ...(waysToWizard.includes(name) ? {} : { warning: messages.completeProfileNeeded }),
})

const toPosition = (deepLinkId: string): AccessDecision => ({
  kind: 'go',
  to: linkTo('ApplyForPosition', { deepLinkId }),
})
