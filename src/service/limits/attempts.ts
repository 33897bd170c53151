import { createHmac } from 'node:crypto'
import { inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Queries } from '../db/database.ts'
import { attemptCount } from '../db/limit-schema.ts'
import { HttpError } from '../http-error.ts'
import type { Keys } from '../keys.ts'

/** One of the counts that a try is counted at. */
export interface Count {
  /** Keyed hash of what is counted. */
  readonly keyHash: Buffer
  /** Tries that are let through before it closes. */
  readonly tries: number
  /** Seconds after which one try is forgotten; only where waits grow. */
  readonly forgets?: number
}

/** Names a count; nobody without the key can tell what is counted, not even by guessing. */
export const countKey = (keys: Keys, ...names: readonly string[]): Buffer =>
  createHmac('sha256', keys.attempts).update(JSON.stringify(names)).digest()

/** Says of a count `c` and what is `asked` of it what the row holds after one more try: `next.level`, `.closed_until`, `.expires_at`. */
export type Rule = SQL

/** A window begins with its first try, closes with its last one, and forgets all of them when it ends. */
export const inWindow = (windowSeconds: number): Rule => sql`
  cross join lateral (
    select case when c.expires_at > asked.at then c.level + 1 else 1 end as level,
      case when c.expires_at > asked.at then c.expires_at
        else asked.at + make_interval(secs => ${windowSeconds}::float8) end as expires_at
  ) tried
  cross join lateral (
    select tried.*, case when tried.level >= asked.tries then tried.expires_at end as closed_until
  ) next`

/** From the last of the tries on everyone costs a wait, in seconds, which doubles. What is left of a try that is being forgotten is one. */
export const withWaits = (firstWait: number, longestWait: number): Rule => sql`
  cross join lateral (
    select 1 + greatest(least(c.level, c.level - extract(epoch from asked.at - c.counted_at)::float8 / asked.forgets), 0) as level
  ) tried
  cross join lateral (
    select case when ceil(tried.level) < asked.tries then 0
      else least(${longestWait}::float8, ${firstWait}::float8 * 2 ^ least(ceil(tried.level) - asked.tries, 30)) end as wait
  ) waiting
  cross join lateral (
    select tried.level, case when wait > 0 then asked.at + make_interval(secs => wait) end as closed_until,
      asked.at + make_interval(secs => greatest(wait, tried.level * asked.forgets)) as expires_at
  ) next`

interface Outcome extends Record<string, unknown> {
  /** Seconds until the last of the closed counts opens; null when none is closed. */
  readonly closed_for: number | null
  /** Where the try was counted; null for nowhere. */
  readonly counted: readonly Buffer[] | null
}

const byKey = (one: Count, other: Count): number => Buffer.compare(one.keyHash, other.keyHash)

/** Counts one try at all of the counts, unless one is closed. The rows are taken in one order, so that no two calls wait for each other. */
const tryAll = async (db: Database, counts: readonly Count[], rule: Rule, now: Date): Promise<Outcome> => {
  const sorted = [...counts].sort(byKey)
  const { rows } = await db.execute<Outcome>(sql`
    with asked as (
      select *, ${now.toISOString()}::timestamptz as at
      from unnest(
        ${sql.param(sorted.map(({ keyHash }) => keyHash))}::bytea[],
        ${sql.param(sorted.map(({ tries }) => tries))}::float8[],
        ${sql.param(sorted.map(({ forgets }) => forgets ?? null))}::float8[]
      ) as given (key_hash, tries, forgets)
    ), closed as (
      select c.closed_until - asked.at as rest from attempt_count c join asked using (key_hash) where c.closed_until > asked.at
    ), counted as (
      insert into attempt_count as c (key_hash, level, counted_at, closed_until, expires_at)
      select asked.key_hash, next.level, asked.at, next.closed_until, next.expires_at
      from asked left join attempt_count c on false ${rule}
      where not exists (select from closed)
      order by asked.key_hash
      on conflict (key_hash) do update set (level, counted_at, closed_until, expires_at) = (
        select next.level, asked.at, next.closed_until, next.expires_at from asked ${rule} where asked.key_hash = c.key_hash
      )
      where c.closed_until is null or c.closed_until <= excluded.counted_at
      returning c.key_hash
    )
    select (select max(extract(epoch from rest))::float8 from closed) as closed_for,
      (select array_agg(key_hash) from counted) as counted`)
  return rows[0] ?? { closed_for: null, counted: null }
}

/** Takes back a try that was none: who waited for it need not wait again. */
export const giveBack = async (db: Queries, keyHashes: readonly Buffer[]): Promise<void> => {
  await db.execute(sql`
    update attempt_count c
    set level = greatest(c.level - 1, 0), closed_until = null
    from (
      select key_hash from attempt_count where key_hash = any(${sql.param([...keyHashes])}::bytea[]) order by key_hash for update
    ) mine
    where c.key_hash = mine.key_hash`)
}

const tooMany = (seconds: number): HttpError => {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new HttpError(429, `Too many attempts. Please try again in ${retryAfter} seconds.`, { retryAfter })
}

/** A try that was counted. */
export interface Tried {
  /** It was none after all: who waited for it need not wait again. */
  takeBack(): Promise<void>
}

/** How often a try that met others on the way is made again before it is refused. */
const rounds = 5

/**
 * Counts one try at every count, or at none when one of them is closed: one statement, a few more only where tries meet.
 *
 * @returns the way to take it back, for what counts as a try only until more is known of it
 * @throws HttpError 429 with the seconds to wait
 */
export const countTry = async (db: Database, counts: readonly Count[], rule: Rule, now: Date): Promise<Tried> => {
  for (let round = 0; round < rounds; round += 1) {
    const { closed_for: closedFor, counted } = await tryAll(db, counts, rule, now)
    if (closedFor !== null) throw tooMany(closedFor)
    if (counted?.length === counts.length) return { takeBack: () => giveBack(db, counted) }
    // One closed after this statement had begun: nothing stays counted, and the next look says how long it is closed.
    if (counted !== null) await giveBack(db, counted)
  }
  throw tooMany(1)
}

/** Forgets the counts that say nothing any more. */
export const forgetOldCounts = async (db: Queries, now: Date): Promise<void> => {
  // Those that are being counted at meanwhile are left alone, so that no try waits for this and this for no try.
  const over = db.select({ keyHash: attemptCount.keyHash }).from(attemptCount).where(lte(attemptCount.expiresAt, now))
  await db.delete(attemptCount).where(inArray(attemptCount.keyHash, over.for('update', { skipLocked: true })))
}
