import { useLinkedIn } from './use-linkedin.ts'

/** Takes up what LinkedIn sent back, whichever part of the profile is shown. */
export function LinkedInJourney() {
  useLinkedIn()
  return null
}
