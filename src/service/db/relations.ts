import { relations } from 'drizzle-orm'
import { storedFile } from './file-schema.ts'
import { jobPreference, professionalDetail, specificRole, teamMember } from './member-schema.ts'
import { education, languageSkill, skill, teamMemberSkill } from './profile-schema.ts'

/** What belongs to a member, so that all of it can be read in one query. */
export const memberParts = relations(teamMember, ({ one, many }) => ({
  professionalDetail: one(professionalDetail, { fields: [teamMember.id], references: [professionalDetail.memberId] }),
  specificRoles: many(specificRole),
  jobPreferences: many(jobPreference),
  educations: many(education),
  languageSkills: many(languageSkill),
  skills: many(teamMemberSkill),
  files: many(storedFile),
}))

export const specificRoleOwner = relations(specificRole, ({ one }) => ({
  member: one(teamMember, { fields: [specificRole.memberId], references: [teamMember.id] }),
}))
export const jobPreferenceOwner = relations(jobPreference, ({ one }) => ({
  member: one(teamMember, { fields: [jobPreference.memberId], references: [teamMember.id] }),
}))
export const educationOwner = relations(education, ({ one }) => ({
  member: one(teamMember, { fields: [education.memberId], references: [teamMember.id] }),
}))
export const languageSkillOwner = relations(languageSkill, ({ one }) => ({
  member: one(teamMember, { fields: [languageSkill.memberId], references: [teamMember.id] }),
}))
export const fileOwner = relations(storedFile, ({ one }) => ({
  member: one(teamMember, { fields: [storedFile.memberId], references: [teamMember.id] }),
}))
export const memberSkillOwner = relations(teamMemberSkill, ({ one }) => ({
  member: one(teamMember, { fields: [teamMemberSkill.memberId], references: [teamMember.id] }),
  skill: one(skill, { fields: [teamMemberSkill.skillId], references: [skill.id] }),
}))
