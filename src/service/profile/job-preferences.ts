import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { profileCalls } from '#contract/profile.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { profileForms } from '#rules/profile-forms.ts'
import type { Queries, Transaction } from '../db/database.ts'
import { jobPreference, professionalDetail, specificRole, teamMember } from '../db/member-schema.ts'
import { jobRole, jobTitle } from '../db/profile-schema.ts'
import { takeFields } from '../form-fields.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryId, onlyOnce, removeEntry } from './entries.ts'
import { requiredText } from './forms.ts'
import { refuseReadOnlyChanges } from './hiring-manager.ts'

/** The professional detail as v1 answers it; null before any of it was saved. */
export const toProfessionalDetail = (row: typeof professionalDetail.$inferSelect | null | undefined) =>
  row === null || row === undefined
    ? null
    : {
        Id: row.id,
        JobTitleId: row.jobTitleId,
        Job: row.job,
        JobRole: row.jobRole,
        ExperienceYear: row.experienceYear,
        Personality: row.personality,
      }

const findProfessionalDetail = async (db: Queries, memberId: string) => {
  const [row] = await db.select().from(professionalDetail).where(eq(professionalDetail.memberId, memberId))
  return toProfessionalDetail(row)
}

const findSpecificRoles = async (db: Queries, memberId: string): Promise<string[]> => {
  const rows = await db
    .select({ name: specificRole.name })
    .from(specificRole)
    .where(eq(specificRole.memberId, memberId))
    .orderBy(asc(specificRole.name))
  return rows.map(({ name }) => name)
}

/** A job preference as v1 answers it. */
export const toJobPreference = (row: typeof jobPreference.$inferSelect) => ({
  Id: row.id,
  WorkingPosition: row.workingPosition,
})

const findJobPreferences = async (db: Queries, memberId: string) => {
  const rows = await db
    .select()
    .from(jobPreference)
    .where(eq(jobPreference.memberId, memberId))
    .orderBy(asc(jobPreference.workingPosition))
  return rows.map(toJobPreference)
}

/** Writes part of the professional detail; the rest stays as it is. */
export const saveProfessionalDetail = async (
  tx: Transaction,
  memberId: string,
  values: Partial<typeof professionalDetail.$inferInsert>,
): Promise<void> => {
  await tx
    .insert(professionalDetail)
    .values({ memberId, id: randomUUID(), ...values })
    .onConflictDoUpdate({ target: professionalDetail.memberId, set: values })
}

/** The job title of the list and its role; nothing for none. */
const findJob = async (tx: Transaction, jobTitleId: string | null) => {
  if (jobTitleId === null) return { jobTitleId: null, job: null, jobRole: null }
  const [found] = await tx
    .select({ jobTitleId: jobTitle.id, job: jobTitle.name, jobRole: jobRole.name })
    .from(jobTitle)
    .leftJoin(jobRole, eq(jobRole.id, jobTitle.roleId))
    .where(eq(jobTitle.id, jobTitleId))
  if (found === undefined) throw invalid('JobTitleId', 'JobTitleId is not a job title of the list.')
  return found
}

/** @throws HttpError 400 for a role that is none of the list; one that the person has already stays, whatever the list is now */
const checkRoles = async (tx: Transaction, names: readonly string[], before: readonly string[]): Promise<void> => {
  if (names.every((name) => before.includes(name))) return
  const roles = (await tx.select({ name: jobRole.name }).from(jobRole).orderBy(asc(jobRole.name))).map(({ name }) => name)
  if (!names.every((name) => before.includes(name) || roles.includes(name))) {
    throw invalid('SpecificRoles', `SpecificRoles must be one of: ${roles.join(', ')}.`)
  }
}

/** Names as given, without those that a person would take for the same. */
const withoutDuplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => !isDuplicateName(name, names.slice(0, index)))

const isHiringManager = async (tx: Transaction, memberId: string): Promise<boolean> => {
  const [row] = await tx.select({ is: teamMember.isHiringManager }).from(teamMember).where(eq(teamMember.id, memberId))
  return row?.is ?? false
}

type PreferenceCalls = Pick<Handlers<typeof profileCalls>, 'saveRoleAndTitle' | 'saveJobPreference' | 'removeJobPreference'>

export const jobPreferenceHandlers = (_service: Service): PreferenceCalls => ({
  saveRoleAndTitle: async ({ body, caller: { memberId }, commit, now }) => {
    const { jobTitleId, specificRoles: names, ...fields } = takeFields(profileForms.jobPreferences, body, now)
    const specificRoles = withoutDuplicates(names)
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      const before = await findProfessionalDetail(tx, memberId)
      const stored = {
        isHiringManager: await isHiringManager(tx, memberId),
        jobTitleId: before?.JobTitleId ?? null,
        specificRoles: await findSpecificRoles(tx, memberId),
      }
      refuseReadOnlyChanges('jobPreferences', stored, { jobTitleId, specificRoles })
      await checkRoles(tx, specificRoles, stored.specificRoles)
      const job = jobTitleId === stored.jobTitleId && before !== null ? {} : await findJob(tx, jobTitleId)
      await saveProfessionalDetail(tx, memberId, { ...job, ...fields })
      await tx.delete(specificRole).where(eq(specificRole.memberId, memberId))
      if (specificRoles.length > 0) await tx.insert(specificRole).values(specificRoles.map((name) => ({ memberId, name })))
      return {
        ProfessionalDetail: await findProfessionalDetail(tx, memberId),
        SpecificRoles: await findSpecificRoles(tx, memberId),
      }
    })
  },

  saveJobPreference: async ({ body, caller: { memberId }, commit }) => {
    const workingPosition = requiredText('WorkingPosition', body.WorkingPosition)
    const exists = new HttpError(409, messages.jobPreferenceExists, { field: 'WorkingPosition' })
    return await commit(async (tx) => {
      await lockMember(tx, memberId)
      const before = await findJobPreferences(tx, memberId)
      const isPostedBack = before.some((one) => one.Id === body.Id?.toLowerCase() && one.WorkingPosition === workingPosition)
      if (isPostedBack) return before
      const names = before.map(({ WorkingPosition }) => WorkingPosition)
      if (isDuplicateName(workingPosition, names)) throw exists
      const id = await entryId(tx, jobPreference, memberId, null)
      await onlyOnce(tx, exists, (inner) => inner.insert(jobPreference).values({ memberId, id, workingPosition }))
      return await findJobPreferences(tx, memberId)
    })
  },

  removeJobPreference: async ({ params, caller: { memberId }, commit }) =>
    await commit(async (tx) => {
      await removeEntry(tx, jobPreference, memberId, params.id)
      return await findJobPreferences(tx, memberId)
    }),
})
