import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { flowStarted, type JournalEntry, type JournalEvent, snapshotTaken } from './entry.ts'
import { inertScopeOf, moveChild, standInFor } from './inert-scope.ts'
import { putState } from './xstate-internals.ts'

/** Folds a flow's entries one by one; reading the state in between is free of effects. */
export interface Folding {
  add(entry: JournalEntry): void
  /** The state so far, as `actor.getPersistedSnapshot()` would give it. */
  snapshot(): Snapshot<unknown>
}

const childrenOf = (snapshot: Snapshot<unknown>): Readonly<Record<string, AnyActorRef | undefined>> =>
  'children' in snapshot ? (snapshot.children as Record<string, AnyActorRef | undefined>) : {}

/**
 * Begins a fold at a machine's initial state. An entry that holds a snapshot puts that state in its place.
 *
 * @param machine the flow's machine; its effects need not be provided
 * @param input the machine's input
 */
export const startFolding = (machine: AnyStateMachine, input: unknown): Folding =>
  foldingFrom(machine, (scope) => machine.getInitialSnapshot(scope, input))

/**
 * Begins a fold at a persisted state.
 *
 * @param machine the flow's machine; its effects need not be provided
 * @param snapshot what `actor.getPersistedSnapshot()` gave; it is not changed
 * @throws when the machine has no such state
 */
export const startFoldingAt = (machine: AnyStateMachine, snapshot: unknown): Folding =>
  foldingFrom(machine, (scope) => restored(machine, snapshot, scope))

/**
 * Begins a fold at a flow's first entry.
 *
 * @param machine the flow's machine; its effects need not be provided
 * @param first `journal.started` or `journal.snapshot`
 * @throws when the machine has no such state
 */
export const startFoldingWith = (machine: AnyStateMachine, { event }: JournalEntry): Folding =>
  event.type === snapshotTaken ? startFoldingAt(machine, event.snapshot) : startFolding(machine, event.input)

/** XState puts children's references into the context it is given, so it gets one of its own. */
const restored = (machine: AnyStateMachine, snapshot: unknown, scope: AnyActorScope): AnyMachineSnapshot =>
  machine.restoreSnapshot(structuredClone(snapshot) as Snapshot<unknown>, scope)

const foldingFrom = (machine: AnyStateMachine, begin: (scope: AnyActorScope) => AnyMachineSnapshot): Folding => {
  const self = standInFor(machine)
  const scope = inertScopeOf(self)
  const childScopes = new WeakMap<AnyActorRef, AnyActorScope>()
  let state = begin(scope)
  putState(self, state)

  const scopeOf = (child: AnyActorRef): AnyActorScope => {
    const known = childScopes.get(child)
    if (known !== undefined) return known
    const made = inertScopeOf(child)
    childScopes.set(child, made)
    return made
  }

  const addToChild = (path: readonly string[], event: JournalEvent): void => {
    let child: AnyActorRef | undefined
    let parent: Snapshot<unknown> = state
    for (const id of path) {
      child = childrenOf(parent)[id]
      if (child === undefined) return
      parent = child.getSnapshot()
    }
    if (child === undefined) return
    moveChild(child, event, scopeOf(child))
  }

  return {
    add: ({ flow, event }) => {
      if (state.status !== 'active') return
      const slash = flow.indexOf('/')
      if (slash !== -1) {
        addToChild(
          flow
            .slice(slash + 1)
            .split('/')
            .map(decodeURIComponent),
          event,
        )
        return
      }
      if (event.type === flowStarted) return
      if (event.type === snapshotTaken) state = restored(machine, event.snapshot, scope)
      else state = machine.transition(state, event, scope)
      putState(self, state)
    },
    snapshot: () => machine.getPersistedSnapshot(state),
  }
}

/**
 * The state a flow is in after its entries: equal to what the living actor would persist.
 *
 * @param machine the flow's machine
 * @param input the machine's input, as its `journal.started` entry has it
 * @param entries the flow's entries with those of its children, oldest first
 * @throws what a guard or an assignment throws on an entry it does not understand
 */
export const fold = (machine: AnyStateMachine, input: unknown, entries: readonly JournalEntry[]): Snapshot<unknown> => {
  const folding = startFolding(machine, input)
  for (const entry of entries) folding.add(entry)
  return folding.snapshot()
}
