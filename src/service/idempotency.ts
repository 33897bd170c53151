import { createHmac, hkdfSync } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { idempotencyLifetime } from '#rules/idempotency.ts'
import type { Database, Queries, Transaction } from './db/database.ts'
import { idempotencyKey } from './db/request-schema.ts'
import { inTransaction } from './db/transaction.ts'
import type { Commit, Committed } from './handler.ts'
import { HttpError, invalid } from './http-error.ts'
import type { Keys } from './keys.ts'
import { seal, unseal } from './sealing.ts'

export interface RequestIdentity {
  /** The Idempotency-Key header; null runs the request without one. */
  readonly key: string | null
  /** Whose key it is: a member's id, or the route for anonymous callers. Two callers' equal keys never meet. */
  readonly scope: string
  /** Everything that makes the request what it is: method, path and body. */
  readonly content: () => string
}

/**
 * Reads the header.
 *
 * @throws HttpError 400 when it is not 1 to 255 visible characters
 */
export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw invalid('Idempotency-Key', 'Idempotency-Key must be 1 to 255 visible characters.')
  }
  return header
}

type Outcome<T> = { readonly value: T } | { readonly httpError: HttpError }

/** Refusals that say nothing lasting about the request: trying again may go better. */
const passing = (status: number): boolean => status === 401 || status === 429 || status >= 500

/** Runs the work; an error that keeps its changes becomes an outcome, any other undoes the transaction it is thrown in. */
const attempt = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { value: await work(tx) }
  } catch (error) {
    if (error instanceof HttpError && error.keepChanges) return { httpError: error }
    throw error
  }
}

const attemptInSavepoint = async <T>(tx: Transaction, work: (tx: Transaction) => Promise<T>): Promise<Outcome<T>> => {
  try {
    return await tx.transaction((inner) => attempt(inner, work))
  } catch (error) {
    if (error instanceof HttpError && !error.isPassing && !passing(error.statusCode)) return { httpError: error }
    throw error
  }
}

const storedForm = (outcome: Outcome<unknown>): { status: number; answer: unknown } =>
  'value' in outcome
    ? { status: 200, answer: outcome.value }
    : { status: outcome.httpError.statusCode, answer: { message: outcome.httpError.message, field: outcome.httpError.field } }

const replay = <T>(status: number, answer: unknown): Outcome<T> => {
  // What was sealed under this key and request was this call's own answer.
  if (status === 200) return { value: answer as T }
  const { message, field } = answer as { message: string; field: string | null }
  return { httpError: new HttpError(status, message, field === null ? {} : { field }) }
}

/**
 * Makes the request's `commit`: the change, its outbox messages and its idempotency key are one transaction. Of many
 * requests with one key the first takes the row; the others wait on it and get its answer. The row holds no secret: the
 * key and the request are kept as keyed hashes, the answer is sealed with a key that needs the header's text to derive.
 *
 * @param onReplay called when the answer is a kept one
 */
export const committer = (
  db: Database,
  keys: Keys,
  { key, scope, content }: RequestIdentity,
  now: Date,
  onReplay: () => void,
): Commit => {
  const claimAndRun = async <T>(tx: Transaction, text: string, work: (tx: Transaction) => Promise<T>): Promise<Outcome<T>> => {
    const mac = (label: string, ...parts: string[]): Buffer =>
      createHmac('sha256', keys.idempotency)
        .update(JSON.stringify([label, text, ...parts]))
        .digest()
    const keyHash = mac('key')
    const requestMac = mac('request', content())
    const sealingKey = Buffer.from(hkdfSync('sha256', keys.idempotency, text, 'answer', 32))
    const mine = and(eq(idempotencyKey.scope, scope), eq(idempotencyKey.keyHash, keyHash))
    const fresh = { requestMac, status: null, sealedAnswer: null, createdAt: now }
    const [claimed] = await tx
      .insert(idempotencyKey)
      .values({ scope, keyHash, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKey.scope, idempotencyKey.keyHash],
        set: fresh,
        setWhere: lt(idempotencyKey.createdAt, new Date(now.getTime() - idempotencyLifetime)),
      })
      .returning({ scope: idempotencyKey.scope })
    if (claimed === undefined) {
      const [kept] = await tx.select().from(idempotencyKey).where(mine)
      if (kept === undefined || kept.status === null || kept.sealedAnswer === null) {
        throw new HttpError(409, 'A request with this Idempotency-Key is still being carried out.')
      }
      if (!kept.requestMac.equals(requestMac)) {
        throw new HttpError(422, 'This Idempotency-Key was used for another request.', { field: 'Idempotency-Key' })
      }
      onReplay()
      return replay(kept.status, unseal(sealingKey, kept.sealedAnswer))
    }
    const outcome = await attemptInSavepoint(tx, work)
    const { status, answer } = storedForm(outcome)
    await tx
      .update(idempotencyKey)
      .set({ status, sealedAnswer: seal(sealingKey, answer) })
      .where(mine)
    return outcome
  }
  return async <T>(work: (tx: Transaction) => Promise<T>): Promise<Committed<T>> => {
    const outcome = await (key === null
      ? inTransaction(db, (tx) => attempt(tx, work))
      : inTransaction(db, (tx) => claimAndRun(tx, key, work), { isRepeatable: true }))
    if ('httpError' in outcome) throw outcome.httpError
    return { value: outcome.value } as Committed<T>
  }
}

/** Forgets the keys whose time is over. */
export const forgetOldKeys = async (db: Queries, now: Date): Promise<void> => {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, new Date(now.getTime() - idempotencyLifetime)))
}
