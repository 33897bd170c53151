import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { oneTimeToken } from '../db/session-schema.ts'
import { newToken, parseToken } from './bearer-token.ts'

export type TokenPurpose = 'verification' | 'reset' | 'custom-login' | 'confirmation'

/** How long each kind of token lives, in milliseconds. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  verification: 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
  'custom-login': 60 * 1000,
  confirmation: 5 * 60 * 1000,
}

/** What alone a token can be spent for. */
interface TokenBinding {
  /** The sign-in; null for any. */
  readonly familyId?: string | null
  /** The keyed hash of the change, which takes the token's text in, so that equal changes have different ones; none for any change. */
  readonly changeMacOf?: ((token: string) => Buffer) | undefined
}

/**
 * Makes a token that can be spent once; only its hash is stored.
 *
 * @param email the address that the token is mailed to, or null
 * @param binding to a sign-in and a change
 * @returns the token's text
 */
export const issueToken = async (
  tx: Queries,
  purpose: TokenPurpose,
  memberId: string,
  email: string | null,
  now: Date,
  { familyId = null, changeMacOf }: TokenBinding = {},
): Promise<string> => {
  const { text, hash } = newToken(memberId)
  await tx.insert(oneTimeToken).values({
    memberId,
    tokenHash: hash,
    purpose,
    email,
    familyId,
    changeMac: changeMacOf?.(text) ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimes[purpose]),
  })
  return text
}

const usable = (purpose: TokenPurpose, memberId: string, hash: Buffer, now: Date) =>
  and(
    eq(oneTimeToken.memberId, memberId),
    eq(oneTimeToken.tokenHash, hash),
    eq(oneTimeToken.purpose, purpose),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  )

export interface SpentToken {
  readonly memberId: string
  readonly email: string | null
  readonly familyId: string | null
  readonly changeMac: Buffer | null
}

/** Spends a token: of any number at once exactly one gets it, the others and any later one get null. */
export const spendToken = async (tx: Queries, purpose: TokenPurpose, text: string, now: Date): Promise<SpentToken | null> => {
  const token = parseToken(text)
  if (token === null) return null
  const [spent] = await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(usable(purpose, token.memberId, token.hash, now))
    .returning({
      memberId: oneTimeToken.memberId,
      email: oneTimeToken.email,
      familyId: oneTimeToken.familyId,
      changeMac: oneTimeToken.changeMac,
    })
  return spent ?? null
}

/** Whether a token could be spent now. */
export const isTokenUsable = async (db: Queries, purpose: TokenPurpose, text: string, now: Date): Promise<boolean> => {
  const token = parseToken(text)
  if (token === null) return false
  const rows = await db
    .select({ memberId: oneTimeToken.memberId })
    .from(oneTimeToken)
    .where(usable(purpose, token.memberId, token.hash, now))
  return rows.length > 0
}

/** Makes every unspent token of a purpose useless. */
export const cancelTokens = async (tx: Queries, purpose: TokenPurpose, memberId: string, now: Date): Promise<void> => {
  await tx
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(and(eq(oneTimeToken.memberId, memberId), eq(oneTimeToken.purpose, purpose), isNull(oneTimeToken.usedAt)))
}
