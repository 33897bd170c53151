import { distinctUntilChanged, filter, firstValueFrom, fromEvent, fromEventPattern, map, merge, startWith, takeUntil } from 'rxjs'
import { fromPromise } from 'xstate'
import { defineFlow } from '#features/shared/flows/use-flow.ts'
import { anotherAttempt } from '#features/shared/services/another-attempt.ts'
import { connection } from '#machines/connection/connection.machine.ts'
import type { Lost } from '#view-models/connection-status.ts'
import { unreachedOf } from '../team/team-client.ts'
import type { Unreached } from '../team/unreached.ts'

/** Milliseconds between two attempts at most. */
const longestRetryDelay = 60_000

const endings$ = ({ listen }: Unreached) =>
  fromEventPattern<number>(
    (hear) => listen(hear),
    (_hear, end: () => void) => end(),
  )

/** What the page is without, of the network and of the server's answers; null for nothing. */
const lostOf = ({ queries }: Unreached): Lost | null => {
  const isOffline = !navigator.onLine
  if (queries.size === 0) return isOffline ? { isOffline, knownAt: null } : null
  return { isOffline, knownAt: Math.min(...[...queries.values()].map(({ knownAt }) => knownAt)) }
}

const isSame = (before: Lost | null, after: Lost | null): boolean =>
  before?.isOffline === after?.isOffline && before?.knownAt === after?.knownAt

/** Whether the server answers this page. */
export const connectionFlow = defineFlow(connection, (services) =>
  connection.provide({
    actors: {
      watchServer: fromPromise(async ({ signal }) => {
        const unreached = unreachedOf(await services.teamClient())
        const watching = merge(endings$(unreached), fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
          startWith(null),
          map(() => lostOf(unreached)),
          distinctUntilChanged(isSame),
          takeUntil(fromEvent(signal, 'abort')),
        )
        await watching.forEach((lost) => {
          services.flows.peek(connection.id)?.send(lost === null ? { type: 'server.found' } : { type: 'server.lost', ...lost })
        })
      }),
      awaitNetwork: fromPromise(({ input: { attempts }, signal }) =>
        anotherAttempt({ attempts, longest: longestRetryDelay }, signal),
      ),
      queryAgain: fromPromise(async () => {
        const client = await services.teamClient()
        const unreached = unreachedOf(client)
        const ended = [...unreached.queries.values()].map(({ operation }) => {
          const end = firstValueFrom(endings$(unreached).pipe(filter((key) => key === operation.key)))
          client.reexecuteOperation({ ...operation, context: { ...operation.context, requestPolicy: 'network-only' } })
          return end
        })
        await Promise.all(ended)
      }),
    },
  }),
)
