import { BehaviorSubject, NEVER } from 'rxjs'
import type { Actor, AnyActorRef, AnyStateMachine, InputFrom } from 'xstate'
import type { JournalEntry } from '#journal/entry.ts'
import type { Flows } from '#journal/flows.ts'
import { startFolding } from '#journal/fold.ts'
import type { FlowHistory } from '#journal/history.ts'
import { readEntries, stateAfter } from './replayed-flow.ts'
import { standingActor } from './standing-actor.ts'
import { countsAt, type Timeline } from './timeline.ts'

/** The flows of a report, standing where they stood after one of its entries. */
export interface ReplayedFlows extends Flows {
  /** Puts every flow where it was after a moment. @param at the moment's place; -1 before the first */
  standAt(at: number): void
}

interface Standing {
  readonly actor: Actor<AnyStateMachine>
  readonly entries: readonly JournalEntry[]
  readonly isOpen: boolean
}

const nothing = (): void => undefined

/**
 * The flows of a page that replays a report. They are moved by the report's entries alone: whatever a screen sends is dropped, no effect
 * is begun, nothing is kept. A flow that the report does not have stands where it begins.
 *
 * @param machines by id, without effects of their own
 */
export const createReplayedFlows = (timeline: Timeline, machines: ReadonlyMap<string, AnyStateMachine>): ReplayedFlows => {
  const running = new BehaviorSubject<ReadonlyMap<string, AnyActorRef>>(new Map())
  let reported = new Map<string, Standing & { readonly machine: AnyStateMachine }>()
  let begun = new Map<string, Actor<AnyStateMachine>>()
  const known = new Map<string, Standing>()

  const standingAt = (flow: number, count: number): Standing | undefined => {
    const name = `${flow} ${count}`
    const before = known.get(name)
    if (before !== undefined) return before
    const of = timeline.flows[flow]
    if (of?.machine === undefined) return undefined
    const snapshot = stateAfter(of, count)
    if (snapshot === undefined) return undefined
    const entries = readEntries(of.steps.slice(0, count))
    try {
      const made = { actor: standingActor(of.machine, snapshot), entries, isOpen: !of.isClosed || count < of.steps.length }
      known.set(name, made)
      return made
    } catch {
      // A state that somebody made up, which folds and cannot be gone on with.
      return undefined
    }
  }

  const standAt = (at: number): void => {
    const counts = countsAt(timeline, at)
    for (const name of known.keys()) {
      const [flow, count] = name.split(' ').map(Number)
      if (counts[flow ?? 0] !== count) known.delete(name)
    }
    reported = new Map()
    begun = new Map()
    for (const [flow, { key, machine }] of timeline.flows.entries()) {
      const stands = standingAt(flow, counts[flow] ?? 0)
      // Of several that ran under one key, the last to have begun.
      if (stands !== undefined && machine !== undefined) reported.set(key, { ...stands, machine })
    }
    running.next(new Map([...reported].flatMap(([key, { actor, isOpen }]) => (isOpen ? [[key, actor]] : []))))
  }

  const openAt = (key: string): Standing | undefined => {
    const flow = reported.get(key)
    return flow?.isOpen === true ? flow : undefined
  }

  const beginning = (machine: AnyStateMachine, input: unknown): Actor<AnyStateMachine> => {
    const inert = machines.get(machine.id) ?? machine
    return standingActor(inert, startFolding(inert, input).snapshot())
  }

  return {
    standAt,
    ready: Promise.resolve(),
    reread: async () => [],
    entries$: NEVER,
    running$: running.asObservable(),
    open: <M extends AnyStateMachine>(key: string, machine: M, input?: InputFrom<M>): Actor<M> => {
      const flow = reported.get(key)
      const is = flow?.machine.id === machine.id ? flow.actor : (begun.get(key) ?? beginning(machine, input))
      if (is !== flow?.actor) begun.set(key, is)
      return is as unknown as Actor<M>
    },
    peek: (key) => openAt(key)?.actor ?? begun.get(key),
    histories: () =>
      [...reported].map(([key, { machine, actor, entries, isOpen }]): FlowHistory => {
        return { key, machine, actor: isOpen ? actor : undefined, entries }
      }),
    close: nothing,
    forget: nothing,
    wipe: async () => undefined,
  }
}
