import { profileFacts } from '#rules/profile.ts'
import type { ProfileFacts } from '#rules/profile-facts.ts'
import type { Queries } from '../db/database.ts'
import { findTeamMember } from '../teammember/store.ts'

/** Which parts of a person's profile are complete, by the same rules as in the browser (specification 5); null for nobody. */
export const findCompleteness = async (db: Queries, memberId: string): Promise<ProfileFacts | null> => {
  const member = await findTeamMember(db, memberId)
  if (member === null) return null
  const { ProfessionalDetail: professional } = member
  return profileFacts({
    ...member,
    JobTitle: professional?.JobTitleId ?? professional?.Job ?? null,
    ExperienceYear: professional?.ExperienceYear ?? null,
    Personality: professional?.Personality ?? null,
  })
}
