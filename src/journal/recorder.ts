import type { AnyActorRef, InspectionEvent } from 'xstate'
import { childFailed, type JournalEntry, type JournalEvent } from './entry.ts'
import type { Journal } from './journal.ts'
import type { FlowMeta } from './meta.ts'
import { inspectedActor, parentOf } from './xstate-internals.ts'

const failure = 'xstate.error.actor.'

/**
 * Listens to a flow's inspection events and writes down what its actor and its children receive, by actor path. Events to
 * actors that have stopped are left out: they change nothing.
 *
 * @param journal where to write
 * @param key the flow's key
 * @param meta the machine's journal settings
 * @param onEntry told of every entry
 */
export const createRecorder = (
  journal: Journal,
  key: string,
  meta: FlowMeta,
  onEntry: (entry: JournalEntry) => void,
): ((inspected: InspectionEvent) => void) => {
  const paths = new WeakMap<AnyActorRef, string>()
  let last: JournalEntry | undefined
  const append = (path: string, event: JournalEvent): void => {
    last = journal.append(path, meta.version, event, meta)
    onEntry(last)
  }

  const pathOf = (actor: AnyActorRef): string => {
    const known = paths.get(actor)
    if (known !== undefined) return known
    const parent = parentOf(actor)
    const unnamed = parent !== undefined && actor.id === actor.sessionId
    if (unnamed) journal.report({ kind: 'unnamedChild', flow: key, child: actor.id })
    const path = parent === undefined ? key : `${pathOf(parent)}/${encodeURIComponent(actor.id)}`
    paths.set(actor, path)
    return path
  }

  /** Promises and observables receive their failure as an event of their own; anything else that throws does not. */
  const recordFailureOf = (child: AnyActorRef, error: unknown): void => {
    const path = pathOf(child)
    const toldItself =
      last?.flow === path && (last.event.type === 'xstate.promise.reject' || last.event.type === 'xstate.observable.error')
    if (!toldItself) append(path, { type: childFailed, error })
  }

  return (inspected) => {
    if (inspected.type !== '@xstate.event') return
    const { event, sourceRef } = inspected
    if (event.type === 'xstate.init') return
    const actor = inspectedActor(inspected.actorRef)
    if (actor.getSnapshot().status !== 'active') return
    if (sourceRef !== undefined && event.type.startsWith(failure)) recordFailureOf(inspectedActor(sourceRef), event.error)
    append(pathOf(actor), event)
  }
}
