import { type Observable, Subject } from 'rxjs'
import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowKeyOf, flowStarted, type JournalEntry, type JournalEvent } from './entry.ts'
import type { FlowClaims } from './flow-claims.ts'
import type { JournalStore } from './journal-store.ts'
import type { Keeper, Keeping } from './keeper.ts'
import type { FlowMeta } from './meta.ts'
import type { JournalProblem } from './problem.ts'
import { toPlainEvent } from './redact.ts'
import type { Unreadable, Upcasters } from './upcast.ts'

export interface JournalOptions {
  /** Where flows that outlive the page are kept; without it everything stays in memory. */
  readonly store?: JournalStore
  /** Who may write a kept flow when several tabs are open. */
  readonly claims?: FlowClaims
  /** Fetches how to read entries of earlier versions; asked for with the first look at the store. */
  readonly upcasters?: () => Promise<Upcasters>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** Throw on what cannot be written instead of describing it. */
  readonly development?: boolean
}

/** The record of what happened on this page, per flow. */
export interface Journal {
  /**
   * Writes down what happened to a flow (or, by path, to its child) and returns the entry. `journal.started` begins the
   * flow's life anew.
   *
   * @param secrets names of fields that may hold only sealed handles
   * @throws in development, when the event holds something that cannot be written
   */
  append(flow: string, version: number, event: JournalEvent, secrets?: readonly string[]): JournalEntry
  /** Every entry, at the moment it is written. */
  readonly entries$: Observable<JournalEntry>
  /** What could not be done as asked, at the moment it is met. */
  readonly problems$: Observable<JournalProblem>
  /** The entries of a flow's present life and of its children, oldest first. */
  entriesOf(flow: string): readonly JournalEntry[]
  /** Keys of flows that have entries. */
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
   * What this build cannot read is set aside and reported; a flow that a newer build keeps stays as it is and lives in memory here.
   */
  restore(flow: string, machine: AnyStateMachine, meta: FlowMeta): Snapshot<unknown> | undefined
  /** From now on the flow's entries are kept on the device. */
  keep(flow: string): void
  /** How much of a flow is on the device. */
  keepingOf(flow: string): Keeping
  /** Tells that more, or less, of some flow is on the device. */
  readonly keeping$: Observable<void>
  /** Writes what is left of a kept flow and lets another tab write it. */
  release(flow: string): Promise<void>
  /** Settles when everything written so far is on the device, or cannot be. */
  flush(): Promise<void>
  /** Drops a flow's entries, here and on the device. */
  forget(flow: string): void
  /** Reports a problem. */
  report(problem: JournalProblem): void
  /** Drops every entry, here and on the device; the flows named stay in memory. */
  wipe(except?: readonly string[]): Promise<void>
}

/** A flow that lives in memory only keeps its newest entries up to this many. */
const mostInMemory = 5_000

/**
 * A journal.
 *
 * @param options store, claims, clock and strictness; all may be left out
 */
export const createJournal = ({
  store,
  claims,
  upcasters = () => Promise.resolve({}),
  now = Date.now,
  development = false,
}: JournalOptions = {}): Journal => {
  const written = new Subject<JournalEntry>()
  const problems = new Subject<JournalProblem>()
  const keeping = new Subject<void>()
  const histories = new Map<string, JournalEntry[]>()
  const report = (problem: JournalProblem): void => problems.next(problem)
  /** Kept flows are for signed-in people: what keeps them is fetched when the journal is first loaded. */
  let keeper: Keeper | undefined
  let loading: Promise<void> | undefined
  const keptEarly = new Set<string>()
  const historyFor = (flow: string) => () => histories.get(flow) ?? []
  const load = async (): Promise<void> => {
    if (store === undefined) return
    const [{ createKeeper }, known] = await Promise.all([import('./keeper.ts'), upcasters()])
    const fetched = createKeeper({ store, claims, upcasters: known, report, onKept: () => keeping.next() })
    for (const flow of keptEarly) {
      fetched.keep(flow, historyFor(flow))
      for (const entry of historyFor(flow)()) fetched.take(flow, entry)
    }
    keeper = fetched
    await fetched.readInto(histories)
  }
  const loadOnce = (): Promise<void> => {
    loading ??= load()
    return loading
  }

  const keep = (flow: string): void => {
    if (keeper === undefined) keptEarly.add(flow)
    else keeper.keep(flow, historyFor(flow))
  }

  /** Moves entries that this build cannot read to a separate store, and reports them by reason. */
  const setAside = (flow: string, unreadable: readonly Unreadable[]): void => {
    for (const reason of new Set(unreadable.map((one) => one.reason))) {
      const entries = unreadable.filter((one) => one.reason === reason).map(({ entry }) => entry)
      report({ kind: 'setAside', flow, entries: entries.length, reason })
      keeper?.setAside(flow, entries, reason)
    }
  }

  const restore = (flow: string, machine: AnyStateMachine, meta: FlowMeta): Snapshot<unknown> | undefined => {
    const restored = keeper?.restore({ key: flow, machine, meta, entries: historyFor(flow)() })
    if (restored?.kind === 'newerVersion') {
      report({ kind: 'newerVersion', flow, version: restored.version })
      return undefined
    }
    keep(flow)
    if (restored === undefined) return undefined
    setAside(flow, restored.unreadable)
    if (restored.kind === 'anew') return undefined
    histories.set(flow, [...restored.entries])
    if (restored.unreadable.length > 0) keeper?.rewrite(flow)
    return restored.snapshot
  }

  const historyOf = (key: string, begins: boolean): JournalEntry[] => {
    const known = begins ? undefined : histories.get(key)
    if (known !== undefined) return known
    const history: JournalEntry[] = []
    histories.set(key, history)
    return history
  }

  return {
    entries$: written.asObservable(),
    problems$: problems.asObservable(),
    append: (flow, version, event, secrets = []) => {
      const key = flowKeyOf(flow)
      const history = historyOf(key, flow === key && event.type === flowStarted)
      const plain = toPlainEvent(event, secrets, ({ kind, field }) => {
        if (development && kind === 'notPlain')
          throw new TypeError(`'${field}' of event '${event.type}' to '${flow}' is not plain data`)
        report({ kind, flow, field })
      })
      const entry: JournalEntry = { seq: (history.at(-1)?.seq ?? 0) + 1, at: now(), flow, version, event: plain }
      history.push(entry)
      if (keeper?.keeps(key) === true) keeper.take(key, entry)
      else if (history.length > mostInMemory) history.splice(0, history.length - mostInMemory)
      written.next(entry)
      return entry
    },
    entriesOf: (flow) => histories.get(flow) ?? [],
    flows: () => [...histories.keys()],
    load: loadOnce,
    reread: async () => {
      await loadOnce()
      return keeper?.readInto(histories) ?? []
    },
    restore,
    keep,
    keepingOf: (flow) => keeper?.keepingOf(flow) ?? 'unkept',
    keeping$: keeping.asObservable(),
    release: async (flow) => keeper?.release(flow),
    flush: async () => {
      if (keptEarly.size > 0) await loadOnce()
      await keeper?.flush()
    },
    forget: (flow) => {
      histories.delete(flow)
      keeper?.forget(flow)
    },
    report,
    wipe: async (except = []) => {
      for (const flow of [...histories.keys()]) if (!except.includes(flow)) histories.delete(flow)
      await loadOnce()
      await keeper?.wipe()
    },
  }
}
