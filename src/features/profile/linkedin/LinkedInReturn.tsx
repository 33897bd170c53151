import { useLinkedIn } from './use-linkedin.ts'

/** Takes up what LinkedIn sent back, whichever part of the profile is shown: the page mounts it always. */
export function LinkedInReturn() {
  useLinkedIn()
  return null
}
