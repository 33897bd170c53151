import { filter, fromEvent, merge, takeUntil, throttleTime, timer } from 'rxjs'
import { fromPromise } from 'xstate'
import { defineFlow } from '#features/shared/flows/use-flow.ts'
import { registerWorker, scriptsOf } from '#features/shared/services/own-script.ts'
import { newerVersion } from '#machines/newer-version/newer-version.machine.ts'
import { reloadFromServer } from '../routing/reload.ts'
import { areInstalled } from '../service-worker/old-files.ts'

/** Milliseconds between two looks for a newer version, while somebody looks at the page. */
const lookEvery = 60 * 60 * 1000
/** Coming back to the page looks too, but not more often than so. */
const leastBetween = 10 * 60 * 1000

const untilInstalled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })

/** As the service worker names them. */
const wholeAddress = (path: string): string => new URL(path, location.origin).href

/** Whether the portal on the server is newer than the page; the service worker of this browser is what learns of it. */
export const newerVersionFlow = defineFlow(newerVersion, ({ flows }) =>
  newerVersion.provide({
    actors: {
      watchVersion: fromPromise(async ({ signal }) => {
        const registration = await registerWorker()
        if (registration === null) return
        const stopped = fromEvent(signal, 'abort')
        fromEvent(registration, 'updatefound')
          .pipe(takeUntil(stopped))
          .subscribe(async () => {
            if (registration.installing === null) return
            await untilInstalled(registration.installing)
            // The page came from the server: it may be of that very version, as the first of a browser always is.
            if (!(await areInstalled(scriptsOf().map(wholeAddress)))) flows.peek(newerVersion.id)?.send({ type: 'version.found' })
          })
        const looks = merge(timer(lookEvery, lookEvery), fromEvent(document, 'visibilitychange')).pipe(
          filter(() => document.visibilityState === 'visible'),
          throttleTime(leastBetween),
          takeUntil(stopped),
        )
        // Without network there is nothing to learn, and the next look is soon enough.
        await looks.forEach(() => void registration.update().catch(() => undefined))
      }),
      reload: fromPromise(async () => {
        await reloadFromServer()
      }),
    },
  }),
)
