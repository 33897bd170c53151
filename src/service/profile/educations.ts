import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { education } from '../db/profile-schema.ts'
import { answerFields, takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, onlyRow, removeEntry } from './entries.ts'

type Row = typeof education.$inferSelect

/** An education entry as v1 answers it. */
export const toEducation = (row: Row) => ({ Id: row.id, ...answerFields(profileForms.education, row) })

type Columns = Pick<typeof education, 'stillStudying' | 'startDate' | 'endDate' | 'createdAt' | 'id'>

/** Newest first: what goes on, then by how late it ended. */
export const educationOrder = (columns: Columns): SQL[] => [
  desc(columns.stillStudying),
  sql`coalesce(${columns.endDate}, ${columns.startDate}) desc nulls last`,
  sql`${columns.startDate} desc nulls last`,
  desc(columns.createdAt),
  asc(columns.id),
]

const findEducations = async (db: Queries, memberId: string) => {
  const rows = await db
    .select()
    .from(education)
    .where(eq(education.memberId, memberId))
    .orderBy(...educationOrder(education))
  return rows.map(toEducation)
}

type EducationCalls = Pick<Handlers<typeof profileCalls>, 'getEducations' | 'saveEducation' | 'removeEducation'>

export const educationHandlers = ({ db }: Service): EducationCalls => ({
  getEducations: async ({ caller }) => await findEducations(db, caller.memberId),

  saveEducation: async ({ body, caller, commit, now }) => {
    const values = takeFields(profileForms.education, body, now)
    return await commit(async (tx) => {
      await lockMember(tx, caller.memberId)
      const id = await entryId(tx, education, caller.memberId, body.Id)
      const rows = await tx
        .insert(education)
        .values({ memberId: caller.memberId, id, createdAt: now, ...values })
        .onConflictDoUpdate({ target: [education.memberId, education.id], set: values })
        .returning()
      return toEducation(onlyRow(rows))
    })
  },

  removeEducation: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, education, caller.memberId, params.id)
      return true
    }),
})
