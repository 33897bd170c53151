import { type Observable, Subject } from 'rxjs'
import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowKeyOf, flowStarted, type JournalEntry, type JournalEvent } from './entry.ts'
import type { FlowLocks } from './flow-locks.ts'
import type { IsSpared, JournalStore } from './journal-store.ts'
import type { Keeping } from './kept-flow.ts'
import type { KeptFlows, PresentState } from './kept-flows.ts'
import type { InstantTexts } from './last-words.ts'
import type { FlowMeta } from './meta.ts'
import type { JournalProblem } from './problem.ts'
import { toPlainEvent } from './redact.ts'
import type { Upcasters } from './upcast.ts'

export interface JournalOptions {
  /** Where flows that outlive the page are kept; without it everything stays in memory. */
  readonly store?: JournalStore
  /** Who may write a kept flow when several tabs are open. */
  readonly locks?: FlowLocks
  /** Keeps at once what is not in the store yet when the page goes. */
  readonly texts?: InstantTexts
  /** Name of the channel on which tabs tell each other which drafts they have written. */
  readonly news?: string
  /** Fetches how to read entries of earlier versions; asked for with the first look at the store. */
  readonly upcasters?: () => Promise<Upcasters>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** Throw on what cannot be written instead of describing it. */
  readonly development?: boolean
}

/** What of a machine's journal settings decides how its events are written. */
export type Writing = Pick<FlowMeta, 'secrets' | 'passing'>

/** The record of what happened on this page, per flow. */
export interface Journal {
  /**
   * Writes down what happened to a flow (or, by path, to its child) and returns the entry. `journal.started` begins the
   * flow's life anew.
   *
   * @param how which fields hold secrets, and which events are not kept on the device
   * @throws in development, when the event holds something that cannot be written
   */
  append(flow: string, version: number, event: JournalEvent, how?: Writing): JournalEntry
  /** Every entry, at the moment it is written. */
  readonly entries$: Observable<JournalEntry>
  /** What could not be done as asked, at the moment it is met. */
  readonly problems$: Observable<JournalProblem>
  /** The entries of a kept flow's present life and of its children, oldest first; a snapshot may stand for the first of them. */
  entriesOf(flow: string): readonly JournalEntry[]
  /** Keys of the flows that are kept on the device. */
  flows(): readonly string[]
  /** Reads what earlier pages kept on the device. Never rejects: blocked storage is a problem, and work goes on in memory. */
  load(): Promise<void>
  /**
   * Reads again what is on the device, where other tabs may have written since; flows that this page keeps stay as they are here.
   *
   * @returns the keys of the flows on the device
   */
  reread(): Promise<readonly string[]>
  /**
   * The state in which an earlier page left a flow; `undefined` when it begins anew. From now on its entries are kept on the device.
   * What this build cannot read is quarantined and reported; a flow that a newer build keeps stays as it is and lives in memory here.
   *
   * @param present gives the flow's persisted state while it runs; asked for when a snapshot is due
   */
  restore(flow: string, machine: AnyStateMachine, meta: FlowMeta, present: PresentState): Snapshot<unknown> | undefined
  /** From now on the flow's entries are kept on the device. */
  keep(flow: string): void
  /** How much of a flow is on the device. */
  keepingOf(flow: string): Keeping
  /** Tells that more, or less, of some flow is on the device. */
  readonly keeping$: Observable<void>
  /** Keys of flows whose history is from now on what another tab has made of it: they go on from there. */
  readonly followed$: Observable<string>
  /** Writes what is left of a kept flow and lets another tab write it. */
  release(flow: string): Promise<void>
  /** Settles when everything written so far is on the device, or cannot be. */
  flush(): Promise<void>
  /** Drops a flow's entries, here and on the device. */
  forget(flow: string): void
  /** Reports a problem. */
  report(problem: JournalProblem): void
  /** Drops every entry, here and on the device, but those of flows that are spared. */
  wipe(isSpared?: IsSpared): Promise<void>
}

const nothingSpecial: Writing = { secrets: [], passing: [] }

/**
 * A journal.
 *
 * @param options store, locks, clock and strictness; all may be left out
 */
