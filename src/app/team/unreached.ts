import type { Operation } from '@urql/core'

interface KnownQuery {
  readonly operation: Operation
  /** When what it shows came from the server, in milliseconds since 1970. */
  readonly knownAt: number
}

/** The queries of a page that show what was known before, because the server did not answer them. */
export interface Unreached {
  /** By their keys. */
  readonly queries: ReadonlyMap<number, KnownQuery>
  /** A query shows what was known before. */
  lost(known: KnownQuery): void
  /** A query was answered, shows its own failure, or is not on the page any more. */
  settled(key: number): void
  /** Hears of the key of each query that was lost or settled. @returns ends it */
  listen(hear: (key: number) => void): () => void
}

export const createUnreached = (): Unreached => {
  const queries = new Map<number, KnownQuery>()
  const listeners = new Set<(key: number) => void>()
  const tell = (key: number): void => {
    for (const hear of listeners) hear(key)
  }
  return {
    queries,
    lost: (known) => {
      queries.set(known.operation.key, known)
      tell(known.operation.key)
    },
    settled: (key) => {
      queries.delete(key)
      tell(key)
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
