import type { ActorRefLike, AnyActorRef, AnyActorScope, InspectionEvent, Snapshot } from 'xstate'

/**
 * What the journal uses of XState that XState does not promise. It stands in this file alone; xstate-internals.test.ts says for
 * which version it was looked at, and what to look at when another one is taken.
 */

/** The version that this file was written for. */
export const knownXStateVersion = '5.33.3'

interface ActorInternals {
  readonly _parent: AnyActorRef | undefined
  _snapshot: Snapshot<unknown>
  readonly logic: {
    readonly transition: (snapshot: Snapshot<unknown>, event: { type: string }, scope: AnyActorScope) => Snapshot<unknown>
  }
}

const internalsOf = (actor: AnyActorRef): ActorInternals => actor as unknown as ActorInternals

/** The actor of an inspection event, which carries all of it and declares a part. */
export const inspectedActor = (ref: ActorRefLike): AnyActorRef => ref as AnyActorRef

/** The actor that started this one; `undefined` for a flow's own. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => internalsOf(actor)._parent

/** The state an actor is in, also one that does not run. */
export const stateOf = (actor: AnyActorRef): Snapshot<unknown> => internalsOf(actor)._snapshot

/** Puts an actor that does not run into a state. */
export const putState = (actor: AnyActorRef, snapshot: Snapshot<unknown>): void => {
  internalsOf(actor)._snapshot = snapshot
}

/** The state that an actor's own logic comes to by one event, computed in the given scope. */
export const transitionOf = (actor: AnyActorRef, event: { readonly type: string }, scope: AnyActorScope): Snapshot<unknown> => {
  const { logic, _snapshot } = internalsOf(actor)
  return logic.transition(_snapshot, event, scope)
}

interface SystemInternals {
  _sendInspectionEvent: (inspected: InspectionEvent) => void
}

/**
 * Hears what an actor and its children receive. XState copies each of its inspection events, of which it makes several for one event, once
 * somebody inspects; this hears the ones that it makes anyway.
 */
export const hearEvents = (actor: AnyActorRef, hear: (inspected: InspectionEvent) => void): void => {
  const system = actor.system as unknown as SystemInternals
  const tell = system._sendInspectionEvent
  system._sendInspectionEvent = (inspected) => {
    if (inspected.type === '@xstate.event') hear(inspected)
    tell(inspected)
  }
}
