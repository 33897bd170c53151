import { BehaviorSubject, type Observable } from 'rxjs'
import {
  type Actor,
  type ActorOptions,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate'
import { flowRestored, flowStarted, type JournalEntry, type JournalEvent } from './entry.ts'
import { beginSegment, type FlowHistory, mostClosed } from './history.ts'
import type { Journal } from './journal.ts'
import type { IsSpared } from './journal-store.ts'
import type { PresentState } from './kept-flows.ts'
import { flowMetaOf } from './meta.ts'
import { createRecorder } from './recorder.ts'
import { hearEvents } from './xstate-internals.ts'

export interface FlowsOptions {
  readonly journal: Journal
  /** Hears everything a flow's machine emits. */
  readonly onEmitted: (flow: string, emitted: JournalEvent) => void
  /** Hears XState's inspection events of every flow, for developer tools. */
  readonly inspect?: (event: InspectionEvent) => void
  /** Runs the machines' delays; the browser's own timers when left out. */
  readonly clock?: ActorOptions<AnyStateMachine>['clock']
  /** So many entries stand between two snapshots of a history; 100 when left out. */
  readonly segmentLength?: number
}

/** The running machines of the page, by key. They live outside React, so that a component's mounting twice starts nothing twice. */
export interface Flows {
  /** Begins to read what earlier pages kept, when first asked for, and settles when it has been read; open device flows after it. */
  readonly ready: Promise<void>
  /** Reads again what other tabs have kept since `ready`. @returns the keys of the flows on the device */
  reread(): Promise<readonly string[]>
  /** Every entry of every flow, before its event has had an effect. */
  readonly entries$: Observable<JournalEntry>
  /** Every running flow by its key. */
  readonly running$: Observable<ReadonlyMap<string, AnyActorRef>>
  /**
   * The running actor of this key; if there is none, it is restored from the journal (device flows) or started with `input`. A
   * restored one is told `flow.restored` first, if its state answers to it.
   *
   * @param key the flow's key, `loan-form` or `assessment:42`; without a slash
   * @throws when the machine lacks `meta.journal` or another machine runs under this key
   */
  open<M extends AnyStateMachine>(key: string, machine: M, input?: InputFrom<M>): Actor<M>
  /** The running actor of this key, if there is one. */
  peek(key: string): AnyActorRef | undefined
  /** What happened to the flows of this page: to those that were closed lately, oldest first, and to those that run. */
  histories(): readonly FlowHistory[]
  /**
   * Stops the flow. A device flow is restored when it is opened again; in a state with the tag `nothingToKeep` it begins anew, so
   * that its story does not grow for ever. Only the tab that keeps a flow drops its story.
   */
  close(key: string): void
  /** Stops the flow and drops its entries. */
  forget(key: string): void
  /** Stops every flow and drops every entry, here and on the device, but those of flows that are spared. */
  wipe(isSpared?: IsSpared): Promise<void>
}

interface RunningFlow extends FlowHistory {
  readonly actor: Actor<AnyStateMachine>
  readonly isRestored: boolean
  readonly input: unknown
}

/** Whether nothing of a flow is worth keeping: it has come to its end, or says so itself. */
const isSpent = (actor: Actor<AnyStateMachine>): boolean => {
  const state = actor.getSnapshot()
  return state.status === 'done' || (state.status === 'active' && state.hasTag('nothingToKeep'))
}

const restored = { type: flowRestored } as const

/** Tells a flow that it goes on, if its state answers to that. */
const tellRestored = (actor: Actor<AnyStateMachine>): void => {
  if (actor.getSnapshot().can(restored)) actor.send(restored)
}

/** Creates the page’s flows. */
export const createFlows = ({ journal, onEmitted, inspect, clock, segmentLength = 100 }: FlowsOptions): Flows => {
  const running = new BehaviorSubject<ReadonlyMap<string, AnyActorRef>>(new Map())
  const flows = new Map<string, RunningFlow>()
  let closed: FlowHistory[] = []
  const announce = (): void => running.next(new Map([...flows].map(([key, { actor }]) => [key, actor])))

  const start = (key: string, machine: AnyStateMachine, input: unknown): RunningFlow => {
    const meta = flowMetaOf(machine)
    const device = meta.life === 'device'
    /** Of the actor that runs: one that another tab's work keeps from starting is none. */
    const present: PresentState = () => {
      const actor = flows.get(key)?.actor
      return actor?.getSnapshot().status === 'active' ? actor.getPersistedSnapshot() : undefined
    }
    const snapshot = device ? journal.restore(key, machine, meta, present) : undefined
    const entries =
      snapshot === undefined
        ? [journal.append(key, meta.version, { type: flowStarted, input }, meta)]
        : [...journal.entriesOf(key)]
    const takeSnapshot = (): void => {
      const state = flows.get(key)?.entries === entries && present()
      if (state) beginSegment(entries, segmentLength, meta.secrets, state)
    }
    let written = 0
    const record = createRecorder(journal, key, meta, (entry) => {
      entries.push(entry)
      written += 1
      // No event is under way once this task has ended: then the state is what the entries come to.
      if (written % segmentLength === 0) queueMicrotask(takeSnapshot)
    })
    const actor = createActor(machine, {
      id: machine.id,
      ...(clock === undefined ? {} : { clock }),
      ...(snapshot === undefined ? { input } : { snapshot }),
      ...(inspect && { inspect }),
    })
    hearEvents(actor, record)
    actor.on('*', (emitted) => onEmitted(key, emitted))
    let wasBusy = false
    actor.subscribe({
      next: (state) => {
        if (!device) return
        const busy = state.status === 'done' || state.hasTag('busy')
        if (busy && !wasBusy) void journal.flush()
        wasBusy = busy
      },
      error: (error) => journal.report({ kind: 'flowFailed', flow: key, message: String(error) }),
    })
    return { key, machine, actor, input, isRestored: snapshot !== undefined, entries }
  }

  const stop = (key: string): void => {
    const flow = flows.get(key)
    if (flow === undefined) return
    flows.delete(key)
    flow.actor.stop()
    closed.push({ ...flow, actor: undefined })
    if (closed.length > mostClosed) closed.shift()
    void journal.release(key)
  }

  /**
   * Another tab has gone on with a flow: it goes on from there here too, unless it is at work that one must not do twice. A question that
   * is asked there is not asked here, and what is opened there opens nothing here.
   */
  const goOn = (key: string): void => {
    const flow = flows.get(key)
    if (flow === undefined || flow.actor.getSnapshot().hasTag('busy')) return
    const isOpen = flow.actor.getSnapshot().can(restored)
    const next = start(key, flow.machine, flow.input)
    if (next.actor.getSnapshot().hasTag('busy')) return
    flow.actor.stop()
    flows.set(key, next)
    next.actor.start()
    if (next.actor.getSnapshot().hasTag('question') || !isOpen) tellRestored(next.actor)
    announce()
  }
  journal.followed$.subscribe(goOn)

  const forget = (key: string): void => {
    journal.forget(key)
    stop(key)
    announce()
  }

  return {
    get ready() {
      return journal.load()
    },
    reread: journal.reread,
    entries$: journal.entries$,
    running$: running.asObservable(),
    open: <M extends AnyStateMachine>(key: string, machine: M, input?: InputFrom<M>): Actor<M> => {
      if (key === '' || key.includes('/')) throw new Error(`'${key}' cannot be a flow's key`)
      const known = flows.get(key)
      if (known !== undefined) {
        if (known.machine.id !== machine.id) throw new Error(`'${known.machine.id}' runs as '${key}', not '${machine.id}'`)
        if (known.actor.getSnapshot().status === 'active') return known.actor as unknown as Actor<M>
        stop(key)
      }
      const flow = start(key, machine, input)
      flows.set(key, flow)
      flow.actor.start()
      if (flow.isRestored) tellRestored(flow.actor)
      announce()
      return flow.actor as unknown as Actor<M>
    },
    histories: () => [...closed, ...flows.values()],
    peek: (key) => flows.get(key)?.actor,
    close: (key) => {
      const flow = flows.get(key)
      if (flow !== undefined && journal.keepingOf(key) === 'kept' && isSpent(flow.actor)) return forget(key)
      stop(key)
      announce()
    },
    forget,
    wipe: async (isSpared = () => false) => {
      for (const key of [...flows.keys()]) if (!isSpared(key)) stop(key)
      closed = closed.filter(({ key }) => isSpared(key))
      announce()
      await journal.wipe(isSpared)
    },
  }
}
