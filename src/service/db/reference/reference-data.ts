import type { Queries } from '../database.ts'
import { jobRole, jobTitle, skill } from '../profile-schema.ts'
import { seedId } from '../seed/ids.ts'
import { jobRoles } from './jobs.ts'
import { skillNames } from './skills.ts'

/** Ids that are the same in every installation. */
const jobRoleId = (name: string): string => seedId(`job-role/${name}`)
export const jobTitleId = (name: string): string => seedId(`job-title/${name}`)
export const skillId = (name: string): string => seedId(`skill/${name}`)

/** The role of a job title of the lists, or null for a title that is in none. */
export const roleOfJobTitle = (title: string): string | null =>
  Object.entries(jobRoles).find(([, titles]) => titles.includes(title))?.[0] ?? null

/** Adds what is missing of the lists that every installation needs; what is there stays as it is. */
export const addReferenceData = async (db: Queries): Promise<void> => {
  await db
    .insert(jobRole)
    .values(Object.keys(jobRoles).map((name) => ({ id: jobRoleId(name), name })))
    .onConflictDoNothing()
  // A role of the same name may have been there before, under an id of its own.
  const ids = new Map((await db.select().from(jobRole)).map(({ id, name }) => [name, id]))
  const titles = Object.entries(jobRoles).flatMap(([role, names]) =>
    names.map((name) => ({ id: jobTitleId(name), name, roleId: ids.get(role) ?? null })),
  )
  await db.insert(jobTitle).values(titles).onConflictDoNothing()
  await db
    .insert(skill)
    .values(skillNames.map((name) => ({ id: skillId(name), name })))
    .onConflictDoNothing()
}
