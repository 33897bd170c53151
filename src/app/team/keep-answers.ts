import { type Exchange, mapExchange, type Operation, type OperationResult } from '@urql/core'
import { tap } from 'wonka'
import { failureOf } from '#features/shared/services/expect-data.ts'
import type { Unreached } from './unreached.ts'

/** What the server once answered to a query. */
export interface KnownAnswer {
  readonly data: unknown
  /** When, in milliseconds since 1970. */
  readonly at: number
}

/** Answers that outlive the page. */
export interface LastKnown {
  /** Remembers an answer, if it is one that may be kept. Never rejects. */
  keep(operation: Operation, answer: KnownAnswer): Promise<void>
  /** What was remembered of the same query; null for nothing. Never rejects. */
  find(operation: Operation): Promise<KnownAnswer | null>
}

interface Options {
  /** Absent where nothing outlives the page. */
  readonly lastKnown?: LastKnown
  readonly unreached: Unreached
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/**
 * Leaves a screen what it has when asking again finds no network: the failed answer carries the data of the one before, of an earlier
 * page if there is none on this. What the server itself refused carries nothing.
 */
export const keepAnswers = ({ lastKnown, unreached, now = Date.now }: Options): Exchange => {
  const last = new Map<number, KnownAnswer>()
  /** When each query was last answered; outlives the screens that show it, as the page's own cache does. */
  const times = new Map<number, number>()
  const remember = ({ operation, data, stale }: OperationResult): void => {
    const before = last.get(operation.key)
    // What comes from the page's own cache is as old as it was, unless something changed it.
    const isNews = operation.context.meta?.cacheOutcome !== 'hit' || (before !== undefined && before.data !== data)
    const at = isNews && !stale ? now() : (times.get(operation.key) ?? now())
    const answer = { data, at }
    last.set(operation.key, answer)
    times.set(operation.key, at)
    if (isNews && !stale && data != null) void lastKnown?.keep(operation, answer)
  }
  const withKnown = (result: OperationResult, known: KnownAnswer): OperationResult => {
    const { operation } = result
    last.set(operation.key, known)
    times.set(operation.key, known.at)
    unreached.lost({ operation, knownAt: known.at })
    return { ...result, data: known.data }
  }
  const onResult = (result: OperationResult): OperationResult | Promise<OperationResult> => {
    const { operation, data, error } = result
    if (operation.kind !== 'query') return result
    if (error?.networkError) {
      if (data != null) return result
      const known = last.get(operation.key)
      if (known !== undefined) return withKnown(result, known)
      // What is known must not hide that the server fails at this very query.
      if (failureOf(error).kind === 'unreachable') return findEarlier(result)
    }
    if (error === undefined) remember(result)
    if (!result.stale) unreached.settled(operation.key)
    return result
  }
  const findEarlier = async (result: OperationResult): Promise<OperationResult> => {
    const earlier = (await lastKnown?.find(result.operation)) ?? null
    const known = last.get(result.operation.key) ?? earlier
    if (known !== null) return withKnown(result, known)
    unreached.settled(result.operation.key)
    return result
  }
  const forget = ({ kind, key }: Operation): void => {
    if (kind !== 'teardown') return
    last.delete(key)
    unreached.settled(key)
  }
  return (input) => {
    const exchange = mapExchange({ onResult })(input)
    return (operations$) => exchange(tap(forget)(operations$))
  }
}
