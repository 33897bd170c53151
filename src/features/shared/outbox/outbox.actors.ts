import { firstValueFrom, fromEvent, map, timer } from 'rxjs'
import { fromPromise } from 'xstate'
import { requestWebLock, type WebLock } from '#journal/web-lock.ts'
import { outboxAdoption } from '#machines/outbox-adoption/outbox-adoption.machine.ts'
import { outbox } from '#machines/portal-outbox.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { anotherAttempt, firstOf } from '../services/another-attempt.ts'
import { type OperationSender, personalKey, type Services } from '../services/services.ts'

const senderOf = async ({ senders }: Services, kind: string): Promise<OperationSender> => {
  const [feature] = kind.split('.')
  const found = Object.entries(await senders()).find(([name]) => name === feature)
  if (found === undefined) throw new Error(`Nobody sends '${kind}'`)
  return found[1]()
}

/** Milliseconds between two attempts at most. */
const longestRetryDelay = 30_000

/** Operations on their way to the server; every call carries its operation's key, so that a repeated one happens once. */
export const outboxFlow = defineFlow(outbox, (services) =>
  outbox.provide({
    actors: {
      sendOperation: fromPromise(async ({ input }) =>
        (await senderOf(services, input.kind)).send(await services.teamClient(), input),
      ),
      readRemote: fromPromise(async ({ input }) =>
        (await senderOf(services, input.kind)).readRemote(await services.teamClient(), input),
      ),
      awaitNetwork: fromPromise(({ input: { attempts }, signal }) =>
        anotherAttempt({ attempts, longest: longestRetryDelay }, signal),
      ),
      awaitMoment: fromPromise(({ input: { moment }, signal }) => {
        const { now } = services
        return firstOf(timer(moment - now()).pipe(map(() => Math.max(moment, now()))), signal)
      }),
    },
  }),
)

/** Asks for the right to keep an outbox, which one page at a time has. */
export const requestOutboxLock = (outboxKey: string): WebLock => requestWebLock(`portal-outbox:${outboxKey}`)

/** The flow that adopts an outbox. */
export const adoptionKey = (outboxKey: string): string => `${outboxAdoption.id}:${outboxKey}`

/** Takes over outboxes that pages which are gone have left. */
export const outboxAdoptionFlow = defineFlow(outboxAdoption, (services) =>
  outboxAdoption.provide({
    actors: {
      holdLock: fromPromise(async ({ input: { outboxKey }, signal }) => {
        const lock = requestOutboxLock(outboxKey)
        void lock.held.then(() => services.flows.peek(adoptionKey(outboxKey))?.send({ type: 'lock.granted' }))
        await firstValueFrom(fromEvent(signal, 'abort'))
        lock.release()
      }),
      openLeft: fromPromise(async ({ input: { outboxKey }, signal }) => {
        const { flows, session } = services
        const isLeft = (await flows.reread()).includes(outboxKey)
        // Another person may have signed in meanwhile.
        const isMine = outboxKey.endsWith(personalKey('', session.user().id))
        if (!isLeft || !isMine || signal.aborted) return false
        if (!flows.open(outboxKey, outboxFlow.supply(services)).getSnapshot().hasTag('nothingToKeep')) return true
        flows.forget(outboxKey)
        return false
      }),
    },
  }),
)
