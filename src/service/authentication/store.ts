import { eq } from 'drizzle-orm'
import type { UserInfoAnswer } from '#contract/authentication.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import type { Queries } from '../db/database.ts'
import { professionalDetail, teamMember, userAccount } from '../db/member-schema.ts'

const personColumns = {
  memberId: teamMember.id,
  accountId: userAccount.id,
  userName: userAccount.userName,
  role: userAccount.role,
  emailVerifiedAt: userAccount.emailVerifiedAt,
  createdAt: userAccount.createdAt,
  lastSignInAt: userAccount.lastSignInAt,
  firstName: teamMember.firstName,
  lastName: teamMember.lastName,
  email: teamMember.email,
  phone: teamMember.phone,
  photoUrl: teamMember.photoUrl,
  job: professionalDetail.job,
}

/** What the authentication calls know of a person; the password's hash is never among it. */
export interface Person {
  readonly memberId: string
  readonly accountId: string
  readonly userName: string
  readonly role: string
  readonly emailVerifiedAt: Date | null
  readonly createdAt: Date
  readonly lastSignInAt: Date | null
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly photoUrl: string | null
  readonly job: string | null
}

const people = (db: Queries) =>
  db
    .select(personColumns)
    .from(teamMember)
    .innerJoin(userAccount, eq(userAccount.id, teamMember.userAccountId))
    .leftJoin(professionalDetail, eq(professionalDetail.memberId, teamMember.id))

/** @param memberId the team member's id */
export const findPerson = async (db: Queries, memberId: string): Promise<Person | null> => {
  const [person] = await people(db).where(eq(teamMember.id, memberId))
  return person ?? null
}

/** @param email any spelling of the user name */
export const findPersonByEmail = async (db: Queries, email: string): Promise<Person | null> => {
  const [person] = await people(db).where(eq(userAccount.userName, normaliseUserName(email)))
  return person ?? null
}

/** The hash to check a password against and whose it is; null for an unknown user name. */
export const findCredentials = async (
  db: Queries,
  userName: string,
): Promise<{ readonly memberId: string; readonly passwordHash: string } | null> => {
  const [row] = await db
    .select({ memberId: teamMember.id, passwordHash: userAccount.passwordHash })
    .from(userAccount)
    .innerJoin(teamMember, eq(teamMember.userAccountId, userAccount.id))
    .where(eq(userAccount.userName, normaliseUserName(userName)))
  return row ?? null
}

/** @returns the hash of the password that the account has now */
export const recordSignIn = async (tx: Queries, accountId: string, now: Date): Promise<string> => {
  const [account] = await tx
    .update(userAccount)
    .set({ lastSignInAt: now })
    .where(eq(userAccount.id, accountId))
    .returning({ passwordHash: userAccount.passwordHash })
  if (account === undefined) throw new Error('There is no such account.')
  return account.passwordHash
}

export const savePassword = async (tx: Queries, accountId: string, passwordHash: string): Promise<void> => {
  await tx.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, accountId))
}

export const markEmailVerified = async (tx: Queries, accountId: string, now: Date): Promise<void> => {
  await tx.update(userAccount).set({ emailVerifiedAt: now }).where(eq(userAccount.id, accountId))
}

/** User info (specification 3). */
export const userInfoOf = (person: Person): UserInfoAnswer => ({
  id: person.memberId,
  isAuthenticated: true,
  userName: person.userName,
  fullName: `${person.firstName} ${person.lastName}`.trim(),
  avatar: person.photoUrl,
  title: person.job,
  name: person.firstName,
  surname: person.lastName,
  lastSignInTime: person.lastSignInAt?.toISOString() ?? null,
  roles: person.role,
  email: person.email,
  emailVerified: person.emailVerifiedAt !== null,
  phoneNumber: person.phone,
  creationDate: person.createdAt.toISOString(),
  ipDetail: null,
})
