import { eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { professionalDetail, teamMember } from '../db/member-schema.ts'
import { findFile } from '../file/store.ts'
import { answerFields, takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden } from '../http-error.ts'
import type { ServiceSettings } from '../settings.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { saveProfessionalDetail } from './job-preferences.ts'

/** Links, bio, personality, photo and CV of a person (decisions C, Profile). */
const findProfileDetail = async (db: Queries, memberId: string, { linkedIn }: ServiceSettings) => {
  const [row] = await db
    .select({ member: teamMember, personality: professionalDetail.personality })
    .from(teamMember)
    .leftJoin(professionalDetail, eq(professionalDetail.memberId, teamMember.id))
    .where(eq(teamMember.id, memberId))
  if (row === undefined) throw forbidden()
  const { member, personality } = row
  return {
    ...answerFields(profileForms.profileSetup, { ...member, bio: member.description, personality }),
    PhotoUrl: member.photoUrl,
    CV: member.cv,
    CVSize: (await findFile(db, memberId, 'cv'))?.size ?? null,
    LinkedInVerifiedOn: member.linkedInVerifiedOn?.toISOString() ?? null,
    CanConnectLinkedIn: linkedIn !== null,
  }
}

type SetupCalls = Pick<Handlers<typeof profileCalls>, 'getProfileDetail' | 'saveProfileDetail'>

export const setupHandlers = ({ db, settings }: Service): SetupCalls => ({
  getProfileDetail: async ({ caller }) => await findProfileDetail(db, caller.memberId, settings),

  saveProfileDetail: async ({ body, caller: { memberId }, commit, now }) => {
    const { bio, personality, ...links } = takeFields(profileForms.profileSetup, body, now)
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      await tx
        .update(teamMember)
        .set({ ...links, description: bio })
        .where(eq(teamMember.id, memberId))
      await saveProfessionalDetail(tx, memberId, { personality })
      return await findProfileDetail(tx, memberId, settings)
    })
  },
})