export const createJournal = ({
  store,
  locks,
  texts,
  news,
  upcasters = () => Promise.resolve({}),
  now = Date.now,
  development = false,
}: JournalOptions = {}): Journal => {
  const written = new Subject<JournalEntry>()
  const problems = new Subject<JournalProblem>()
  const keeping = new Subject<void>()
  const followed = new Subject<string>()
  /** Seq of each flow's newest entry. */
  const newest = new Map<string, number>()
  /** Entries of the flows that are kept on the device. */
  const histories = new Map<string, JournalEntry[]>()
  const report = (problem: JournalProblem): void => problems.next(problem)
  /** Kept flows are for signed-in people: what keeps them is fetched when the journal is first loaded. */
  let kept: KeptFlows | undefined
  let loading: Promise<void> | undefined
  const keptEarly = new Set<string>()
  const load = async (): Promise<void> => {
    if (store === undefined) return
    const [{ createKeptFlows }, known] = await Promise.all([import('./kept-flows.ts'), upcasters()])
    const onKept = (): void => keeping.next()
    const onFollowed = (flow: string): void => followed.next(flow)
    const memory = { histories, newest, onFollowed, toPlain }
    kept = createKeptFlows(memory, { store, locks, texts, news, upcasters: known, report, onKept })
    for (const flow of keptEarly) {
      kept.keep(flow)
      for (const entry of histories.get(flow) ?? []) kept.writer.take(flow, entry)
    }
    await kept.writer.readInto(histories)
  }
  const loadOnce = (): Promise<void> => {
    loading ??= load()
    return loading
  }

  const toPlain = (flow: string, event: JournalEvent, secrets: readonly string[]): JournalEvent =>
    toPlainEvent(event, secrets, ({ kind, field }) => {
      if (development && kind === 'notPlain')
        throw new TypeError(`'${field}' of event '${event.type}' to '${flow}' is not plain data`)
      report({ kind, flow, field })
    })

  const keep = (flow: string): void => {
    if (kept === undefined) keptEarly.add(flow)
    else kept.keep(flow)
  }

  const isKept = (flow: string): boolean => kept?.writer.keeps(flow) ?? keptEarly.has(flow)

  const addToHistory = (key: string, entry: JournalEntry): void => {
    const begins = entry.flow === key && entry.event.type === flowStarted
    const history = begins ? [] : (histories.get(key) ?? [])
    history.push(entry)
    histories.set(key, history)
    kept?.writer.take(key, entry)
  }

  return {
    entries$: written.asObservable(),
    problems$: problems.asObservable(),
    append: (flow, version, event, { secrets, passing } = nothingSpecial) => {
      const key = flowKeyOf(flow)
      const plain = toPlain(flow, event, secrets)
      const begins = flow === key && event.type === flowStarted
      const seq = begins ? 1 : (newest.get(key) ?? histories.get(key)?.at(-1)?.seq ?? 0) + 1
      newest.set(key, seq)
      const entry: JournalEntry = { seq, at: now(), flow, version, event: plain }
      if (isKept(key) && !passing.includes(event.type)) addToHistory(key, entry)
      written.next(entry)
      return entry
    },
    entriesOf: (flow) => histories.get(flow) ?? [],
    flows: () => [...histories.keys()],
    load: loadOnce,
    reread: async () => {
      await loadOnce()
      return kept?.writer.readInto(histories) ?? []
    },
    restore: (flow, machine, meta, present) => {
      if (kept !== undefined) return kept.restore(flow, machine, meta, present)
      keptEarly.add(flow)
      return undefined
    },
    keep,
    keepingOf: (flow) => kept?.writer.keepingOf(flow) ?? 'unkept',
    keeping$: keeping.asObservable(),
    followed$: followed.asObservable(),
    release: async (flow) => kept?.writer.release(flow),
    flush: async () => {
      if (keptEarly.size > 0) await loadOnce()
      await kept?.writer.flush()
    },
    forget: (flow) => {
      histories.delete(flow)
      newest.delete(flow)
      kept?.writer.forget(flow)
    },
    report,
    wipe: async (isSpared = () => false) => {
      const drop = (): void => {
        for (const memory of [newest, histories]) for (const flow of [...memory.keys()]) if (!isSpared(flow)) memory.delete(flow)
      }
      drop()
      if (kept === undefined) await loadOnce().then(drop)
      await kept?.writer.wipe(isSpared)
    },
  }
}
