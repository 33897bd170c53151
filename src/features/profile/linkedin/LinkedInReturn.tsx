import { lazy, Suspense } from 'react'
import { useServices } from '../../shared/services/services.ts'

const LinkedInJourney = lazy(() => import('./LinkedInJourney.tsx').then((module) => ({ default: module.LinkedInJourney })))

/** Mounted on every part of the profile: whoever comes back from LinkedIn may be led to another one than they left. */
export function LinkedInReturn() {
  const { addressSecrets } = useServices()
  if (!addressSecrets.has('state')) return null
  return (
    <Suspense>
      <LinkedInJourney />
    </Suspense>
  )
}
