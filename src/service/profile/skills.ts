import { eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '../db/database.ts'
import { skill, teamMemberSkill } from '../db/profile-schema.ts'
import { dropFile, fileNames } from '../file/store.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, lastAddedFirst, onlyOnce, removeEntry } from './entries.ts'

interface Row {
  readonly id: string
  readonly skill: { readonly id: string; readonly name: string }
}

/**
 * A technical skill as v1 answers it.
 *
 * @param files names of the person's certificate files by the id of the technical skill
 */
export const toTeamMemberSkill = ({ id, skill }: Row, files: ReadonlyMap<string, string>) => ({
  Id: id,
  SkillId: skill.id,
  Text: skill.name,
  FileName: files.get(id) ?? null,
})

const findTeamMemberSkills = async (db: Queries, memberId: string) => {
  const rows = await db
    .select({ id: teamMemberSkill.id, skill })
    .from(teamMemberSkill)
    .innerJoin(skill, eq(skill.id, teamMemberSkill.skillId))
    .where(eq(teamMemberSkill.memberId, memberId))
    .orderBy(...lastAddedFirst(teamMemberSkill))
  const files = await fileNames(db, memberId, 'skill')
  return rows.map((row) => toTeamMemberSkill(row, files))
}

type SkillCalls = Pick<Handlers<typeof profileCalls>, 'getTeamMemberSkills' | 'saveSkill' | 'removeSkill'>

export const skillHandlers = ({ db }: Service): SkillCalls => ({
  getTeamMemberSkills: async ({ caller }) => await findTeamMemberSkills(db, caller.memberId),

  saveSkill: async ({ body, caller: { memberId }, commit, now }) =>
    await commit(async (tx) => {
      await lockMember(tx, memberId)
      const [chosen] = await tx.select().from(skill).where(eq(skill.id, body.SkillId))
      if (chosen === undefined) throw invalid('SkillId', 'SkillId is not a skill of the list.')
      const isPostedBack = (one: { readonly Id: string; readonly SkillId: string }): boolean =>
        one.Id === body.Id?.toLowerCase() && one.SkillId === chosen.id
      const kept = (await findTeamMemberSkills(tx, memberId)).find(isPostedBack)
      if (kept !== undefined) return kept
      const exists = new HttpError(409, messages.skillExists, { field: 'SkillId' })
      const id = await entryId(tx, teamMemberSkill, memberId, null)
      await onlyOnce(tx, exists, (inner) =>
        inner.insert(teamMemberSkill).values({ memberId, id, createdAt: now, skillId: chosen.id }),
      )
      return toTeamMemberSkill({ id, skill: chosen }, new Map())
    }),

  removeSkill: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, teamMemberSkill, caller.memberId, params.id)
      await dropFile(tx, caller.memberId, 'skill', params.id)
      return true
    }),
})
