import { type AnyActorRef, type AnyActorScope, type AnyStateMachine, createActor, fromTransition, type Snapshot } from 'xstate'
import { childFailed, type JournalEvent } from './entry.ts'

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

/** An actor's own logic and state. XState keeps them private; there is no other way to move an actor that does not run. */
const stateOf = (actor: AnyActorRef): ActorState => actor as unknown as ActorState

/** Puts an actor that does not run into a state. */
export const putState = (actor: AnyActorRef, snapshot: Snapshot<unknown>): void => {
  stateOf(actor)._snapshot = snapshot
}

/** Moves a child that does not run by one event. Callback actors have no state of their own and stay as they are. */
export const moveChild = (child: AnyActorRef, event: JournalEvent, scope: AnyActorScope): void => {
  const state = stateOf(child)
  const before = state._snapshot
  if (before.status !== 'active') return
  if (event.type === childFailed) {
    state._snapshot = { ...before, status: 'error', error: event.error, output: undefined }
    return
  }
  if (!('context' in before) && !event.type.startsWith('xstate.')) return
  state._snapshot = state.logic.transition(before, event, scope)
}
