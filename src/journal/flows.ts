import { BehaviorSubject, type Observable } from 'rxjs'
import { type Actor, type AnyActorRef, type AnyStateMachine, createActor, type InputFrom, type InspectionEvent } from 'xstate'
import { flowStarted, type JournalEvent } from './entry.ts'
import type { Journal } from './journal.ts'
import { type FlowMeta, flowMetaOf } from './meta.ts'
import { restoredState } from './restore.ts'
import type { Upcasters } from './upcast.ts'

export interface FlowsOptions {
  readonly journal: Journal
  /** Hears everything a flow's machine emits. */
  readonly onEmitted: (flow: string, emitted: JournalEvent) => void
  /** Hears XState's inspection events of every flow, for developer tools. */
  readonly inspect?: (event: InspectionEvent) => void
  /** How to read entries of earlier versions. */
  readonly upcasters?: Upcasters
}

/** The running machines of the page, by key. They live outside React, so that a component's mounting twice starts nothing twice. */
export interface Flows {
  /** Settles when what earlier pages kept has been read; open device flows after it. */
  readonly ready: Promise<void>
  /** Every running flow by its key. */
  readonly running$: Observable<ReadonlyMap<string, AnyActorRef>>
  /**
   * The running actor of this key; if there is none, it is restored from the journal (device flows) or started with `input`.
   *
   * @param key the flow's key, `loan-form` or `assessment:42`; without a slash
   * @throws when the machine lacks `meta.journal` or another machine runs under this key
   */
  open<M extends AnyStateMachine>(key: string, machine: M, input?: InputFrom<M>): Actor<M>
  /** The running actor of this key, if there is one. */
  peek(key: string): AnyActorRef | undefined
  /** Stops the flow. A device flow is restored when it is opened again. */
  close(key: string): void
  /** Stops the flow and drops its entries. */
  forget(key: string): void
  /** Stops every flow and drops every entry, here and on the device, except the flows named. */
  wipe(except?: readonly string[]): Promise<void>
}

interface RunningFlow {
  readonly machine: AnyStateMachine
  readonly actor: Actor<AnyStateMachine>
}

/** Creates the page's flows and begins to read what earlier pages kept. */
export const createFlows = ({ journal, onEmitted, inspect, upcasters = {} }: FlowsOptions): Flows => {
  const running = new BehaviorSubject<ReadonlyMap<string, AnyActorRef>>(new Map())
  const flows = new Map<string, RunningFlow>()
  const announce = (): void => running.next(new Map([...flows].map(([key, { actor }]) => [key, actor])))

  const recorderOf = (key: string, meta: FlowMeta): ((event: InspectionEvent) => void) => {
    const paths = new WeakMap<AnyActorRef, string>()
    const pathOf = (actor: AnyActorRef): string => {
      const known = paths.get(actor)
      if (known !== undefined) return known
      const parent = actor._parent
      if (parent !== undefined && actor.id === actor.sessionId)
        journal.report({ kind: 'unnamedChild', flow: key, child: actor.id })
      const path = parent === undefined ? key : `${pathOf(parent)}/${encodeURIComponent(actor.id)}`
      paths.set(actor, path)
      return path
    }
    return (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.event.type !== 'xstate.init') {
        const actor = inspected.actorRef as AnyActorRef
        if (actor.getSnapshot().status === 'active') journal.append(pathOf(actor), meta.version, inspected.event, meta.secrets)
      }
      inspect?.(inspected)
    }
  }

  const start = (key: string, machine: AnyStateMachine, input: unknown): RunningFlow => {
    const meta = flowMetaOf(machine)
    const device = meta.life === 'device'
    const snapshot = device ? restoredState({ journal, upcasters, key, machine, meta }) : undefined
    if (device) journal.keep(key)
    if (snapshot === undefined) journal.append(key, meta.version, { type: flowStarted, input }, meta.secrets)
    const actor = createActor(machine, {
      id: machine.id,
      inspect: recorderOf(key, meta),
      ...(snapshot === undefined ? { input } : { snapshot }),
    })
    actor.on('*', (emitted) => onEmitted(key, emitted))
    if (device) {
      let wasBusy = false
      actor.subscribe((state) => {
        const busy = state.hasTag('busy') || state.status === 'done'
        if (busy && !wasBusy) void journal.flush()
        wasBusy = busy
      })
    }
    return { machine, actor }
  }

  const stop = (key: string): void => {
    const flow = flows.get(key)
    if (flow === undefined) return
    flows.delete(key)
    flow.actor.stop()
    void journal.release(key)
  }

  return {
    ready: journal.load(),
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
      announce()
      return flow.actor as unknown as Actor<M>
    },
    peek: (key) => flows.get(key)?.actor,
    close: (key) => {
      stop(key)
      announce()
    },
    forget: (key) => {
      stop(key)
      journal.forget(key)
      announce()
    },
    wipe: async (except = []) => {
      for (const key of [...flows.keys()]) if (!except.includes(key)) stop(key)
      announce()
      await journal.wipe(except)
    },
  }
}
