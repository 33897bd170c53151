import { asc, desc, eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { messages } from '#rules/messages.ts'
import type { Queries } from '../db/database.ts'
import { skill, teamMemberSkill } from '../db/profile-schema.ts'
import { dropFile, fileNames } from '../file/store.ts'
import type { Handlers, Service } from '../handler.ts'
import { invalid, Refusal } from '../refusal.ts'
import { entryId, lockMember, onlyOnce, removeEntry } from './entries.ts'

/** A person's technical skills by the names of the list, the one added last first. */
export const findTeamMemberSkills = async (db: Queries, memberId: string) => {
  const rows = await db
    .select({ Id: teamMemberSkill.id, SkillId: skill.id, Text: skill.name })
    .from(teamMemberSkill)
    .innerJoin(skill, eq(skill.id, teamMemberSkill.skillId))
    .where(eq(teamMemberSkill.memberId, memberId))
    .orderBy(desc(teamMemberSkill.createdAt), asc(skill.name))
  const files = await fileNames(db, memberId, 'skill')
  return rows.map((row) => ({ ...row, FileName: files.get(row.Id) ?? null }))
}

type SkillCalls = Pick<Handlers<typeof profileCalls>, 'getTeamMemberSkills' | 'saveSkill' | 'removeSkill'>

export const skillHandlers = ({ db }: Service): SkillCalls => ({
  getTeamMemberSkills: async ({ caller }) => await findTeamMemberSkills(db, caller.memberId),

  saveSkill: async ({ body, caller: { memberId }, commit, now }) =>
    await commit(async (tx) => {
      await lockMember(tx, memberId)
      const [chosen] = await tx.select().from(skill).where(eq(skill.id, body.SkillId))
      if (chosen === undefined) throw invalid('SkillId', 'SkillId is not a skill of the list.')
      const exists = new Refusal(409, messages.skillExists, { field: 'SkillId' })
      const id = await entryId(tx, teamMemberSkill, memberId, null)
      await onlyOnce(tx, exists, (inner) =>
        inner.insert(teamMemberSkill).values({ memberId, id, createdAt: now, skillId: chosen.id }),
      )
      return { Id: id, SkillId: chosen.id, Text: chosen.name, FileName: null }
    }),

  removeSkill: async ({ params, caller, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, teamMemberSkill, caller.memberId, params.id)
      await dropFile(tx, caller.memberId, 'skill', params.id)
      return true
    }),
})
