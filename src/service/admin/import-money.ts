import Big from 'big.js'
import { asc } from 'drizzle-orm'
import { digitsOf, plainAmount } from '#rules/money.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf, type Transaction } from '../db/database.ts'
import { loan } from '../db/loan-schema.ts'
import { groupBy } from '../group-by.ts'
import { lockMember } from '../teammember/lock-member.ts'
import type { AdminDocument } from './document.ts'
import type { ByName } from './import-catalogue.ts'
import type { PaidCommitment } from './import-commitments.ts'
import type { People } from './people.ts'
import { type ImportWork, nameKey } from './work.ts'

/** What the pay runs and loans of a file have in common. */

/** What pay runs and loans refer to by name. */
export interface References {
  readonly people: People
  readonly projects: ByName
  readonly commitments: readonly PaidCommitment[]
}

/**
 * Holds whose money the file tells of, before anything else is held: what they confirm or change at this moment comes before or after.
 *
 * @returns their member ids
 */
export const holdMoney = async (
  tx: Transaction,
  { payRuns = [], loans = [] }: AdminDocument,
  people: People,
): Promise<readonly string[]> => {
  const named = [...payRuns, ...loans].map(({ member }) => people.idOf(member)).filter((id) => id !== null)
  const memberIds = [...new Set(named)].toSorted()
  for (const memberId of memberIds) await lockMember(tx, memberId)
  await tx.select({ id: loan.id }).from(loan).where(isOneOf(loan.memberId, memberIds)).orderBy(asc(loan.id)).for('update')
  return memberIds
}

/** The members' commitments, those of the file as they will be. */
export const commitmentsOf = async (
  tx: Transaction,
  memberIds: readonly string[],
  imported: readonly PaidCommitment[],
): Promise<readonly PaidCommitment[]> => {
  const { id, memberId, name, currency } = commitment
  const stored = await tx.select({ id, memberId, name, currency }).from(commitment).where(isOneOf(memberId, memberIds))
  const replaced = new Set(imported.map((one) => one.id))
  return [...stored.filter((one) => !replaced.has(one.id)), ...imported]
}

interface NamedCommitment {
  readonly member: string
  readonly commitment: string
  readonly commitmentId?: string
}

/**
 * Finds one of a member's commitments by id or else by name, among `references`.
 *
 * @returns undefined, with a problem, when there is none or the name is not enough
 */
export const commitmentFinder = (work: ImportWork, { people, commitments }: References) => {
  const byMember = groupBy(commitments, ({ memberId }) => memberId)
  return (path: string, given: NamedCommitment): PaidCommitment | undefined => {
    const memberId = people.idOf(given.member)
    // That nobody has the e-mail was said already.
    if (memberId === null) return undefined
    const mine = byMember.get(memberId) ?? []
    if (given.commitmentId !== undefined) {
      const wanted = given.commitmentId.toLowerCase()
      const found = mine.find(({ id }) => id === wanted)
      if (found === undefined) work.problem(`${path}.commitmentId`, `is ${wanted}, which is no commitment of ${given.member}.`)
      return found
    }
    const called = mine.filter(({ name }) => nameKey(name) === nameKey(given.commitment))
    if (called.length > 1)
      work.problem(`${path}.commitmentId`, `is required, because ${given.member} has more than one of this name.`)
    if (called.length === 0) {
      work.problem(`${path}.commitment`, `is '${given.commitment}', but ${given.member} has no commitment that is called so.`)
    }
    return called.length === 1 ? called[0] : undefined
  }
}

/** An amount in the form in which it is exported. */
export const canonicalAmount = (text: string): string => plainAmount(text).replace(/^-0$/, '0')

/** A problem for an amount with more digits than its currency has. */
export const checkDigits = (work: ImportWork, path: string, amount: string, currency: string): void => {
  const digits = digitsOf(currency)
  if (!new Big(amount).round(digits).eq(amount)) {
    work.problem(path, `is ${amount}, but ${currency} has ${digits === 0 ? 'no' : digits} digits after the point.`)
  }
}

/**
 * What is stored of a step, or else what the file says of it: what has happened stands, and a file from before does not take it back.
 * A problem when the file says something else.
 */
export const standing = (
  work: ImportWork,
  path: string,
  stored: string | null | undefined,
  given: string | null | undefined,
): string | null => {
  if (typeof stored === 'string' && typeof given === 'string' && stored !== given) {
    work.problem(path, `is ${given}, but ${stored} is stored and stays.`)
  }
  return stored ?? given ?? null
}
