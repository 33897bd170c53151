import { asc, eq } from 'drizzle-orm'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { answerFields } from '../form-fields.ts'
import { educationOrder, toEducation } from '../profile/educations.ts'
import { lastAddedFirst } from '../profile/entries.ts'
import { toJobPreference, toProfessionalDetail } from '../profile/job-preferences.ts'
import { toLanguageSkill } from '../profile/languages.ts'
import { toTeamMemberSkill } from '../profile/skills.ts'

/**
 * A person's record with all that belongs to it (specification 3, Team member), or null.
 *
 * StillStudying is whether some education goes on; null without any.
 */
export const findTeamMember = async (db: Queries, memberId: string) => {
  const member = await db.query.teamMember.findFirst({
    where: eq(teamMember.id, memberId),
    with: {
      professionalDetail: true,
      specificRoles: { orderBy: (role) => asc(role.name) },
      skills: { with: { skill: true }, orderBy: (one) => lastAddedFirst(one) },
      languageSkills: { orderBy: (one) => lastAddedFirst(one) },
      jobPreferences: { orderBy: (one) => asc(one.workingPosition) },
      educations: { orderBy: (one) => educationOrder(one) },
      files: { where: (file) => eq(file.kind, 'skill'), columns: { ownerId: true, name: true } },
    },
  })
  if (member === undefined) return null
  const { educations } = member
  const files = new Map(member.files.map(({ ownerId, name }) => [ownerId, name]))
  return {
    Id: member.id,
    UserAccountsId: member.userAccountId,
    LinemanagerId: member.lineManagerId,
    ...answerFields(profileForms.personalDetails, member),
    FullName: `${member.firstName} ${member.lastName}`.trim(),
    Email: member.email,
    StillStudying: educations.length === 0 ? null : educations.some((one) => one.stillStudying),
    PhotoUrl: member.photoUrl,
    CV: member.cv,
    Description: member.description,
    LinkedIn: member.linkedIn,
    GitHub: member.gitHub,
    WebSite: member.webSite,
    MemberSince: member.memberSince.toISOString(),
    CareerHistoryDescription: member.careerHistoryDescription,
    SpecificRoles: member.specificRoles.map(({ name }) => name),
    Skills: member.skills.map((one) => toTeamMemberSkill(one, files)),
    LanguageSkills: member.languageSkills.map(toLanguageSkill),
    JobPreferences: member.jobPreferences.map(toJobPreference),
    Educations: educations.map(toEducation),
    ProfessionalDetail: toProfessionalDetail(member.professionalDetail),
    PaymentMethodType: member.paymentMethodType,
    UpdatedPaymentMethodDate: member.updatedPaymentMethodDate?.toISOString() ?? null,
    IsHiringmanager: member.isHiringManager,
  }
}
