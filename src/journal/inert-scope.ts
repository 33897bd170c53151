import { type AnyActorRef, type AnyActorScope, type AnyStateMachine, createActor, fromTransition } from 'xstate'
import { childFailed, type JournalEvent } from './entry.ts'
import { putState, stateOf, transitionOf } from './xstate-internals.ts'

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

/** Moves a child that does not run by one event. Callback actors have no state of their own and stay as they are. */
export const moveChild = (child: AnyActorRef, event: JournalEvent, scope: AnyActorScope): void => {
  const before = stateOf(child)
  if (before.status !== 'active') return
  if (event.type === childFailed) {
    putState(child, { ...before, status: 'error', error: event.error, output: undefined })
    return
  }
  if (!('context' in before) && !event.type.startsWith('xstate.')) return
  putState(child, transitionOf(child, event, scope))
}
