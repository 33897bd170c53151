/**
 * What a machine tells the journal about itself, in its root `meta`.
 *
 * - `version` changes with the machine's events; older entries go through an upcaster.
 * - `life`: `tab` flows stay in memory, `device` flows are kept in IndexedDB.
 * - `secrets`: names of event and input fields that may only ever hold a `Sealed` handle.
 * - `passing`: types of events that are not kept on the device, such as moves of the focus. No later event may depend on them.
 * - `told`: types of events with which the page tells what nobody did there, such as the server's word. They make no tab the one that others
 *   follow.
 * - `follows`: a draft that several tabs have open is one: each shows what was done last, in whichever of them.
 */
export interface JournalMeta {
  readonly version: number
  readonly life: 'tab' | 'device'
  readonly secrets: readonly string[]
  readonly passing?: readonly string[]
  readonly told?: readonly string[]
  readonly follows?: boolean
}

export interface MachineMeta {
  readonly journal: JournalMeta
}

/**
 * Told to a flow of the `device` life when a later page goes on with it, before anything of it shows. A machine that asks questions
 * answers it by leaving them: a restored flow never asks (decisions E). The states in which it asks have the tag `question`; a test walks
 * every chart for them.
 */
export interface FlowRestored {
  readonly type: 'flow.restored'
}
