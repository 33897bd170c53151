import { eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import type { Queries } from '../db/database.ts'
import { professionalDetail, teamMember } from '../db/member-schema.ts'
import { findFile } from '../file/store.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden } from '../refusal.ts'
import type { ServiceSettings } from '../settings.ts'
import { lockMember } from '../teammember/lock-member.ts'

import { checkForm, textOrNull } from './forms.ts'
import { saveProfessionalDetail } from './job-preferences.ts'
import { richTextOrNull } from './rich-text.ts'

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
    LinkedIn: member.linkedIn,
    GitHub: member.gitHub,
    WebSite: member.webSite,
    Description: member.description,
    Personality: personality,
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
    const links = { linkedIn: textOrNull(body.LinkedIn), gitHub: textOrNull(body.GitHub), webSite: textOrNull(body.WebSite) }
    const bio = richTextOrNull('Description', body.Description)
    const personality = richTextOrNull('Personality', body.Personality)
    checkForm('profileSetup', { ...links, bio, personality }, now)
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
