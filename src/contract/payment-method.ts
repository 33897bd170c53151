import Type, { type TOptional, type TSchema } from 'typebox'
import { paymentForms } from '#rules/payment-forms.ts'
import {
  answered,
  defineCall,
  id,
  idOrNew,
  localDateTime,
  moment,
  nullable,
  type Ownership,
  savedEntity,
  strictObject,
} from './call.ts'
import { bodyFields } from './form-fields.ts'

const common = {
  CreatedAt: moment,
  IsDefault: Type.Boolean(),
  /** When it was last shown in full, to the caller or at the owner's command line; null when it never was. */
  RevealedAt: nullable(moment),
}
const cryptoFields = bodyFields(paymentForms.cryptoCurrency)
const bankFields = bodyFields(paymentForms.bankAccount)
const wiseFields = bodyFields(paymentForms.wiseAccount)
const paypalFields = bodyFields(paymentForms.paypal)
/** Specification 3, Payment accounts. In lists all but the last four of a number, and the name in an e-mail, are masked. */
export const cryptoAccount = Type.Object({ Id: id, ...answered(cryptoFields), ...common })
export const bankAccount = Type.Object({ Id: id, ...answered(bankFields), ...common })
export const wiseAccount = Type.Object({ Id: id, ...answered(wiseFields), ...common })
export const paypalAccount = Type.Object({ Id: id, ...answered(paypalFields), ...common })

/** How the caller is paid (decisions C). */
export const paymentMethod = Type.Object({
  /** 0 none, 1 crypto, 2 bank, 3 Wise, 4 PayPal. */
  PaymentMethodType: Type.Integer({ minimum: 0, maximum: 4 }),
  /** When the type was chosen last; null when it never was. */
  UpdatedPaymentMethodDate: nullable(moment),
  /** The first day on which another type may be chosen, by the service's clock; null when one may be chosen now. */
  LockedUntil: nullable(localDateTime),
  HasActivePayRun: Type.Boolean(),
})

/** Fields that a new account needs and the choice of a default does not. */
const onlyWhenNew = <const P extends Record<string, TSchema>>(fields: P) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)])) as {
    [K in keyof P]: TOptional<P[K]>
  }

const choice = { Id: Type.Optional(idOrNew), IsDefault: Type.Optional(Type.Boolean()) }
const own = { access: 'team', ownership: 'none' } as const
const rowParams = strictObject({ id })
const revealed = <const Of extends string>(of: Of) =>
  ({ access: 'team', params: rowParams, ownership: { param: 'id', is: 'ownRow', of } as const satisfies Ownership }) as const
const saved = <const Of extends string>(of: Of) =>
  ({
    access: 'team',
    isConfirmed: true,
    ownership: { param: 'Id', is: 'ownRow', of } as const satisfies Ownership,
    errors: [409],
  }) as const

const adds = 'with Id and IsDefault true the one of this Id becomes the one default; answers with the list'

/**
 * Specification 7.5 with decisions C. A POST carries the token of ConfirmPassword in X-Confirmation. It chooses the type of the account
 * as well: one that differs from the stored type is kept with the moment, and locks the type for six months.
 */
export const paymentMethodCalls = {
  get: defineCall({
    ...own,
    method: 'GET',
    path: '/paymentMethod',
    summary: 'How the caller is paid, and whether that can be changed now',
    answer: paymentMethod,
  }),
  choose: defineCall({
    ...own,
    isConfirmed: true,
    method: 'POST',
    path: '/paymentMethod',
    summary:
      'Chooses the type by which the caller is paid; 409 while the type is locked, during an active pay run, and without an account of the type',
    body: strictObject({ PaymentMethodType: Type.Integer({ minimum: 1, maximum: 4 }) }),
    answer: paymentMethod,
    errors: [409],
  }),
  getCryptoCurrency: defineCall({
    ...own,
    method: 'GET',
    path: '/paymentMethod/cryptoCurrency',
    summary: 'The caller’s wallets (USDT-BEP20), the default first',
    answer: Type.Array(cryptoAccount),
  }),
  saveCryptoCurrency: defineCall({
    ...saved('cryptoAccount'),
    method: 'POST',
    path: '/paymentMethod/cryptoCurrency',
    summary: `Adds a wallet; ${adds}`,
    body: savedEntity({ ...choice, ...onlyWhenNew(cryptoFields) }, cryptoAccount),
    answer: Type.Array(cryptoAccount),
  }),
  revealCryptoCurrency: defineCall({
    ...revealed('cryptoAccount'),
    method: 'GET',
    path: '/paymentMethod/cryptoCurrency/{id}/reveal',
    summary: 'A wallet in full; written to the audit',
    answer: cryptoAccount,
  }),
  getBankAccount: defineCall({
    ...own,
    method: 'GET',
    path: '/paymentMethod/bankAccount',
    summary: 'The caller’s bank accounts, the default first',
    answer: Type.Array(bankAccount),
  }),
  saveBankAccount: defineCall({
    ...saved('bankAccount'),
    method: 'POST',
    path: '/paymentMethod/bankAccount',
    summary: `Adds a bank account in Australia or Iran; ${adds}`,
    body: savedEntity({ ...choice, ...onlyWhenNew(bankFields) }, bankAccount),
    answer: Type.Array(bankAccount),
  }),
  revealBankAccount: defineCall({
    ...revealed('bankAccount'),
    method: 'GET',
    path: '/paymentMethod/bankAccount/{id}/reveal',
    summary: 'A bank account in full; written to the audit',
    answer: bankAccount,
  }),
  getWiseAccount: defineCall({
    ...own,
    method: 'GET',
    path: '/paymentMethod/wiseAccount',
    summary: 'The caller’s Wise accounts, the default first',
    answer: Type.Array(wiseAccount),
  }),
  saveWiseAccount: defineCall({
    ...saved('wiseAccount'),
    method: 'POST',
    path: '/paymentMethod/wiseAccount',
    summary: `Adds a Wise account; ${adds}`,
    body: savedEntity({ ...choice, ...onlyWhenNew(wiseFields) }, wiseAccount),
    answer: Type.Array(wiseAccount),
  }),
  revealWiseAccount: defineCall({
    ...revealed('wiseAccount'),
    method: 'GET',
    path: '/paymentMethod/wiseAccount/{id}/reveal',
    summary: 'A Wise account in full; written to the audit',
    answer: wiseAccount,
  }),
  getPaypal: defineCall({
    ...own,
    method: 'GET',
    path: '/paymentMethod/paypal',
    summary: 'The caller’s PayPal accounts, the default first',
    answer: Type.Array(paypalAccount),
  }),
  savePaypal: defineCall({
    ...saved('paypalAccount'),
    method: 'POST',
    path: '/paymentMethod/paypal',
    summary: `Adds a PayPal account; ${adds}`,
    body: savedEntity({ ...choice, ...onlyWhenNew(paypalFields) }, paypalAccount),
    answer: Type.Array(paypalAccount),
  }),
  revealPaypal: defineCall({
    ...revealed('paypalAccount'),
    method: 'GET',
    path: '/paymentMethod/paypal/{id}/reveal',
    summary: 'A PayPal account in full; written to the audit',
    answer: paypalAccount,
  }),
} as const
