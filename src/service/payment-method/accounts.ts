import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { v1NameOf } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { type AccountFields, accountExistsText, type PaymentAccountType } from '#rules/payment-methods.ts'
import { recordAudit } from '../audit/store.ts'
import type { Queries } from '../db/database.ts'
import { paymentAccount } from '../db/payment-schema.ts'
import type { FieldKeys } from '../field-encryption.ts'
import type { Caller } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import type { Keys } from '../keys.ts'
import { enqueue } from '../outbox/outbox.ts'
import { type PaymentChange, paymentChangedMail } from './mails.ts'
import { chooseType, hasActivePayRun, lockPaidMember, type PaidMember, refuseLockedType, refuseOtherType } from './member.ts'
import { type AccountRow, closedAccount, openAccount, sealAccount, sharedField } from './sealed-account.ts'

/** Most accounts of one type that a person may have. */
const accountLimit = 20

const ownOf = (type: PaymentAccountType, memberId: string) =>
  and(eq(paymentAccount.memberId, memberId), eq(paymentAccount.type, type))

/** The person's accounts of a type: the default first, then in the order they were added. */
export const findAccounts = async (db: Queries, type: PaymentAccountType, memberId: string): Promise<readonly AccountRow[]> =>
  await db
    .select()
    .from(paymentAccount)
    .where(ownOf(type, memberId))
    .orderBy(desc(paymentAccount.isDefault), asc(paymentAccount.addedAs))

/** @throws HttpError 403 for an account that is not the person's own */
export const findAccount = async (db: Queries, type: PaymentAccountType, memberId: string, id: string): Promise<AccountRow> => {
  const [row] = await db
    .select()
    .from(paymentAccount)
    .where(and(ownOf(type, memberId), eq(paymentAccount.id, id)))
  if (row === undefined) throw forbidden()
  return row
}

/** What is changed, by whom, in one transaction. */
interface Change {
  readonly keys: Keys
  readonly caller: Caller
  readonly type: PaymentAccountType
  readonly now: Date
}

/** An account as far as it can be opened. */
export const fieldsOf = (keys: FieldKeys, row: AccountRow): AccountFields => openAccount(keys, row) ?? closedAccount(row)

/** Writes down what was changed, and mails it to the person. */
const tell = async (
  tx: Queries,
  { keys, caller, type, now }: Change,
  member: PaidMember,
  account: { readonly id: string; readonly fields: AccountFields },
  changes: readonly PaymentChange[],
): Promise<void> => {
  const event = changes.includes('added') ? 'Create' : 'Update'
  const userId = caller.accountId
  await recordAudit(tx, { memberId: member.id, type: 'PaymentAccount', recordId: account.id, event, userId }, now)
  await enqueue(tx, keys, paymentChangedMail(member.email, member.firstName, changes, type, account.fields), now)
}

const moveDefault = async (tx: Queries, type: PaymentAccountType, memberId: string, id: string): Promise<void> => {
  const before = and(ownOf(type, memberId), eq(paymentAccount.isDefault, true))
  await tx.update(paymentAccount).set({ isDefault: false }).where(before)
  await tx
    .update(paymentAccount)
    .set({ isDefault: true })
    .where(and(ownOf(type, memberId), eq(paymentAccount.id, id)))
}

/**
 * Adds an account and chooses its type. The first of a type becomes its default; a later one does when that is asked for. During an
 * active pay run the type stays what it is, so that a further account of any type changes nothing about where money goes.
 *
 * @throws HttpError 409 during an active pay run where money would go elsewhere, while another type is locked, for an account that the
 *   person has already, and for one too many
 */
