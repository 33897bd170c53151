import { and, eq, ne } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { profileForms } from '#rules/profile-forms.ts'
import { type LanguageLevel, languageLevels } from '#rules/profile-values.ts'
import type { Queries } from '../db/database.ts'
import { languageSkill } from '../db/profile-schema.ts'
import { takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, lastAddedFirst, onlyOnce, onlyRow, removeEntry } from './entries.ts'

type Row = typeof languageSkill.$inferSelect

const levelOf = (text: string): LanguageLevel => languageLevels.find((level) => level === text) ?? 'Basic'
/** A language as v1 answers it. */
export const toLanguageSkill = (row: Pick<Row, 'id' | 'language' | 'level'>) => ({
  Id: row.id,
  Language: row.language,
  Level: levelOf(row.level),
})

const findLanguageSkills = async (db: Queries, memberId: string) => {
  const rows = await db
    .select()
    .from(languageSkill)
    .where(eq(languageSkill.memberId, memberId))
    .orderBy(...lastAddedFirst(languageSkill))
  return rows.map(toLanguageSkill)
}

type LanguageCalls = Pick<Handlers<typeof profileCalls>, 'getLanguageSkills' | 'saveLanguageSkill' | 'removeLanguageSkill'>

export const languageHandlers = ({ db }: Service): LanguageCalls => ({
  getLanguageSkills: async ({ caller }) => await findLanguageSkills(db, caller.memberId),

  saveLanguageSkill: async ({ body, caller: { memberId }, commit, now }) => {
    const values = takeFields(profileForms.languageSkill, body, now)
    const exists = new HttpError(409, messages.languageExists, { field: 'Language' })
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      const id = await entryId(tx, languageSkill, memberId, body.Id)
      const others = await tx
        .select({ name: languageSkill.language })
        .from(languageSkill)
        .where(and(eq(languageSkill.memberId, memberId), ne(languageSkill.id, id)))
      const names = others.map(({ name }) => name)
      if (isDuplicateName(values.language, names)) throw exists
      const rows = await onlyOnce(tx, exists, (inner) =>
        inner
          .insert(languageSkill)
          .values({ memberId, id, createdAt: now, ...values })
          .onConflictDoUpdate({ target: [languageSkill.memberId, languageSkill.id], set: values })
          .returning(),
      )
      return toLanguageSkill(onlyRow(rows))
    })
  },

  removeLanguageSkill: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, languageSkill, caller.memberId, params.id)
      return true
    }),
})
