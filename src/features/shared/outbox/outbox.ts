import {
  combineLatest,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  from,
  map,
  type Observable,
  of,
  race,
  startWith,
  switchMap,
  timer,
} from 'rxjs'
import { type Actor, type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate'
import type { Operation, OperationDraft } from '#machines/outbox/operation.ts'
import { type OperationOutcome, selectOutcome } from '#machines/outbox/outcome.ts'
import { type OperationKindName, outbox } from '#machines/portal-outbox.ts'
import { personalKey, type Services } from '../services/services.ts'
import { adoptionKey, outboxAdoptionFlow, outboxFlow, requestOutboxLock } from './outbox.actors.ts'

type OutboxActor = Actor<typeof outbox>
type OutboxState = SnapshotFrom<typeof outbox>

/** All outboxes of the page as one. */
export interface OutboxView {
  /** In the order in which they were enqueued. */
  readonly operations: readonly Operation[]
  readonly isOffline: boolean
  /** What the outbox does now; `empty` while there is none. */
  readonly state: OutboxState['value']
}

/**
 * The outboxes of the signed-in person on this page, as screens and forms use them: their own, and those that this page has adopted.
 * It keeps nothing itself.
 */
export interface Outbox {
  view(): OutboxView
  readonly view$: Observable<OutboxView>
  /**
   * Has an operation sent, or kept until it can be. One whose key is known already changes nothing.
   *
   * @param heldUntil milliseconds since 1970 until which `undo` takes it back; null to send it in its turn
   */
  enqueue(operation: OperationDraft<OperationKindName>, heldUntil: number | null): void
  /** Takes back an operation, as long as it is held. */
  undo(key: string): void
  /** Sends a refused operation again. */
  retry(key: string): void
  /** Drops a refused operation. */
  discard(key: string): void
  /** Resolves a conflict: the person's version goes over the server's. */
  overwrite(key: string): void
  /** Resolves a conflict: the person's version is dropped. */
  acceptRemote(key: string): void
  /** Tries at once, instead of waiting for the network. */
  sendNow(): void
  /** Whether an operation is on its way or has happened lately. */
  knows(key: string): boolean
  /** Settles when it is known what becomes of an operation; for one that waits for the network it is `kept`. */
  outcome(key: string): Promise<OperationOutcome>
  /** Adopts what pages that are gone have left. Settles when what could be adopted is here. */
  adoptLeft(): Promise<void>
  /** How many operations the server does not have; those on their way get a moment to arrive. */
  unsent(): Promise<number>
}

/** How an outbox's key begins: the first version's was the timesheet's alone. */
const beginnings = [`${outbox.id}:`, 'timesheet-outbox:']

const viewOf = (states: readonly OutboxState[]): OutboxView => ({
  operations: states.flatMap(({ context }) => context.operations),
  isOffline: states.some((state) => state.hasTag('offline') || state.context.attempts > 0),
  state: states.map(({ value }) => value).find((value) => value !== 'empty') ?? 'empty',
})

const knowsKey = ({ context }: OutboxState, key: string): boolean =>
  context.operations.some((one) => one.key === key) || context.finished.some((one) => one.key === key)

const knowsRecord = ({ context }: OutboxState, id: string): boolean =>
  context.operations.some(({ recordId }) => recordId === id) || Object.hasOwn(context.known, id)

/** How long what is on its way may take before it counts as not sent, in milliseconds. */
const sendingTimeout = 3_000

/** How long it may take until it is known whether an outbox could be adopted, in milliseconds. */
const adoptionTimeout = 3_000

/** The outboxes of the signed-in person on this page. */
export const outboxOf = (services: Services): Outbox => {
  const { flows, newKey } = services
  const person = personalKey('', services.session.user().id)
  const isMine = (key: string) => key.endsWith(person) && beginnings.some((beginning) => key.startsWith(beginning))
  const actorsIn = (running: ReadonlyMap<string, AnyActorRef>): readonly OutboxActor[] =>
    [...running].filter(([key]) => isMine(key)).map(([, actor]) => actor as OutboxActor)
  const states$: Observable<readonly OutboxState[]> = flows.running$.pipe(
    map(actorsIn),
    // A screen opens its flow while it is drawn; what shows the outbox must not be drawn anew by that.
    distinctUntilChanged((before, after) => before.length === after.length && after.every((actor, at) => actor === before[at])),
    switchMap((actors) =>
      actors.length === 0
        ? of([])
        : combineLatest(
            actors.map((actor) => from(actor as unknown as Observable<OutboxState>).pipe(startWith(actor.getSnapshot()))),
          ),
    ),
  )
  const running = (): readonly OutboxActor[] => {
    let found: readonly OutboxActor[] = []
    flows.running$
      .pipe(map(actorsIn))
      .subscribe((actors) => {
        found = actors
      })
      .unsubscribe()
    return found
  }
  const own = (): OutboxActor => {
    const [first] = running()
    if (first !== undefined) return first
    const key = `${outbox.id}:${newKey()}${person}`
    // Held for as long as the page lives.
    requestOutboxLock(key)
    return flows.open(key, outboxFlow.supply(services))
  }
  const tell = (key: string, event: Parameters<OutboxActor['send']>[0]): void =>
    running()
      .find((actor) => knowsKey(actor.getSnapshot(), key))
      ?.send(event)
  const adoptionsFor = (keys: readonly string[]) =>
    keys
      .filter((key) => isMine(key) && (flows.peek(key) === undefined || flows.peek(adoptionKey(key)) !== undefined))
      .map((outboxKey) => flows.open(adoptionKey(outboxKey), outboxAdoptionFlow.supply(services), { outboxKey }))
  const adoptLeft = async () => {
    const adoptions = adoptionsFor(await flows.reread())
    await Promise.allSettled(
      adoptions.map((adoption) => waitFor(adoption, (state) => !state.hasTag('undecided'), { timeout: adoptionTimeout })),
    )
  }
  return {
    view: () => viewOf(running().map((actor) => actor.getSnapshot())),
    view$: states$.pipe(map(viewOf)),
    enqueue: (operation, heldUntil) => {
      const { key, recordId } = operation
      const knowsIt = (state: OutboxState) => knowsKey(state, key) || knowsRecord(state, recordId)
      const actor = running().find((one) => knowsIt(one.getSnapshot())) ?? own()
      actor.send({ type: 'operation.enqueued', operation, heldUntil })
    },
    undo: (key) => tell(key, { type: 'operation.undone', key }),
    retry: (key) => tell(key, { type: 'operation.retried', key, newKey: newKey() }),
    discard: (key) => tell(key, { type: 'operation.discarded', key }),
    overwrite: (key) => tell(key, { type: 'overwrite.chosen', key, newKey: newKey() }),
    acceptRemote: (key) => tell(key, { type: 'remote.chosen', key }),
    sendNow: () => {
      for (const actor of running()) actor.send({ type: 'network.returned' })
    },
    knows: (key) => running().some((actor) => knowsKey(actor.getSnapshot(), key)),
    outcome: (key) =>
      firstValueFrom(
        states$.pipe(
          map((states) => states.find((state) => knowsKey(state, key))),
          map((state): OperationOutcome | null => (state === undefined ? { kind: 'kept' } : selectOutcome(state, key))),
          filter((outcome) => outcome !== null),
        ),
      ),
    adoptLeft,
    unsent: async () => {
      await adoptLeft()
      const isMoving = (states: readonly OutboxState[]) => states.some((state) => state.hasTag('busy'))
      const rest$ = states$.pipe(filter((states) => !isMoving(states)))
      await firstValueFrom(race(rest$, timer(sendingTimeout)))
      return running().reduce((count, actor) => count + actor.getSnapshot().context.operations.length, 0)
    },
  }
}
