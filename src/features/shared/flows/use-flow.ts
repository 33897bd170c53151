import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate'
import { flowMetaOf } from '#journal/meta.ts'
import { personalKey, type Services, useServices } from '../services/services.ts'

/** A machine together with the effects its feature supplies. */
export interface Flow<M extends AnyStateMachine> {
  readonly machine: M
  readonly supply: (services: Services) => M
}

/**
 * Joins a pure machine and its effects.
 *
 * @param machine the chart from src/machines
 * @param supply gives the same chart with its actors provided
 */
export const defineFlow = <M extends AnyStateMachine>(machine: M, supply: (services: Services) => M): Flow<M> => ({
  machine,
  supply,
})

export interface RunningFlow<M extends AnyStateMachine> {
  readonly send: Actor<M>['send']
  readonly actor: Actor<M>
}

export interface FlowView<M extends AnyStateMachine> extends RunningFlow<M> {
  readonly state: SnapshotFrom<M>
}

/**
 * The key a flow runs under: its name, and for a flow that is kept on the device also whose it is.
 *
 * @param name the machine's id unless one machine has several flows
 */
export const flowKey = <M extends AnyStateMachine>(services: Services, flow: Flow<M>, name: string): string =>
  flowMetaOf(flow.machine).life === 'device' ? personalKey(name, services.session.user().id) : name

const holders = new WeakMap<object, Map<string, number>>()

const holdersOf = (services: Services): Map<string, number> => {
  const known = holders.get(services.flows) ?? new Map<string, number>()
  holders.set(services.flows, known)
  return known
}

/** Flows whose last screen has gone, until they are closed or a screen that was drawn with it comes back. */
const abandoned = new WeakSet<AnyActorRef>()

/**
 * Opens the flow, or joins the running one, unless that was abandoned: who goes away and comes back before it could be closed begins
 * anew, as everybody does who comes back later.
 */
const openFlow = <M extends AnyStateMachine>(
  services: Services,
  flow: Flow<M>,
  key: string,
  input: InputFrom<M> | undefined,
): Actor<M> => {
  const running = services.flows.peek(key)
  if (running !== undefined && abandoned.has(running) && !running.getSnapshot().hasTag('outlivesScreen'))
    services.flows.close(key)
  return services.flows.open(key, flow.supply(services), input)
}

/** Closes the flow of a screen that is gone; one whose work outlives its screen when that is over, unless a screen came back to it. */
const closeUnused = (services: Services, key: string, actor: AnyActorRef): void => {
  const isUnused = () => holdersOf(services).get(key) === 0 && services.flows.peek(key) === actor
  const goesOn = () => actor.getSnapshot().hasTag('outlivesScreen')
  if (!isUnused()) return
  if (!goesOn()) {
    services.flows.close(key)
    return
  }
  const watching = actor.subscribe(() => {
    if (isUnused() && goesOn()) return
    watching.unsubscribe()
    if (isUnused()) services.flows.close(key)
  })
}

/**
 * Opens a flow, or joins the running one of the same key, without showing anything of it: the component selects what it shows
 * (`useSelector`), so that it is drawn anew for nothing else.
 *
 * The flow lives outside React: it is closed when the last component that uses it is gone, which a remounting in the same moment
 * is not. In a state with the tag `outlivesScreen` it goes on without its screen until that state is left. A flow of the `device` life goes on from the journal the next time it is opened.
 *
 * @param flow what `defineFlow` gave
 * @param input the machine's input, used when the flow starts
 * @param name tells several flows of one machine apart; the machine's id by default
 */
export const useRunningFlow = <M extends AnyStateMachine>(
  flow: Flow<M>,
  input?: InputFrom<M>,
  name: string = flow.machine.id,
): RunningFlow<M> => {
  const services = useServices()
  const key = flowKey(services, flow, name)
  const [actor, setActor] = useState(() => openFlow(services, flow, key, input))
  useEffect(() => {
    // A draft that another tab has gone on with runs as another actor from then on.
    const running = services.flows.running$.subscribe((flows) => {
      const present = flows.get(key)
      if (present !== undefined && present !== actor) setActor(() => present as Actor<M>)
    })
    return () => running.unsubscribe()
  }, [services, key, actor])
  useEffect(() => {
    const counts = holdersOf(services)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    abandoned.delete(actor)
    return () => {
      counts.set(key, (counts.get(key) ?? 1) - 1)
      if (counts.get(key) === 0) abandoned.add(actor)
      queueMicrotask(() => closeUnused(services, key, actor))
    }
  }, [services, actor, key])
  const send = useCallback((event: Parameters<Actor<M>['send']>[0]) => actor.send(event), [actor])
  return { send, actor }
}

/**
 * The one way a component gets a machine and all of its state: `useRunningFlow`, drawn anew with every event.
 *
 * @param flow what `defineFlow` gave
 * @param input the machine's input, used when the flow starts
 * @param name tells several flows of one machine apart; the machine's id by default
 */
export const useFlow = <M extends AnyStateMachine>(
  flow: Flow<M>,
  input?: InputFrom<M>,
  name: string = flow.machine.id,
): FlowView<M> => {
  const running = useRunningFlow(flow, input, name)
  const state = useSelector(running.actor, (snapshot) => snapshot) as SnapshotFrom<M>
  return { ...running, state }
}
