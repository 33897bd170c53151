import type { AnyActorRef, AnyActorScope, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'
import { flowStarted, type JournalEntry, type JournalEvent } from './entry.ts'
import { inertScopeOf, moveChild, putChild, standInFor } from './inert-scope.ts'

const done = 'xstate.done.actor.'
const failed = 'xstate.error.actor.'

/** Folds a flow's entries one by one; reading the state in between is free of effects. */
export interface Folding {
  add(entry: JournalEntry): void
  /** The state so far, as `actor.getPersistedSnapshot()` would give it. */
  snapshot(): Snapshot<unknown>
}

const childrenOf = (snapshot: Snapshot<unknown>): Readonly<Record<string, AnyActorRef | undefined>> =>
  'children' in snapshot ? (snapshot.children as Record<string, AnyActorRef | undefined>) : {}

/** A child's end reaches its parent as an event; a child whose effect failed has no event of its own that says so. */
const endChild = (parent: Snapshot<unknown>, event: JournalEvent): void => {
  const ended = event.type.startsWith(done) ? done : event.type.startsWith(failed) ? failed : undefined
  if (ended === undefined) return
  const child = childrenOf(parent)[event.type.slice(ended.length)]
  const state: Snapshot<unknown> | undefined = child?.getSnapshot()
  if (child === undefined || state?.status !== 'active') return
  putChild(
    child,
    ended === done
      ? { ...state, status: 'done', output: event.output, error: undefined }
      : { ...state, status: 'error', error: event.error, output: undefined },
  )
}

/**
 * Begins a fold at a machine's initial state.
 *
 * @param machine the flow's machine; its effects need not be provided
 * @param input the machine's input
 */
export const startFolding = (machine: AnyStateMachine, input: unknown): Folding => {
  const self = standInFor(machine)
  const scope = inertScopeOf(self)
  const childScopes = new WeakMap<AnyActorRef, AnyActorScope>()
  let state: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input)

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
    endChild(parent, event)
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
      endChild(state, event)
      state = machine.transition(state, event, scope)
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
