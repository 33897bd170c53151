/** Something that happened, as the journal kept it: its type and the plain data that belongs to it. */
export interface StoredEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** A persisted state, as `actor.getPersistedSnapshot()` gave it: `status`, `value`, `context`, `children`, `historyValue`. */
export type StoredState = Readonly<Record<string, unknown>>

/**
 * Turns what one version of a device machine left on a device into what the next version understands. What it throws on, and what it
 * gives `undefined` for, is quarantined.
 */
export interface Upcaster {
  /**
   * Events of the flow, its `journal.started` with the machine's `input` among them, and of its children.
   *
   * @param flow the flow's key; for a child its path, `outbox@7/sendOperation`
   */
  event(event: StoredEvent, flow: string): StoredEvent | undefined
  /** The persisted state that stands for everything before it. */
  snapshot(state: StoredState): StoredState | undefined
}

/** For a version that only answers to more. */
export const unchanged: Upcaster = { event: (event) => event, snapshot: (state) => state }

/** By the version that is turned into the next one: `{ 1: fromOneToTwo }`. */
export type MachineUpcasters = Readonly<Record<number, Upcaster>>
