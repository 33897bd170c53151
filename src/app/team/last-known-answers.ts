import { type Exchange, mapExchange, type Operation, type OperationResult } from '@urql/core'
import { failureOf } from '#features/shared/services/expect-data.ts'
import { isFromServer } from '#features/shared/services/is-from-server.ts'

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
  /** Likewise, once the server has had its time; null too for a query that is not shown before it has answered. Never rejects. */
  findFirst(operation: Operation): Promise<KnownAnswer | null>
}

/** When the data of a failed answer came from the server, in milliseconds since 1970; undefined when it carries none from before. */
export const knownAtOf = ({ extensions }: OperationResult): number | undefined => extensions?.knownAt

/**
 * Gives a query that the server was not reached for what was last known of it, beside its error. Above the page's own cache: what is known
 * may be older than what the cache has of the same things from other queries.
 *
 * @param now milliseconds since 1970
 */
export const lastKnownAnswers = (lastKnown: Omit<LastKnown, 'findFirst'>, now: () => number): Exchange => {
  const withKnown = async (result: OperationResult): Promise<OperationResult> => {
    const known = await lastKnown.find(result.operation)
    return known === null ? result : { ...result, data: known.data, extensions: { ...result.extensions, knownAt: known.at } }
  }
  return mapExchange({
    onResult: (result) => {
      const { operation, data, error } = result
      if (operation.kind !== 'query') return result
      if (error === undefined && data != null && isFromServer(result)) void lastKnown.keep(operation, { data, at: now() })
      // What is known must not hide that the server fails at this very query.
      return error?.networkError && data == null && failureOf(error).kind === 'unreachable' ? withKnown(result) : result
    },
  })
}
