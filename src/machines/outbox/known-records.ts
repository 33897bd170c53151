import { isLocalId } from '#rules/record-id.ts'
import type { OperationDraft } from './operation.ts'

/** The record as the server has it after an operation. */
export interface SavedRecord {
  readonly id: string
  /** Null where the record has no versions. */
  readonly version: number | null
}

/** How a record is known to the server, and the version that the person's last change of it was made on. */
export interface KnownRecord extends SavedRecord {
  readonly from: number | null
}

/** Records changed lately, by the id they had. */
export type KnownRecords = Readonly<Record<string, KnownRecord>>

/** As many known records, and finished operations, are remembered. */
export const memory = 50

/** The draft with what the server has made of its record since the person began: their own change is no conflict with the next. */
export const withKnownRecord = (draft: OperationDraft, known: KnownRecords): OperationDraft => {
  const found = known[draft.recordId]
  if (found === undefined) return draft
  const isCurrent = isLocalId(draft.recordId) || draft.version === found.from
  return isCurrent ? { ...draft, recordId: found.id, version: found.version } : draft
}

/** The known records once the server has answered to a change of one. */
export const withKnown = (known: KnownRecords, done: OperationDraft, saved: SavedRecord | null): KnownRecords => {
  if (saved === null) return known
  const record: KnownRecord = { id: saved.id, version: saved.version, from: done.version }
  const others = Object.entries(known).map(([id, one]) => [id, one.id === saved.id ? record : one] as const)
  return Object.fromEntries([...others, [done.recordId, record] as const].slice(-memory))
}
