import { type Exchange, getOperationName, type Operation, type OperationResult } from '@urql/core'
import { filter, fromPromise, map, merge, mergeMap, pipe, share, takeUntil, tap } from 'wonka'
import type { LastKnown } from './last-known-answers.ts'

/**
 * Milliseconds that the server has for an answer of its own. A network that is fast shows nothing twice, and one that is slow shows what was
 * known while a person would begin to wait.
 */
export const serverFirst = 150

/**
 * The queries of what every page shows and of the page that most begin with. Nothing is changed there that depends on their answers, so that
 * what was known a while longer misleads nobody into doing something. All are kept on the device (`last-known/kept-queries.ts`).
 */
export const shownFirst: ReadonlySet<string> = new Set(['Shell_viewer', 'Dashboard_read', 'Dashboard_whole'])

const mayBeShownFirst = ({ kind, query, context }: Operation): boolean =>
  kind === 'query' && context.requestPolicy !== 'cache-only' && shownFirst.has(getOperationName(query) ?? '')

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))

/**
 * Shows what an earlier page was answered (`stale`, with `knownAt`) while the server takes its time, for the first answer of a query on this
 * page: later ones have the page's own.
 *
 * @param later resolves after as many milliseconds
 */
export const knownFirst =
  ({ find }: Pick<LastKnown, 'find'>, later: (time: number) => Promise<void> = wait): Exchange =>
  ({ forward }) =>
  (operations$) => {
    const answered = new Set<number>()
    const shared$ = share(operations$)
    const answers$ = pipe(
      shared$,
      forward,
      tap(({ operation }) => answered.add(operation.key)),
      share,
    )
    const findLate = async (operation: Operation) => {
      const [known] = await Promise.all([find(operation), later(serverFirst)])
      return { operation, known }
    }
    const known$ = pipe(
      shared$,
      filter((operation) => mayBeShownFirst(operation) && !answered.has(operation.key)),
      mergeMap((operation) =>
        pipe(
          fromPromise(findLate(operation)),
          takeUntil(
            pipe(
              shared$,
              filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
            ),
          ),
        ),
      ),
      filter(({ operation, known }) => known !== null && !answered.has(operation.key)),
      map(
        ({ operation, known }): OperationResult => ({
          operation,
          data: known?.data,
          extensions: { knownAt: known?.at },
          stale: true,
          hasNext: false,
        }),
      ),
    )
    // The answers first: one that the page's own cache has is there before the device is asked.
    return merge([answers$, known$])
  }
