import { eq } from 'drizzle-orm'
import { isCommitmentStatus, shownStatus } from '#rules/commitments.ts'
import type { Queries } from '../db/database.ts'
import { commitment, teamMember } from '../db/schema.ts'
import { findEducations } from '../profile/educations.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { findJobPreferences, findProfessionalDetail, findSpecificRoles } from '../profile/job-preferences.ts'
import { findLanguageSkills } from '../profile/languages.ts'
import { findTeamMemberSkills } from '../profile/skills.ts'

/**
 * A person's record with all that belongs to it (specification 3, Team member), or null.
 *
 * StillStudying is whether some education goes on; null without any.
 */
export const findTeamMember = async (db: Queries, memberId: string) => {
  const [member] = await db.select().from(teamMember).where(eq(teamMember.id, memberId))
  if (member === undefined) return null
  const educations = await findEducations(db, memberId)
  return {
    Id: member.id,
    UserAccountsId: member.userAccountId,
    LinemanagerId: member.lineManagerId,
    FirstName: member.firstName,
    LastName: member.lastName,
    FullName: `${member.firstName} ${member.lastName}`.trim(),
    NickName: member.nickName,
    BirthDate: dateTimeOf(member.birthDate),
    Email: member.email,
    SecondaryEmail: member.secondaryEmail,
    Phone: member.phone,
    Mobile: member.mobile,
    Nationality: member.nationality,
    Country: member.country,
    City: member.city,
    MaritalStatus: member.maritalStatus,
    MilitaryServiceSituation: member.militaryServiceSituation,
    StillStudying: educations.length === 0 ? null : educations.some((one) => one.StillStudying),
    PhotoUrl: member.photoUrl,
    CV: member.cv,
    Description: member.description,
    LinkedIn: member.linkedIn,
    GitHub: member.gitHub,
    WebSite: member.webSite,
    MemberSince: member.memberSince.toISOString(),
    CareerHistoryDescription: member.careerHistoryDescription,
    SpecificRoles: await findSpecificRoles(db, memberId),
    Skills: await findTeamMemberSkills(db, memberId),
    LanguageSkills: await findLanguageSkills(db, memberId),
    JobPreferences: await findJobPreferences(db, memberId),
    Educations: educations,
    ProfessionalDetail: await findProfessionalDetail(db, memberId),
    PaymentMethodType: member.paymentMethodType,
    UpdatedPaymentMethodDate: member.updatedPaymentMethodDate?.toISOString() ?? null,
    IsHiringmanager: member.isHiringManager,
  }
}

/** The person's own commitments, the newest start first. */
export const findCommitments = async (db: Queries, memberId: string) => {
  const rows = await db
    .select({ id: commitment.id, Name: commitment.name, StatusV2: commitment.statusV2 })
    .from(commitment)
    .where(eq(commitment.memberId, memberId))
    .orderBy(commitment.startDate, commitment.id)
  return rows.map((row) => ({ ...row, Status: isCommitmentStatus(row.StatusV2) ? shownStatus(row.StatusV2) : row.StatusV2 }))
}
