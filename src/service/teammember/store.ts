import { and, asc, eq } from 'drizzle-orm'
import { isCommitmentStatus, shownStatus } from '#rules/commitments.ts'
import type { Queries } from '../db/database.ts'
import { commitment, jobPreference, professionalDetail, specificRole, teamMember } from '../db/schema.ts'

/** Whether the person with this e-mail is led by this line manager. */
export const isReportOf = async (db: Queries, lineManagerId: string, email: string): Promise<boolean> => {
  const rows = await db
    .select({ id: teamMember.id })
    .from(teamMember)
    .where(and(eq(teamMember.email, email), eq(teamMember.lineManagerId, lineManagerId)))
  return rows.length > 0
}

/** The person's own record with the professional detail (specification 3), or null. */
export const findTeamMember = async (db: Queries, memberId: string) => {
  const [row] = await db
    .select({ member: teamMember, professional: professionalDetail })
    .from(teamMember)
    .leftJoin(professionalDetail, eq(professionalDetail.memberId, teamMember.id))
    .where(eq(teamMember.id, memberId))
  if (row === undefined) return null
  const { member, professional } = row
  const roles = await db
    .select({ name: specificRole.name })
    .from(specificRole)
    .where(eq(specificRole.memberId, memberId))
    .orderBy(asc(specificRole.name))
  const preferences = await db
    .select({ Id: jobPreference.id, WorkingPosition: jobPreference.workingPosition })
    .from(jobPreference)
    .where(eq(jobPreference.memberId, memberId))
    .orderBy(asc(jobPreference.workingPosition))
  return {
    Id: member.id,
    UserAccountsId: member.userAccountId,
    LinemanagerId: member.lineManagerId,
    FirstName: member.firstName,
    LastName: member.lastName,
    FullName: `${member.firstName} ${member.lastName}`.trim(),
    NickName: member.nickName,
    BirthDate: member.birthDate,
    Email: member.email,
    SecondaryEmail: member.secondaryEmail,
    Phone: member.phone,
    Mobile: member.mobile,
    Nationality: member.nationality,
    Country: member.country,
    City: member.city,
    MaritalStatus: member.maritalStatus,
    MilitaryServiceSituation: member.militaryServiceSituation,
    StillStudying: member.stillStudying,
    PhotoUrl: member.photoUrl,
    CV: member.cv,
    Description: member.description,
    LinkedIn: member.linkedIn,
    GitHub: member.gitHub,
    WebSite: member.webSite,
    MemberSince: member.memberSince.toISOString(),
    CareerHistoryDescription: member.careerHistoryDescription,
    SpecificRoles: roles.map((role) => role.name),
    JobPreferences: preferences,
    ProfessionalDetail:
      professional === null
        ? null
        : {
            Id: professional.id,
            JobTitleId: professional.jobTitleId,
            Job: professional.job,
            JobRole: professional.jobRole,
            ExperienceYear: professional.experienceYear,
            Personality: professional.personality,
          },
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
