/** Something that happened: its type and the plain data that belongs to it. */
export interface JournalEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** One line of the journal. */
export interface JournalEntry {
  /** 1 for the first entry of a flow's life, then rising by one. */
  readonly seq: number
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The flow's key (`loan-form`, `assessment:42`); for a child of the flow its path: `loan-form/uploader`. */
  readonly flow: string
  /** The machine's journal version when it was written. */
  readonly version: number
  readonly event: JournalEvent
}

/** Type of the first entry of every flow's life; its `input` is the machine's input. */
export const flowStarted = 'journal.started'

/** Type of an entry that stands for everything before it; its `snapshot` is the flow's persisted state. A flow's life may begin with it. */
export const snapshotTaken = 'journal.snapshot'

/** Type of the event that a restored flow is told before anything of it shows, if its state answers to it. */
export const flowRestored = 'flow.restored'

/** A child's effect threw; it is written for the child, whose own events do not tell. */
export const childFailed = 'journal.failed'

/** The key of the flow that an entry belongs to, its own or its child's. */
export const flowKeyOf = (flow: string): string => {
  const slash = flow.indexOf('/')
  return slash === -1 ? flow : flow.slice(0, slash)
}
