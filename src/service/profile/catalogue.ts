import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { profileCalls } from '#contract/profile.ts'
import { isDuplicateName } from '#rules/catalogue.ts'
import { messages } from '#rules/messages.ts'
import type { Database, Queries } from '../db/database.ts'
import { catalogueRequest, jobRole, jobTitle, skill } from '../db/profile-schema.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { lockMember } from '../teammember/lock-member.ts'
import { entryLimit } from './entries.ts'
import { requiredText } from './forms.ts'

/** Capitals make no difference to the order, wherever the database was made. */
const byName = (name: PgColumn): SQL => sql`lower(${name})`

/** Every job role and job title to choose from, by name (specification 3, Detail list items). */
const findRolesAndTitles = async (db: Queries) => {
  const roles = await db.select().from(jobRole).orderBy(byName(jobRole.name))
  const titles = await db.select().from(jobTitle).orderBy(byName(jobTitle.name))
  return [
    ...roles.map(({ id, name }) => ({ id, Name: name, Type: 'JobRole' as const, RoleId: null })),
    ...titles.map(({ id, name, roleId }) => ({ id, Name: name, Type: 'JobTitle' as const, RoleId: roleId })),
  ]
}

const findSkills = async (db: Queries) =>
  await db.select({ id: skill.id, Text: skill.name }).from(skill).orderBy(byName(skill.name))

/** The lists that a person may ask to have a name added to. */
const lists = {
  skill: { table: skill, exists: messages.skillExists },
  jobTitle: { table: jobTitle, exists: messages.jobTitleExists },
} as const

/**
 * Keeps what a person asks the admin to add; asking for the same again changes nothing (specification 5).
 *
 * @returns what to tell the person
 * @throws HttpError 409 when the name is in the list already
 */
const request = async (db: Database, kind: keyof typeof lists, memberId: string, title: string, now: Date): Promise<string> => {
  const name = requiredText('title', title)
  const { table, exists } = lists[kind]
  return await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const existing = await tx.select({ name: table.name }).from(table)
    const names = existing.map((row) => row.name)
    if (isDuplicateName(name, names)) throw new HttpError(409, exists, { field: 'title' })
    const asked = await tx
      .select({ name: catalogueRequest.name, kind: catalogueRequest.kind })
      .from(catalogueRequest)
      .where(eq(catalogueRequest.memberId, memberId))
    const askedNames = asked.filter((row) => row.kind === kind).map((row) => row.name)
    if (isDuplicateName(name, askedNames)) return messages.requestSent
    if (askedNames.length >= entryLimit) {
      throw new HttpError(409, `You can ask for at most ${entryLimit} names. Please wait for the admin.`, { field: 'title' })
    }
    await tx.insert(catalogueRequest).values({ memberId, id: randomUUID(), createdAt: now, kind, name }).onConflictDoNothing()
    return messages.requestSent
  })
}

type CatalogueCalls = Pick<Handlers<typeof profileCalls>, 'getRoleAndTitles' | 'getSkills' | 'requestSkill' | 'requestJobTitle'>

export const catalogueHandlers = ({ db }: Service): CatalogueCalls => ({
  getRoleAndTitles: async () => await findRolesAndTitles(db),
  getSkills: async () => await findSkills(db),
  requestSkill: async ({ params, caller, now }) => await request(db, 'skill', caller.memberId, params.title, now),
  requestJobTitle: async ({ params, caller, now }) => await request(db, 'jobTitle', caller.memberId, params.title, now),
})
