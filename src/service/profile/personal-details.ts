import { eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { normalisePhone } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, Refusal } from '../refusal.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { onlyOnce } from './entries.ts'
import { checkForm, dateTimeOf, dayOf, requiredText, textOrNull } from './forms.ts'
import { refuseReadOnlyChanges } from './hiring-manager.ts'

const findMember = async (db: Queries, memberId: string) => {
  const [member] = await db.select().from(teamMember).where(eq(teamMember.id, memberId))
  if (member === undefined) throw forbidden()
  return member
}

const answerOf = (member: typeof teamMember.$inferSelect) => ({
  FirstName: member.firstName,
  LastName: member.lastName,
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
  IsHiringmanager: member.isHiringManager,
})

/** A phone number in the form in which numbers are kept and compared; null for none. */
const phoneOrNull = (text: string | null): string | null => {
  const phone = textOrNull(text)
  return phone === null ? null : normalisePhone(phone)
}

type PersonalCalls = Pick<Handlers<typeof profileCalls>, 'getPersonalDetails' | 'savePersonalDetail'>

export const personalDetailHandlers = ({ db }: Service): PersonalCalls => ({
  getPersonalDetails: async ({ caller }) => answerOf(await findMember(db, caller.memberId)),

  savePersonalDetail: async ({ body, caller: { memberId }, commit, now }) => {
    const values = {
      firstName: requiredText('FirstName', body.FirstName),
      lastName: requiredText('LastName', body.LastName),
      nickName: textOrNull(body.NickName),
      birthDate: dayOf('BirthDate', body.BirthDate),
      secondaryEmail: textOrNull(body.SecondaryEmail),
      phone: phoneOrNull(body.Phone),
      mobile: phoneOrNull(body.Mobile),
      nationality: textOrNull(body.Nationality),
      country: textOrNull(body.Country),
      city: textOrNull(body.City),
      maritalStatus: textOrNull(body.MaritalStatus),
      militaryServiceSituation: textOrNull(body.MilitaryServiceSituation),
    }
    checkForm('personalDetails', values, now)
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      refuseReadOnlyChanges('personalDetails', await findMember(tx, memberId), values)
      const taken = new Refusal(409, messages.phoneTaken, { field: 'Phone' })
      await onlyOnce(tx, taken, (inner) => inner.update(teamMember).set(values).where(eq(teamMember.id, memberId)))
      return answerOf(await findMember(tx, memberId))
    })
  },
})
