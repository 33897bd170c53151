/** Which parts of a profile are complete; apart from what they consist of, which not every page needs. */
export interface ProfileFacts {
  readonly personal: boolean
  readonly professional: boolean
  readonly careerHistory: boolean
  readonly profile: boolean
}

/** Whether nothing is missing from the profile (specification 4, Profile completion gate). */
export const isProfileComplete = (facts: ProfileFacts): boolean =>
  facts.personal && facts.professional && facts.careerHistory && facts.profile
