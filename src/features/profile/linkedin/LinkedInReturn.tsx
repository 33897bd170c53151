import { lazy, Suspense } from 'react'
import { useServices } from '../../shared/services/services.ts'

const LinkedInJourney = lazy(() => import('./LinkedInJourney.tsx').then((module) => ({ default: module.LinkedInJourney })))

/** Whether this page is where the person comes back to from LinkedIn. */
export const useIsLinkedInReturn = (): boolean => useServices().addressSecrets.has('state')

/** Mounted on every part of the profile: whoever comes back from LinkedIn may be led to another one than they left. */
export function LinkedInReturn() {
  if (!useIsLinkedInReturn()) return null
  return (
    <Suspense>
      <LinkedInJourney />
    </Suspense>
  )
}
