import { asc, desc, eq, sql } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { careerEntry } from '../db/profile-schema.ts'
import { answerFields, takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, removeEntry } from './entries.ts'
import { richTextOrNull } from './rich-text.ts'

/** A person's career history, newest entry first: where they work now, then by how late it ended. */
export const findExperienceDetail = async (db: Queries, memberId: string) => {
  const [member] = await db
    .select({ description: teamMember.careerHistoryDescription })
    .from(teamMember)
    .where(eq(teamMember.id, memberId))
  const rows = await db
    .select()
    .from(careerEntry)
    .where(eq(careerEntry.memberId, memberId))
    .orderBy(
      desc(careerEntry.stillWorking),
      sql`coalesce(${careerEntry.endDate}, ${careerEntry.startDate}) desc nulls last`,
      sql`${careerEntry.startDate} desc nulls last`,
      desc(careerEntry.createdAt),
      asc(careerEntry.id),
    )
  return {
    CareerHistoryDescription: member?.description ?? null,
    Items: rows.map((row) => ({
      Id: row.id,
      ...answerFields(profileForms.careerEntry, row),
    })),
  }
}

type CareerCalls = Pick<Handlers<typeof profileCalls>, 'getExperienceDetail' | 'saveExperienceDetail' | 'removeExperience'>

export const careerHandlers = ({ db }: Service): CareerCalls => ({
  getExperienceDetail: async ({ caller }) => await findExperienceDetail(db, caller.memberId),

  saveExperienceDetail: async ({ body, caller: { memberId }, commit, now }) => {
    const given = body.CareerHistoryDescription
    const description = given === undefined ? undefined : richTextOrNull('CareerHistoryDescription', given)
    const items = (body.Items ?? []).map((item, index) => ({
      given: item.Id,
      values: takeFields(profileForms.careerEntry, item, now, `Items.${index}.`),
    }))
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      if (description !== undefined) {
        await tx.update(teamMember).set({ careerHistoryDescription: description }).where(eq(teamMember.id, memberId))
      }
      for (const { given, values } of items) {
        const id = await entryId(tx, careerEntry, memberId, given)
        await tx
          .insert(careerEntry)
          .values({ memberId, id, createdAt: now, ...values })
          .onConflictDoUpdate({ target: [careerEntry.memberId, careerEntry.id], set: values })
      }
      return await findExperienceDetail(tx, memberId)
    })
  },

  removeExperience: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, careerEntry, caller.memberId, params.id)
      return true
    }),
})
