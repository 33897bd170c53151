import { randomUUID } from 'node:crypto'
import { and, asc, eq, max } from 'drizzle-orm'
import { type AuditEvent, type AuditedType, auditEvents } from '#rules/audit.ts'
import { auditRecord } from '../db/audit-schema.ts'
import type { Queries } from '../db/database.ts'

interface Audited {
  /** Whose record it is. */
  readonly memberId: string
  readonly type: AuditedType
  readonly recordId: string
  /** 'Reveal' is for the security of the record's owner: v1's list has no such event. */
  readonly event: AuditEvent | 'Reveal'
  /** The account that did it; null for the owner at the command line. */
  readonly userId: string | null
}

/** Writes down what happened to a record, in the transaction in which it happens. */
export const recordAudit = async (tx: Queries, { memberId, type, recordId, event, userId }: Audited, at: Date): Promise<void> => {
  await tx.insert(auditRecord).values({ memberId, id: randomUUID(), recordType: type, recordId, event, at, userId })
}

/** Writes down what happened to several records of one member at once. @param recordIds at most 9,000: a statement has 65,535 parameters */
export const recordAudits = async (
  tx: Queries,
  { recordIds, type, ...audited }: Omit<Audited, 'recordId'> & { readonly recordIds: readonly string[] },
  at: Date,
): Promise<void> => {
  if (recordIds.length === 0) return
  await tx
    .insert(auditRecord)
    .values(recordIds.map((recordId) => ({ ...audited, recordType: type, recordId, id: randomUUID(), at })))
}

/** What happened to a record of the member, the first event first. */
export const findAuditTrail = async (db: Queries, memberId: string, type: AuditedType, recordId: string) => {
  const ofRecord = and(eq(auditRecord.memberId, memberId), eq(auditRecord.recordType, type), eq(auditRecord.recordId, recordId))
  const trail = await db.select().from(auditRecord).where(ofRecord).orderBy(asc(auditRecord.at), asc(auditRecord.id))
  const place = (event: AuditEvent): number => auditEvents.indexOf(event)
  return (
    trail
      .flatMap(({ event, at, userId }) => (event === 'Reveal' ? [] : [{ event, at, userId }]))
      // What happened in one moment, in the order in which it can have happened.
      .toSorted((one, other) => one.at.getTime() - other.at.getTime() || place(one.event) - place(other.event))
  )
}

/** When records of a member were last shown in full, by their id, to the member or at the command line; none for one that never was. */
export const findLastReveals = async (db: Queries, memberId: string, type: AuditedType): Promise<ReadonlyMap<string, Date>> => {
  const ofType = and(eq(auditRecord.memberId, memberId), eq(auditRecord.recordType, type), eq(auditRecord.event, 'Reveal'))
  const last = db
    .select({ id: auditRecord.recordId, at: max(auditRecord.at) })
    .from(auditRecord)
    .where(ofType)
  const rows = await last.groupBy(auditRecord.recordId)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])))
}
