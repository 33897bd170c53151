/** What the outbox has to know of one kind of operation: what it tells the person. */
export interface OperationKind {
  /** When it has happened; null where whoever enqueued it says so. */
  readonly done: string | null
  /** When the server failed at it. */
  readonly failed: string
  /** When its record was changed elsewhere. */
  readonly changed: string
  /** When its record was removed elsewhere. */
  readonly gone: string
  /** Whether whoever enqueued it shows a refusal, as long as they look: a form at its fields, a cell in its place. */
  readonly refusalShownInPlace: boolean
}

/** By their names, which begin with the feature's: `timesheet.saveEntry`. */
export type OperationKinds = Readonly<Record<string, OperationKind>>
