import { isLocalId } from '#rules/record-id.ts'
import type { KnownRecord } from './known-records.ts'
import type { OperationEvent } from './operation.machine.ts'
import type { Operation } from './operation.ts'
import { deliveryOf, hasNotHappened, isOver, isUnclear, stepped } from './operation-steps.ts'

/**
 * The operations of an outbox, in the order in which they were enqueued, and what they do to one another. What happens to a single one
 * is its chart's business; here is what follows for the others of the same record.
 */
export type Operations = readonly Operation[]

const isRemoval = ({ effect }: Operation): boolean => effect === 'remove'

/** The list after an event of one operation; one that is over leaves it. */
export const withStep = (operations: Operations, key: string, event: OperationEvent): Operations =>
  operations.flatMap((one) => {
    if (one.key !== key) return [one]
    const next = stepped(one, event)
    return isOver(next) ? [] : [next]
  })

/** The operation on its way to the server. */
export const sendingOperation = (operations: Operations): Operation | undefined =>
  operations.find((one) => deliveryOf(one) === 'sending')

/**
 * The list once a removal is to be sent: what certainly did not happen to its record is dropped, and the removal as well when the
 * server never saw the record.
 */
const withRemoval = (operations: Operations, removal: Operation): Operations => {
  const { recordId } = removal
  const left = operations.filter((one) => one.key !== removal.key && (one.recordId !== recordId || !hasNotHappened(one)))
  const isKnown = !isLocalId(recordId) || left.some((one) => one.recordId === recordId)
  return isKnown ? [...left, removal] : left
}

/** The list with a save: it takes the place of what certainly did not happen to its record, and of a removal that is held. */
const withSave = (operations: Operations, save: Operation): Operations => {
  const isSame = (one: Operation) => one.recordId === save.recordId
  const left = operations.filter((one) => !isSame(one) || deliveryOf(one) !== 'held')
  const replaced = left.findLast((one) => isSame(one) && !isRemoval(one) && hasNotHappened(one))
  if (replaced === undefined) return [...left, save]
  const { refusal, remote } = replaced
  const added = deliveryOf(replaced) === 'conflict' ? stepped(save, { type: 'conflict.found', refusal, remote }) : save
  return left.map((one) => (one === replaced ? added : one))
}

/**
 * The list with one more operation. One that certainly did not happen gives way to a newer one of the same record: a second edit
 * replaces the first (and takes over its conflict), and removing what the server never saw leaves nothing to send. The one being
 * sent is never touched, and an operation that can still be undone touches nothing.
 */
export const withOperation = (operations: Operations, added: Operation): Operations => {
  if (deliveryOf(added) === 'held') return [...operations, added]
  return isRemoval(added) ? withRemoval(operations, added) : withSave(operations, added)
}

/** The list in which what the server failed at is sent again first, when there is more to do to its record. */
export const withResent = (operations: Operations, recordId: string): Operations =>
  operations.map((one) => (one.recordId === recordId && isUnclear(one) ? stepped(one, { type: 'resend.requested' }) : one))

/**
 * The list once the server said no to the operation being sent, or its record was changed elsewhere: it waits for the person. What the
 * person did to the record meanwhile takes its place and is tried.
 */
export const withSetAside = (operations: Operations, key: string, event: OperationEvent): Operations => {
  const set = withStep(operations, key, event)
  const at = set.findIndex((one) => one.key === key)
  const aside = set[at]
  if (aside === undefined || isUnclear(aside)) return set
  const later = set.slice(at + 1).filter(({ recordId }) => recordId === aside.recordId)
  const others = set.filter((one) => !later.includes(one))
  return later.reduce<Operations>(withOperation, others)
}

/** The operation whose turn it is: the first waiting one that no earlier operation of the same record stands before. */
export const nextOperation = (operations: Operations): Operation | null =>
  operations.find(
    (one, index) =>
      deliveryOf(one) === 'waiting' && !operations.slice(0, index).some(({ recordId }) => recordId === one.recordId),
  ) ?? null

/** When the next held operation may go, in milliseconds since 1970; null when none is held. */
export const nextRelease = (operations: Operations): number | null =>
  operations.reduce<number | null>(
    (first, { heldUntil }) => (heldUntil === null ? first : first === null ? heldUntil : Math.min(first, heldUntil)),
    null,
  )

/**
 * The list once a moment has come: what was held until then is to be sent in its turn.
 *
 * @param moment milliseconds since 1970
 */
export const withReleased = (operations: Operations, moment: number): Operations =>
  operations
    .filter(({ heldUntil }) => heldUntil !== null && heldUntil <= moment)
    .map((held) => stepped(held, { type: 'hold.ended' }))
    .reduce<Operations>(
      (list, released) =>
        withOperation(
          list.filter(({ key }) => key !== released.key),
          released,
        ),
      operations,
    )

/** The list once an operation has happened: it is gone, and later ones of the same record know the server's id and version. */
export const withDone = (operations: Operations, done: Operation, saved: Omit<KnownRecord, 'from'> | null): Operations =>
  withStep(operations, done.key, { type: 'answer.received' }).map((one) =>
    saved !== null && one.recordId === done.recordId
      ? stepped(one, { type: 'identity.learned', id: saved.id, version: saved.version })
      : one,
  )

/** The list once the server could not be reached: what is to be sent waits, and nobody looks at it any more. */
export const withNetworkLost = (operations: Operations): Operations =>
  operations.map((one) => (['waiting', 'sending'].includes(deliveryOf(one)) ? stepped(one, { type: 'network.lost' }) : one))

/** The list without a discarded operation, and without later ones of a record that only it would have made known to the server. */
export const withDiscarded = (operations: Operations, key: string): Operations => {
  const discarded = operations.find((one) => one.key === key)
  const left = withStep(operations, key, { type: 'discard.requested' })
  if (discarded === undefined || left.length === operations.length) return left
  const leavesOrphans = !isRemoval(discarded) && isLocalId(discarded.recordId)
  return leavesOrphans ? left.filter(({ recordId }) => recordId !== discarded.recordId) : left
}
