import { asc, desc, eq, sql } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import type { Queries } from '../db/database.ts'
import { education } from '../db/profile-schema.ts'
import type { Handlers, Service } from '../handler.ts'
import { entryId, lockMember, onlyRow, removeEntry } from './entries.ts'
import { checkForm, dateTimeOf, dayOf, textOrNull } from './forms.ts'

type Row = typeof education.$inferSelect

const answerOf = (row: Row) => ({
  Id: row.id,
  Degree: row.degree,
  FieldOfStudy: row.fieldOfStudy,
  Institute: row.institute,
  StartDate: dateTimeOf(row.startDate),
  EndDate: dateTimeOf(row.endDate),
  StillStudying: row.stillStudying,
})

/** A person's education, newest first: what goes on, then by how late it ended. */
export const findEducations = async (db: Queries, memberId: string) => {
  const rows = await db
    .select()
    .from(education)
    .where(eq(education.memberId, memberId))
    .orderBy(
      desc(education.stillStudying),
      sql`coalesce(${education.endDate}, ${education.startDate}) desc nulls last`,
      sql`${education.startDate} desc nulls last`,
      desc(education.createdAt),
      asc(education.id),
    )
  return rows.map(answerOf)
}

type EducationCalls = Pick<Handlers<typeof profileCalls>, 'getEducations' | 'saveEducation' | 'removeEducation'>

export const educationHandlers = ({ db }: Service): EducationCalls => ({
  getEducations: async ({ caller }) => await findEducations(db, caller.memberId),

  saveEducation: async ({ body, caller, commit, now }) => {
    const values = {
      degree: textOrNull(body.Degree),
      fieldOfStudy: textOrNull(body.FieldOfStudy),
      institute: textOrNull(body.Institute),
      startDate: dayOf('StartDate', body.StartDate),
      stillStudying: body.StillStudying,
      endDate: body.StillStudying ? null : dayOf('EndDate', body.EndDate),
    }
    checkForm('education', values, now)
    return await commit(async (tx) => {
      await lockMember(tx, caller.memberId)
      const id = await entryId(tx, education, caller.memberId, body.Id)
      const rows = await tx
        .insert(education)
        .values({ memberId: caller.memberId, id, createdAt: now, ...values })
        .onConflictDoUpdate({ target: [education.memberId, education.id], set: values })
        .returning()
      return answerOf(onlyRow(rows))
    })
  },

  removeEducation: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, education, caller.memberId, params.id)
      return true
    }),
})
