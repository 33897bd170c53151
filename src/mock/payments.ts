import { lockedUntil, maskEmail, maskNumber } from '#rules/payment-methods.ts'
import type { Fields } from './kept.ts'
import { exampleId, table } from './table.ts'

/** The accounts and payment method of the stand-in, as they begin and as they are changed. */

const rows = table(
  '7',
  'type walletAddress country bsb bankName shebaNumber accountName accountNumber email fullName swiftCode city postCode recipientAddress',
  `
  bankAccount | | Australia | 063000 | | | Maya Rahimi | 12345678
  bankAccount | | Iran | | Bank Mellat | IR820540102680020817909002 | Maya Rahimi | 8800125678
  wiseAccount | | Belgium | | Community Bank | | | 9670005678 | maya@demo.test | Maya Rahimi | TRWIBEB1XXX | Brussels | 1050 | Rue du Trône 100, third floor, beside the bakery
  paypal | | | | | | | | maya@demo.test | Maya Rahimi`,
)

const masks: Readonly<Record<string, (text: string) => string>> = {
  walletAddress: maskNumber,
  shebaNumber: maskNumber,
  accountNumber: maskNumber,
  email: maskEmail,
}

const blankFields = Object.fromEntries(Object.keys(rows[0] ?? {}).map((field) => [field, null]))

interface Kept {
  readonly fields: Fields
  isDefault: boolean
}

const masked = ({ fields, isDefault }: Kept): Fields => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' ? (masks[name]?.(value) ?? value) : value || null,
    ]),
  ),
  isDefault,
})

/** Operations about payment methods; no password is wrong, and no pay run stands in the way. */
export const createPayments = (now: () => number) => {
  const moment = () => new Date(now()).toISOString()
  const accounts: Kept[] = rows.map((fields, index) => ({
    fields: { ...fields, requestedAt: '2026-01-12T09:00:00.000Z', revealedAt: null },
    isDefault: index !== 1,
  }))
  let method: Fields = { type: 'bankAccount', lockedUntil: null, hasActivePayRun: false }
  const today = () => moment().slice(0, 10)
  const ofType = (type: unknown) => accounts.filter(({ fields }) => fields.type === type)
  const list = (type: unknown) =>
    ofType(type)
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
      .map(masked)
  const shownMethod = () => ({ ...method, today: today() })
  const take = (type: unknown) => {
    if (method.type !== type) method = { ...method, type, lockedUntil: lockedUntil(today()) }
    return { method: shownMethod(), accounts: list(type) }
  }
  const adding =
    (type: string) =>
    ({ input }: { readonly input: Fields }) => {
      const fields = {
        ...blankFields,
        ...input,
        id: exampleId('7', 100 + accounts.length),
        type,
        requestedAt: moment(),
        revealedAt: null,
      }
      accounts.push({ fields, isDefault: ofType(type).length === 0 })
      return take(type)
    }
  return {
    paymentMethod: shownMethod,
    paymentAccounts: ({ type }: { readonly type: string }) => list(type),
    confirmPassword: () => ({ token: 'mock-confirmation' }),
    addCryptoCurrency: adding('cryptoCurrency'),
    addBankAccount: adding('bankAccount'),
    addWiseAccount: adding('wiseAccount'),
    addPaypal: adding('paypal'),
    makeAccountDefault: ({ type, id }: { readonly type: string; readonly id: string }) => {
      for (const one of ofType(type)) one.isDefault = one.fields.id === id
      return take(type)
    },
    choosePaymentMethod: ({ type }: { readonly type: string }) => take(type),
    revealPaymentAccount: ({ id }: { readonly id: string }) => {
      const found = accounts.find(({ fields }) => fields.id === id)?.fields ?? {}
      const shown = ['walletAddress', 'shebaNumber', 'accountNumber', 'email']
      return Object.fromEntries(shown.map((field) => [field, found[field] || null]))
    },
  }
}
