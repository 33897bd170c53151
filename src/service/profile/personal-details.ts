import { eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { messages } from '#rules/messages.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { answerFields, takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { onlyOnce } from './entries.ts'
import { refuseReadOnlyChanges } from './hiring-manager.ts'

const findMember = async (db: Queries, memberId: string) => {
  const [member] = await db.select().from(teamMember).where(eq(teamMember.id, memberId))
  if (member === undefined) throw forbidden()
  return member
}

const answerOf = (member: typeof teamMember.$inferSelect) => ({
  ...answerFields(profileForms.personalDetails, member),
  Email: member.email,
  IsHiringmanager: member.isHiringManager,
})

type PersonalCalls = Pick<Handlers<typeof profileCalls>, 'getPersonalDetails' | 'savePersonalDetail'>

export const personalDetailHandlers = ({ db }: Service): PersonalCalls => ({
  getPersonalDetails: async ({ caller }) => answerOf(await findMember(db, caller.memberId)),

  savePersonalDetail: async ({ body, caller: { memberId }, commit, now }) => {
    const values = takeFields(profileForms.personalDetails, body, now)
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      refuseReadOnlyChanges('personalDetails', await findMember(tx, memberId), values)
      const taken = new HttpError(409, messages.phoneTaken, { field: 'Phone' })
      await onlyOnce(tx, taken, (inner) => inner.update(teamMember).set(values).where(eq(teamMember.id, memberId)))
      return answerOf(await findMember(tx, memberId))
    })
  },
})
