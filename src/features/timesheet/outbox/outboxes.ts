import { combineLatest, filter, firstValueFrom, from, map, type Observable, of, race, startWith, switchMap, timer } from 'rxjs'
import type { Actor, AnyActorRef, SnapshotFrom } from 'xstate'
import { type OperationOutcome, selectOutcome } from '#machines/timesheet-outbox/outcome.ts'
import { timesheetOutbox } from '#machines/timesheet-outbox/timesheet-outbox.machine.ts'
import { undoTime } from '#rules/timesheet.ts'
import { aboutOf, localIdOf, type TimesheetOperation, type TimesheetWork } from '#rules/timesheet-operations.ts'
import { personalKey, type Services } from '../../services.ts'
import { timesheetOutboxFlow } from './timesheet-outbox.actors.ts'

type OutboxActor = Actor<typeof timesheetOutbox>
type OutboxState = SnapshotFrom<typeof timesheetOutbox>

export interface OutboxView {
  /** In the order in which they were made. */
  readonly operations: readonly TimesheetOperation[]
  /** The key of the operation on its way; null for none. */
  readonly sending: string | null
  readonly isOffline: boolean
  /** What the outbox does now; `empty` while there is none. */
  readonly state: OutboxState['value']
}

export interface HandOptions {
  /** Holds the operation for a few seconds in which `undo` takes it back. */
  readonly undoable?: boolean
  /** The operation's key, for work that may be handed twice; a fresh one by default. */
  readonly key?: string
}

export interface HandedWork {
  readonly key: string
  readonly work: TimesheetWork
  readonly heldUntil: number | null
}

/** The outboxes of the page as screens and forms use them. */
export interface Outboxes {
  view(): OutboxView
  subscribe(listener: () => void): () => void
  /**
   * Has an operation sent, or kept until it can be.
   *
   * @param work a record or leave with the id '' is a new one
   * @returns the operation's key
   */
  hand(work: TimesheetWork, options?: HandOptions): string
  /** The same, for work whose key and time to undo are known: `heldUntil` in milliseconds since 1970, null to send it in its turn. */
  handWork(handed: HandedWork): void
  /** Takes back an operation that was handed as undoable, as long as it is held. */
  undo(key: string): void
  /** Sends a refused operation again. */
  retry(key: string): void
  /** Drops a refused operation. */
  discard(key: string): void
  /** Resolves a conflict: the person's version goes over the server's. */
  keepMine(key: string): void
  /** Resolves a conflict: the person's version is dropped. */
  keepTheirs(key: string): void
  /** Tries at once, instead of waiting for the network. */
  sendNow(): void
  /** Whether an operation is on its way or has happened lately. */
  knows(key: string): boolean
  /** Settles when it is known what becomes of an operation; for one that waits for the network it is `kept`. */
  outcome(key: string): Promise<OperationOutcome>
  /**
   * Takes over, now and whenever it is called, what pages that are gone have left: each outbox is kept by one page at a time. Settles
   * when what could be taken over is here.
   */
  takeOver(): Promise<void>
  /** How many operations the server does not have; those on their way get a moment to arrive. */
  unsent(): Promise<number>
}

const withId = (work: TimesheetWork, key: string): TimesheetWork => {
  if (work.kind === 'saveEntry' || work.kind === 'removeEntry')
    return work.entry.id === '' ? { ...work, entry: { ...work.entry, id: localIdOf(key) } } : work
  return work.leave.id === '' ? { ...work, leave: { ...work.leave, id: localIdOf(key) } } : work
}

const nothing: OutboxView = { operations: [], sending: null, isOffline: false, state: 'empty' }

const viewOf = (states: readonly OutboxState[]): OutboxView => ({
  operations: states.flatMap(({ context }) => context.operations),
  sending: states.map(({ context }) => context.sending).find((key) => key !== null) ?? null,
  isOffline: states.some((state) => state.hasTag('offline') || state.context.looks > 0),
  state: states.map(({ value }) => value).find((value) => value !== 'empty') ?? 'empty',
})

const knowsKey = ({ context }: OutboxState, key: string): boolean =>
  context.operations.some((one) => one.key === key) || context.finished.some((one) => one.key === key)

const knowsRecord = ({ context }: OutboxState, id: string): boolean =>
  context.operations.some((one) => aboutOf(one) === id) || Object.hasOwn(context.known, id)

/** Another page holds an outbox if it does not let go of it for so long, in milliseconds. */
const lockPatience = 1_500

/** How long what is on its way may take before it counts as not sent, in milliseconds. */
const sendingPatience = 3_000

const forEver = new Promise<never>(() => undefined)

/** Runs the work once no other page holds the outbox, and holds it for as long as the page lives unless the work says false. */
const holding = async (key: string, work: () => Promise<boolean>): Promise<void> => {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) await work()
  else
    await locks.request(`portal-outbox:${key}`, async () => {
      if (await work()) await forEver
    })
}

