import type { AccountFields, PaymentAccountType } from '#rules/payment-methods.ts'
import { duplicateKeys } from '#rules/payment-methods.ts'
import type { paymentAccount } from '../db/payment-schema.ts'
import { allFieldKeys, type FieldKey, type FieldKeys, macOf, openField, sealField } from '../field-encryption.ts'

export type AccountRow = typeof paymentAccount.$inferSelect
type NewRow = typeof paymentAccount.$inferInsert
/** Which account a row is. */
type Place = Pick<AccountRow, 'memberId' | 'id' | 'type'>

/** Columns that hold a sealed field of the same name. */
const sealedColumns = ['walletAddress', 'bsb', 'accountNumber', 'shebaNumber', 'swiftCode', 'email'] as const
/** Columns that hold a field as it is. */
const plainColumns = ['country', 'accountName', 'bankName', 'fullName', 'city', 'postCode', 'recipientAddress'] as const

type SealedColumn = (typeof sealedColumns)[number]
type PlainColumn = (typeof plainColumns)[number]

const placeOf = ({ memberId, id }: Place, column: SealedColumn): string => `payment_account/${memberId}/${id}/${column}`

/** The hashes of what no other account of the person may share; only a Wise account has two. */
const macsOf = (key: FieldKey, { memberId, type }: Place, fields: AccountFields): Pick<NewRow, 'numberMac' | 'swiftMac'> => {
  const [number, swift] = duplicateKeys(type as PaymentAccountType, fields).map((one) =>
    macOf(key, ['payment_account', memberId, type, one.field, one.key]),
  )
  if (number === undefined) throw new Error(`Accounts of type ${type} have nothing to tell them apart`)
  return { numberMac: number, swiftMac: swift ?? null }
}

/** The columns of an account's fields, sealed with the present key. */
export const sealAccount = (
  { current }: FieldKeys,
  place: Place,
  fields: AccountFields,
): Pick<NewRow, SealedColumn | PlainColumn | 'keyId' | 'numberMac' | 'swiftMac'> => {
  const sealed = sealedColumns.map((column) => {
    const value = fields[column] ?? null
    return [column, value === null ? null : sealField(current, placeOf(place, column), value)] as const
  })
  const plain = plainColumns.map((column) => [column, fields[column] ?? null] as const)
  return {
    ...(Object.fromEntries(sealed) as Record<SealedColumn, Buffer | null>),
    ...(Object.fromEntries(plain) as Record<PlainColumn, string | null>),
    keyId: current.id,
    ...macsOf(current, place, fields),
  }
}

/**
 * The fields of an account in full; null when it was sealed with a key that is not known any more.
 *
 * @throws Error when the row was changed behind the service's back
 */
export const openAccount = (keys: FieldKeys, row: AccountRow): AccountFields | null => {
  const key = allFieldKeys(keys).find(({ id }) => id === row.keyId)
  if (key === undefined) return null
  const opened = sealedColumns.map((column) => {
    const sealed = row[column]
    return [column, sealed === null ? null : openField(key, placeOf(row, column), sealed)] as const
  })
  return { ...plainFieldsOf(row), ...Object.fromEntries(opened) }
}

const plainFieldsOf = (row: AccountRow): AccountFields => Object.fromEntries(plainColumns.map((column) => [column, row[column]]))

/** What can be shown of an account whose key is not known any more. */
export const closedAccount = (row: AccountRow): AccountFields => ({
  ...plainFieldsOf(row),
  ...Object.fromEntries(sealedColumns.map((column) => [column, row[column] === null ? null : '••••'])),
})

/** The field that a new account has in common with one of the person's, or null. Found by the hashes alone, whichever key made them. */
export const sharedField = (
  keys: FieldKeys,
  place: Place,
  fields: AccountFields,
  others: readonly AccountRow[],
): string | null => {
  const names = duplicateKeys(place.type as PaymentAccountType, fields).map(({ field }) => field)
  for (const key of allFieldKeys(keys)) {
    const { numberMac, swiftMac } = macsOf(key, place, fields)
    const rows = others.filter(({ keyId }) => keyId === key.id)
    if (rows.some((row) => row.numberMac.equals(numberMac))) return names[0] ?? null
    if (swiftMac != null && rows.some((row) => row.swiftMac?.equals(swiftMac) === true)) return names[1] ?? null
  }
  return null
}
