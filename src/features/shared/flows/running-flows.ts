import { map, type Observable } from 'rxjs'
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Services } from '../services/services.ts'
import { type Flow, flowKey } from './use-flow.ts'

/** The running flow of a key; a key is one machine's alone, so the flow has its type. */
const asFlowOf = <M extends AnyStateMachine>(actor: AnyActorRef | undefined) => actor as ActorRefFrom<M> | undefined

/** A flow that somebody else runs; undefined when nobody does. */
export const peekFlow = <M extends AnyStateMachine>(
  services: Services,
  flow: Flow<M>,
  name: string,
): ActorRefFrom<M> | undefined => asFlowOf<M>(services.flows.peek(flowKey(services, flow, name)))

/** A flow that somebody else runs, from now on. */
export const runningFlow = <M extends AnyStateMachine>(
  services: Services,
  flow: Flow<M>,
  name: string,
): Observable<ActorRefFrom<M> | undefined> =>
  services.flows.running$.pipe(map((running) => asFlowOf<M>(running.get(flowKey(services, flow, name)))))