const createOutboxes = (services: Services, person: string): Outboxes => {
  const { flows, newKey, now } = services
  const isMine = (key: string) => key.startsWith(`${timesheetOutbox.id}:`) && key.endsWith(personalKey('', person))
  const claimed = new Set<string>()
  /** Settle when the outboxes that were left are open here, or turn out to be another page's. */
  const adoptions: Promise<void>[] = []
  const open = (key: string): OutboxActor => flows.open(key, timesheetOutboxFlow.supply(services))
  const actorsIn = (running: ReadonlyMap<string, AnyActorRef>): readonly OutboxActor[] =>
    [...running].filter(([key]) => isMine(key)).map(([, actor]) => actor as OutboxActor)
  const states$: Observable<readonly OutboxState[]> = flows.running$.pipe(
    map(actorsIn),
    switchMap((actors) =>
      actors.length === 0
        ? of([])
        : combineLatest(
            actors.map((actor) => from(actor as unknown as Observable<OutboxState>).pipe(startWith(actor.getSnapshot()))),
          ),
    ),
  )
  let running: readonly OutboxActor[] = []
  flows.running$.subscribe((now) => {
    running = actorsIn(now)
  })
  let view = nothing
  const listeners = new Set<() => void>()
  states$.subscribe((states) => {
    view = viewOf(states)
    for (const listener of listeners) listener()
  })
  const own = (): OutboxActor => {
    const first = running[0]
    if (first !== undefined) return first
    const key = personalKey(`${timesheetOutbox.id}:${newKey()}`, person)
    claimed.add(key)
    void holding(key, async () => true)
    return open(key)
  }
  const tell = (key: string, event: Parameters<OutboxActor['send']>[0]): void =>
    running.find((actor) => knowsKey(actor.getSnapshot(), key))?.send(event)
  const adopt = async (key: string): Promise<boolean> => {
    const isLeft = (await flows.reread()).includes(key)
    if (!isLeft || services.session.user().id !== person) {
      claimed.delete(key)
      return false
    }
    if (!open(key).getSnapshot().hasTag('nothingToKeep')) return true
    flows.forget(key)
    return false
  }
  const handWork = ({ key, work: given, heldUntil }: HandedWork): void => {
    const work = withId(given, key)
    const about = aboutOf({ work })
    const actor = running.find((one) => knowsKey(one.getSnapshot(), key) || knowsRecord(one.getSnapshot(), about)) ?? own()
    actor.send({ type: 'work.handed', key, work, heldUntil })
  }
  const takeOver = async () => {
    for (const key of await flows.reread()) {
      if (!isMine(key) || claimed.has(key)) continue
      claimed.add(key)
      adoptions.push(
        new Promise((settle) => {
          setTimeout(settle, lockPatience)
          void holding(key, () => adopt(key).finally(settle))
        }),
      )
    }
    await Promise.all(adoptions)
  }
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hand: (work, { undoable = false, key = newKey() } = {}) => {
      handWork({ key, work, heldUntil: undoable ? now() + undoTime : null })
      return key
    },
    handWork,
    undo: (key) => tell(key, { type: 'work.undone', key }),
    retry: (key) => tell(key, { type: 'work.retried', key, newKey: newKey() }),
    discard: (key) => tell(key, { type: 'work.discarded', key }),
    keepMine: (key) => tell(key, { type: 'mine.chosen', key, newKey: newKey() }),
    keepTheirs: (key) => tell(key, { type: 'theirs.chosen', key }),
    sendNow: () => {
      for (const actor of running) actor.send({ type: 'network.returned' })
    },
    knows: (key) => running.some((actor) => knowsKey(actor.getSnapshot(), key)),
    outcome: (key) =>
      firstValueFrom(
        states$.pipe(
          map((states) => states.find((state) => knowsKey(state, key))),
          map((state): OperationOutcome | null => (state === undefined ? { kind: 'kept' } : selectOutcome(state, key))),
          filter((outcome) => outcome !== null),
        ),
      ),
    takeOver,
    unsent: async () => {
      await takeOver()
      const isMoving = (states: readonly OutboxState[]) => states.some((state) => state.hasTag('busy'))
      const rest$ = states$.pipe(filter((states) => !isMoving(states)))
      return firstValueFrom(race(rest$, timer(sendingPatience)).pipe(map(() => view.operations.length)))
    },
  }
}

const known = new WeakMap<object, Map<string, Outboxes>>()

/** The outboxes of the signed-in person on this page. */
export const outboxesOf = (services: Services): Outboxes => {
  const person = services.session.user().id
  const ofPage = known.get(services.flows) ?? new Map<string, Outboxes>()
  known.set(services.flows, ofPage)
  const found = ofPage.get(person) ?? createOutboxes(services, person)
  ofPage.set(person, found)
  return found
}