export const addAccount = async (
  tx: Queries,
  change: Change,
  fields: AccountFields,
  isWantedDefault: boolean,
): Promise<readonly AccountRow[]> => {
  const { keys, caller, type, now } = change
  const { memberId } = caller
  const member = await lockPaidMember(tx, memberId)
  const accounts = await findAccounts(tx, type, memberId)
  const isActive = await hasActivePayRun(tx, memberId)
  const isFirst = accounts.length === 0
  if (isActive && isFirst) throw new HttpError(409, messages.addBlockedByPayRun)
  refuseLockedType(member, type, now)
  if (isActive && isWantedDefault) throw new HttpError(409, messages.defaultBlockedByPayRun, { field: 'IsDefault' })
  const place = { memberId, id: randomUUID(), type }
  const shared = sharedField(keys.fields, place, fields, accounts)
  if (shared !== null) throw new HttpError(409, accountExistsText(type), { field: v1NameOf(shared, undefined) })
  if (accounts.length >= accountLimit) {
    throw new HttpError(409, messages.paymentAccountsFull.replace('{count}', String(accountLimit)))
  }
  await tx.insert(paymentAccount).values({
    ...place,
    ...sealAccount(keys.fields, place, fields),
    isDefault: isFirst,
    createdAt: now,
  })
  const isMoved = !isFirst && isWantedDefault
  if (isMoved) await moveDefault(tx, type, memberId, place.id)
  const isChosen = !isActive && (await chooseType(tx, member, type, now))
  await tell(tx, change, member, { id: place.id, fields }, [
    'added',
    ...(isMoved ? (['default'] as const) : []),
    // The account that money goes to is the default, which a second one is not by itself.
    ...(isChosen && (isFirst || isMoved) ? (['chosen'] as const) : []),
  ])
  const present = await findAccounts(tx, type, memberId)
  if (isChosen && !isFirst && !isMoved) await tellChosen(tx, change, member, present)
  return present
}

const tellChosen = async (tx: Queries, change: Change, member: PaidMember, accounts: readonly AccountRow[]): Promise<void> => {
  const paid = accounts.find(({ isDefault }) => isDefault)
  if (paid === undefined) throw new HttpError(409, messages.paymentAccountNeeded, { field: 'PaymentMethodType' })
  await tell(tx, change, member, { id: paid.id, fields: fieldsOf(change.keys.fields, paid) }, ['chosen'])
}

/**
 * Makes an account the one default of its type, and chooses the type. Where both are so already nothing changes.
 *
 * @throws HttpError 403 for an account of somebody else, 409 during an active pay run and while another type is locked
 */
export const makeDefault = async (tx: Queries, change: Change, id: string): Promise<readonly AccountRow[]> => {
  const { keys, caller, type, now } = change
  const { memberId } = caller
  const member = await lockPaidMember(tx, memberId)
  const row = await findAccount(tx, type, memberId, id)
  const isActive = await hasActivePayRun(tx, memberId)
  refuseOtherType(member, type, isActive, now)
  if (isActive && !row.isDefault) throw new HttpError(409, messages.defaultBlockedByPayRun)
  if (!row.isDefault) await moveDefault(tx, type, memberId, row.id)
  const isChosen = await chooseType(tx, member, type, now)
  const changes: readonly PaymentChange[] = [
    ...(row.isDefault ? [] : (['default'] as const)),
    ...(isChosen ? (['chosen'] as const) : []),
  ]
  if (changes.length > 0) await tell(tx, change, member, { id: row.id, fields: fieldsOf(keys.fields, row) }, changes)
  return await findAccounts(tx, type, memberId)
}

/**
 * Chooses the type by which the person is paid; its default account is where money goes then.
 *
 * @throws HttpError 409 while the type is locked, during an active pay run, and without an account of the type
 */
export const choosePaymentType = async (tx: Queries, change: Change): Promise<void> => {
  const { caller, type, now } = change
  const member = await lockPaidMember(tx, caller.memberId)
  refuseOtherType(member, type, await hasActivePayRun(tx, caller.memberId), now)
  if (await chooseType(tx, member, type, now)) await tellChosen(tx, change, member, await findAccounts(tx, type, caller.memberId))
}
