import { late } from '#ui/late.tsx'
import { useServices } from '../../shared/services/services.ts'

const LinkedInJourney = late(() => import('./LinkedInJourney.tsx').then((module) => module.LinkedInJourney))

/** Whether this page is where the person comes back to from LinkedIn. */
export const useIsLinkedInReturn = (): boolean => useServices().addressSecrets.has('state')

/** Mounted on every part of the profile: whoever comes back from LinkedIn may be led to another one than they left. */
export function LinkedInReturn() {
  if (!useIsLinkedInReturn()) return null
  return <LinkedInJourney />
}
