/**
 * What a machine tells the journal about itself, in its root `meta`.
 *
 * - `version` changes with the machine's events; older entries go through an upcaster.
 * - `life`: `tab` flows stay in memory, `device` flows are kept in IndexedDB.
 * - `secrets`: names of event and input fields that may only ever hold a `Sealed` handle.
 * - `passing`: types of events that are not kept on the device, such as moves of the focus. No later event may depend on them.
 */
export interface JournalMeta {
  readonly version: number
  readonly life: 'tab' | 'device'
  readonly secrets: readonly string[]
  readonly passing?: readonly string[]
}

export interface MachineMeta {
  readonly journal: JournalMeta
}
