import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/database.ts'
import { teamMember, userAccount } from '../db/member-schema.ts'

export interface NewPerson {
  readonly firstName: string
  readonly lastName: string
  /** Lower-cased and trimmed; also the user name (decision A23). */
  readonly email: string
  /** With spaces, dashes and brackets dropped. */
  readonly phone: string
  readonly passwordHash: string
  readonly wayToKnow: string | null
}

/**
 * Makes the account and the team member of a person who signs up.
 *
 * @returns the member's id, or null when the e-mail or the phone number is taken
 */
export const createPerson = async (tx: Transaction, person: NewPerson, now: Date): Promise<string | null> => {
  const accountId = randomUUID()
  const id = randomUUID()
  const accounts = await tx
    .insert(userAccount)
    .values({
      id: accountId,
      userName: person.email,
      passwordHash: person.passwordHash,
      role: 'Teammember',
      wayToKnow: person.wayToKnow,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: userAccount.id })
  if (accounts.length === 0) return null
  const members = await tx
    .insert(teamMember)
    .values({
      id,
      userAccountId: accountId,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone,
      memberSince: now,
    })
    .onConflictDoNothing()
    .returning({ id: teamMember.id })
  return members.length === 0 ? null : id
}
