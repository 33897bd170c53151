import type { UserInfoAnswer } from '#contract/authentication.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { v1 } from '#contract/v1.ts'
import { awaitsMember, countsAsActive } from '#rules/commitments.ts'
import { type ProfileSource, profileFacts } from '#rules/profile.ts'
import type { ProfileFacts } from '#rules/profile-facts.ts'
import type { ProfileCompleteness, Viewer } from '../generated/resolver-types.ts'

export type TeamMember = AnswerOf<typeof v1.teammember.getWithProfessional>
type ActivePayRuns = AnswerOf<typeof v1.payRun.getActive>
type Commitments = AnswerOf<typeof v1.commitment.getByTeammember>

/** The facts of a team member that completeness is judged by (specification 5). */
export const toProfileSource = (member: TeamMember): ProfileSource => ({
  FirstName: member.FirstName,
  LastName: member.LastName,
  BirthDate: member.BirthDate,
  Phone: member.Phone,
  Email: member.Email,
  Nationality: member.Nationality,
  Country: member.Country,
  City: member.City,
  JobTitle: member.ProfessionalDetail?.JobTitleId ?? member.ProfessionalDetail?.Job ?? null,
  SpecificRoles: member.SpecificRoles,
  JobPreferences: member.JobPreferences,
  ExperienceYear: member.ProfessionalDetail?.ExperienceYear ?? null,
  Personality: member.ProfessionalDetail?.Personality ?? null,
  CareerHistoryDescription: member.CareerHistoryDescription,
  Description: member.Description,
  CV: member.CV,
  PhotoUrl: member.PhotoUrl,
})

const nothingComplete: ProfileFacts = { personal: false, professional: false, careerHistory: false, profile: false }

/**
 * Which parts of a person's profile are complete.
 *
 * @param id the person's, so that the shell and the profile mean the same completeness
 * @param member null for people who have no team member record (roles outside the team)
 */
export const toCompleteness = (id: string, member: TeamMember | null): ProfileCompleteness => ({
  id,
  ...(member === null ? nothingComplete : profileFacts(toProfileSource(member))),
})

/**
 * The viewer of the shell.
 *
 * @param member null for people who have no team member record (roles outside the team)
 */
export const toViewer = (
  user: UserInfoAnswer,
  member: TeamMember | null,
  commitments: Commitments,
  activePayRuns: ActivePayRuns,
  unreadNotificationCount: number,
): Viewer => ({
  id: user.id,
  user,
  completeness: toCompleteness(user.id, member),
  hasCommitments: commitments.length > 0,
  hasActiveCommitment: commitments.some((one) => countsAsActive(one.StatusV2)),
  pendingCommitmentCount: commitments.filter((one) => awaitsMember(one.StatusV2)).length,
  waitingPayRunCount: activePayRuns.filter((one) => !one.TMApproved).length,
  unreadNotificationCount,
})
