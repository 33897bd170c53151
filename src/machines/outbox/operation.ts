import type { FailureCode } from '../failure.ts'

/** What a feature wants to happen on the server, as plain data. */
export interface OperationDraft<Kind extends string = string> {
  /** Its Idempotency-Key, and its name. */
  readonly key: string
  /** Which feature's, and what: `timesheet.saveEntry`. One of the kinds the outbox was made with. */
  readonly kind: Kind
  /** Whether its record is there or gone when it has happened. A newer operation of a record can take the place of an older one. */
  readonly effect: 'save' | 'remove'
  /** The id of the record it is about; a local one while the server does not know the record. */
  readonly recordId: string
  /** The version of the record it was made on; null where the record has none, or the server does not know it yet. */
  readonly version: number | null
  /** Everything else that its sender needs; a removal carries what it removes, so that it can be shown. */
  readonly payload: unknown
}

/** Why the server said no to one operation. */
export interface OperationRefusal {
  readonly code: FailureCode
  readonly message: string
  readonly field: string | null
}

/** A record as the server has it now. */
export interface RemoteRecord {
  readonly id: string
  readonly version: number | null
  readonly payload: unknown
}

export interface OperationData extends OperationDraft {
  /** Milliseconds since 1970 until which it can be undone; null when it is not held. */
  readonly heldUntil: number | null
  readonly refusal: OperationRefusal | null
  /** What the server has in a conflict; null when the record is gone there, or there is no conflict. */
  readonly remote: RemoteRecord | null
}

/** Where an operation is in its chart, `operation.machine.ts`. */
export interface OperationState {
  readonly delivery:
    | 'held'
    | { readonly waiting: 'unsent' | 'unanswered' }
    | 'sending'
    | { readonly refused: 'rejected' | 'unclear' }
    | 'conflict'
    | 'done'
    | 'dropped'
  readonly audience: 'present' | 'gone'
}

/** An operation in the outbox: its data, and where it is in its chart. */
export interface Operation extends OperationData {
  readonly state: OperationState
}
