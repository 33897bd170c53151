import type { AnyStateMachine, Snapshot } from 'xstate'
import { createDeviceWriter, type DeviceWriter, type DeviceWriterOptions } from './device-writer.ts'
import { type JournalEntry, type JournalEvent, snapshotTaken } from './entry.ts'
import type { FlowSource } from './kept-flow.ts'
import type { FlowMeta } from './meta.ts'
import { restore } from './restore.ts'
import type { Unreadable, Upcasters } from './upcast.ts'

/** Gives a running flow's persisted state; `undefined` when it does not run any more. */
export type PresentState = () => Snapshot<unknown> | undefined

/** What the journal has in memory. */
export interface JournalMemory {
  /** Entries of the flows that are kept on the device. */
  readonly histories: Map<string, JournalEntry[]>
  /** Seq of each flow's newest entry. */
  readonly newest: Map<string, number>
  /** Told that a flow's history is now what another tab has made of it. */
  readonly onFollowed: (flow: string) => void
  readonly toPlain: (flow: string, event: JournalEvent, secrets: readonly string[]) => JournalEvent
}

/** The flows that are kept on the device: the part of the journal that is fetched only when it is first looked at. */
export interface KeptFlows {
  readonly writer: DeviceWriter
  /** Keeps a flow of which only the entries are known. */
  keep(flow: string): void
  /** Keeps a flow, and gives the state in which an earlier page left it; `undefined` when it begins anew. */
  restore(flow: string, machine: AnyStateMachine, meta: FlowMeta, present: PresentState): Snapshot<unknown> | undefined
}

/**
 * Joins the device and the journal's memory.
 *
 * @param memory the journal's
 * @param options the device writer's, and how to read entries of earlier versions
 */
export const createKeptFlows = (
  { histories, newest, onFollowed, toPlain }: JournalMemory,
  { upcasters, ...options }: DeviceWriterOptions & { readonly upcasters: Upcasters },
): KeptFlows => {
  const writer = createDeviceWriter(options)
  const { report } = options

  const sourceOf = (flow: string): FlowSource => ({
    history: () => histories.get(flow) ?? [],
    onCompacted: (snapshot) => {
      const history = histories.get(flow)
      if (history !== undefined) histories.set(flow, [snapshot, ...history.filter(({ seq }) => seq > snapshot.seq)])
    },
  })

  const takeOver =
    (flow: string) =>
    (entries: readonly JournalEntry[]): void => {
      histories.set(flow, [...entries])
      newest.set(flow, entries.at(-1)?.seq ?? 0)
      onFollowed(flow)
    }

  const snapshotOf =
    (flow: string, { version, secrets }: FlowMeta, present: PresentState) =>
    ({ seq, at }: JournalEntry): JournalEntry | undefined => {
      try {
        const snapshot = present()
        if (snapshot === undefined) return undefined
        return { seq, at, flow, version, event: toPlain(flow, { type: snapshotTaken, snapshot }, secrets) }
      } catch {
        // A state that cannot be persisted, or not as plain data, is kept as its entries.
        return undefined
      }
    }

  /** Moves entries that this build cannot read to a separate store, and reports them by reason. */
  const quarantine = (flow: string, unreadable: readonly Unreadable[]): void => {
    for (const reason of new Set(unreadable.map((one) => one.reason))) {
      const entries = unreadable.filter((one) => one.reason === reason).map(({ entry }) => entry)
      report({ kind: 'quarantined', flow, entries: entries.length, reason })
      writer.quarantine(flow, entries, reason)
    }
  }

  return {
    writer,
    keep: (flow) => writer.keep(flow, sourceOf(flow)),
    restore: (flow, machine, meta, present) => {
      const restored = restore({ upcasters, key: flow, machine, meta, entries: histories.get(flow) ?? [] })
      if (restored.kind === 'newerVersion') {
        report({ kind: 'newerVersion', flow, version: restored.version })
        return undefined
      }
      const followed = meta.follows ? { onFollowed: takeOver(flow) } : {}
      writer.keep(flow, { ...sourceOf(flow), ...followed, told: meta.told, snapshot: snapshotOf(flow, meta, present) })
      quarantine(flow, restored.unreadable)
      if (restored.kind === 'anew') return undefined
      histories.set(flow, [...restored.entries])
      newest.set(flow, restored.entries.at(-1)?.seq ?? 0)
      if (restored.unreadable.length > 0) writer.rewrite(flow)
      return restored.snapshot
    },
  }
}
