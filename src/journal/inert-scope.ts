import { type AnyActorRef, type AnyActorScope, type AnyStateMachine, createActor, fromTransition, type Snapshot } from 'xstate'

const nothing = (): void => undefined

/** A scope in which transitions are computed and no effect runs: nothing is started, sent, emitted, scheduled or stopped. */
export const inertScopeOf = (self: AnyActorRef): AnyActorScope => ({
  self,
  id: self.id,
  sessionId: self.sessionId,
  system: self.system,
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: nothing,
})

/** Stands for a flow's own actor while it is folded: it has the machine's id, it is never started, and it receives nothing. */
export const standInFor = (machine: AnyStateMachine): AnyActorRef =>
  createActor(
    fromTransition((state: null) => state, null),
    { id: machine.id },
  )

interface ActorState {
  logic: { transition: (snapshot: Snapshot<unknown>, event: { type: string }, scope: AnyActorScope) => Snapshot<unknown> }
  _snapshot: Snapshot<unknown>
}

/** A child's own logic and state. XState keeps them private; there is no other way to move a child that does not run. */
const stateOf = (child: AnyActorRef): ActorState => child as unknown as ActorState

/** Puts a child that does not run into a state. */
export const putChild = (child: AnyActorRef, snapshot: Snapshot<unknown>): void => {
  stateOf(child)._snapshot = snapshot
}

/** Moves a child that does not run by one event. Callback actors have no state of their own and stay as they are. */
export const moveChild = (child: AnyActorRef, event: { type: string }, scope: AnyActorScope): void => {
  const { logic, _snapshot: snapshot } = stateOf(child)
  if (snapshot.status !== 'active') return
  if (!('context' in snapshot) && !event.type.startsWith('xstate.')) return
  putChild(child, logic.transition(snapshot, event, scope))
}
