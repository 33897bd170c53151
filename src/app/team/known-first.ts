import type { Exchange, Operation, OperationResult } from '@urql/core'
import { makeSubject, map, merge, pipe, tap } from 'wonka'
import type { KnownAnswer, LastKnown } from './last-known-answers.ts'

const toResult = (operation: Operation, { data, at }: KnownAnswer): OperationResult => ({
  operation,
  data,
  extensions: { knownAt: at },
  stale: true,
  hasNext: false,
})

/**
 * Shows what an earlier page was answered (`stale`, with `knownAt`) while the server takes its time, for the first answer of a query on this
 * page: later ones have the page's own.
 */
export const knownFirst =
  ({ findFirst }: Pick<LastKnown, 'findFirst'>): Exchange =>
  ({ forward }) =>
  (operations$) => {
    const { source: known$, next } = makeSubject<OperationResult>()
    /** What is shown of the queries that wait for their first answer: null for nothing yet, and false once they have it. */
    const shown = new Map<number, KnownAnswer | null | false>()
    const showLate = async (operation: Operation): Promise<void> => {
      const { key } = operation
      shown.set(key, null)
      const known = await findFirst(operation)
      if (known === null || shown.get(key) !== null) return
      shown.set(key, known)
      next(toResult(operation, known))
    }
    const note = (operation: Operation): void => {
      const { kind, key } = operation
      if (kind === 'teardown' && shown.get(key) !== false) shown.delete(key)
      if (kind === 'query' && !shown.has(key)) void showLate(operation)
    }
    /** Who reads the page's own cache alone has nothing there yet, and would take what is shown from everybody else. */
    const withKnown = (result: OperationResult): OperationResult => {
      const { operation, data } = result
      if (operation.context.requestPolicy === 'cache-only' && data == null) {
        const known = shown.get(operation.key)
        return known ? toResult(operation, known) : result
      }
      shown.set(operation.key, false)
      return result
    }
    return merge([pipe(operations$, tap(note), forward, map(withKnown)), known$])
  }
