import { type Exchange, mapExchange, type Operation, type OperationResult } from '@urql/core'
import { tap } from 'wonka'
import { isFromServer } from '#features/shared/services/is-from-server.ts'
import { type KnownAnswer, knownAtOf } from './last-known-answers.ts'
import type { Unreached } from './unreached.ts'

/**
 * Leaves a screen what it has when asking again finds no network: the failed answer carries the data of the one before. What the
 * server itself refused carries nothing. Queries that show what was known before are told to `unreached`; one that is asked later is
 * asked of the server, whatever the page's cache has.
 *
 * @param now milliseconds since 1970
 */
export const keepAnswers = (unreached: Unreached, now: () => number = Date.now): Exchange => {
  const last = new Map<number, KnownAnswer>()
  /** When each query was last answered; outlives the screens that show it, as the page's own cache does. */
  const times = new Map<number, number>()
  /** As each was asked: what an answer carries has been made into a request already, and would not become one again. */
  const asked = new Map<number, Operation>()
  /** Those whose answer in the page's cache is from before. */
  const outdated = new Set<number>()
  const timeOf = (result: OperationResult): number => {
    const { key } = result.operation
    return knownAtOf(result) ?? (isFromServer(result) && !result.error ? now() : (times.get(key) ?? now()))
  }
  const onResult = (result: OperationResult): OperationResult => {
    const { operation, data, error } = result
    const { kind, key } = operation
    if (kind !== 'query') return result
    // What was known before is not in the page's cache; who reads that alone gets it all the same.
    if (operation.context.requestPolicy === 'cache-only' && data == null && outdated.has(key))
      return { ...result, data: last.get(key)?.data }
    const answer = { data, at: timeOf(result) }
    if (!error?.networkError) {
      last.set(key, answer)
      times.set(key, answer.at)
      if (!isFromServer(result)) return result
      outdated.delete(key)
      unreached.settled(key)
      return result
    }
    // What the page has of its own is never older than what an earlier page has left.
    const isEarlier = knownAtOf(result) !== undefined
    const known = data == null || isEarlier ? (last.get(key) ?? (isEarlier ? answer : undefined)) : answer
    if (known === undefined) {
      unreached.settled(key)
      return result
    }
    last.set(key, known)
    times.set(key, known.at)
    outdated.add(key)
    unreached.lost({ operation: asked.get(key) ?? operation, knownAt: known.at })
    return { ...result, data: known.data }
  }
  const onOperation = (operation: Operation): Operation => {
    const { kind, key, context } = operation
    if (kind !== 'query' || context.requestPolicy !== 'cache-first' || !outdated.has(key)) return operation
    return { ...operation, context: { ...context, requestPolicy: 'cache-and-network' } }
  }
  const note = (operation: Operation): void => {
    const { kind, key } = operation
    if (kind === 'query' && operation.context.requestPolicy !== 'cache-only') asked.set(key, operation)
    if (kind !== 'teardown') return
    last.delete(key)
    asked.delete(key)
    unreached.settled(key)
  }
  return (input) => {
    const exchange = mapExchange({ onOperation, onResult })(input)
    return (operations$) => exchange(tap(note)(operations$))
  }
}
