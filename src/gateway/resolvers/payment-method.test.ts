import { expect, test } from 'vitest'
import { paymentMethodCalls as calls } from '#contract/payment-method.ts'
import { messages } from '#rules/messages.ts'
import { exampleMethod } from '../testing/payment-examples.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'

const gateway = withTestGateway()
const shown = '{ method { type } }'
const id = rowId(41)

test.each([
  ['addCryptoCurrency(input: { walletAddress: "0x" }, confirmation: "once")', calls.saveCryptoCurrency],
  [
    'addBankAccount(input: { country: "Iran", bankName: "M", shebaNumber: "IR", accountName: "M", accountNumber: "1" }, confirmation: "once")',
    calls.saveBankAccount,
  ],
  ['addPaypal(input: { email: "m@d.test", fullName: "M" }, confirmation: "once")', calls.savePaypal],
  [`makeAccountDefault(type: wiseAccount, id: "${id}", confirmation: "once")`, calls.saveWiseAccount],
  ['choosePaymentMethod(type: paypal, confirmation: "once")', calls.choose],
])('%s carries the confirmation to the one call that changes something', async (field, call) => {
  const { errors } = await gateway().ask(`mutation { ${field} ${shown} }`)
  expect(errors).toBeUndefined()
  const carried = gateway().stub.seen.filter(({ headers }) => headers['x-confirmation'] !== undefined)
  expect(carried.map((seen) => [seen.call, seen.headers['x-confirmation']])).toEqual([[call, 'once']])
})

test('a confirmation that is none is named as the field at fault', async () => {
  gateway().stub.refuse(calls.savePaypal, 403, messages.confirmationNeeded, 'confirmation')
  const { errors } = await gateway().ask(
    `mutation { addPaypal(input: { email: "m@d.test", fullName: "M" }, confirmation: "old") ${shown} }`,
  )
  expect(errors).toMatchObject([
    { message: messages.confirmationNeeded, extensions: { code: 'FORBIDDEN', field: 'confirmation' } },
  ])
})

test.each([
  [409, 'AccountNumber', 'CONFLICT', 'accountNumber'],
  [400, 'BSB', 'VALIDATION', 'bsb'],
] as const)('a refusal with %s is about the input’s field', async (status, v1Field, code, field) => {
  gateway().stub.refuse(calls.saveBankAccount, status, 'v1 says no.', v1Field)
  const { errors } = await gateway().ask(
    `mutation { addBankAccount(input: { country: "Australia", accountName: "M", accountNumber: "1" }, confirmation: "c") ${shown} }`,
  )
  expect(errors).toMatchObject([{ message: 'v1 says no.', extensions: { code, field } }])
})

test('a country that is none of the two goes nowhere', async () => {
  const { errors } = await gateway().ask(
    `mutation { addBankAccount(input: { country: "Sweden", accountName: "M", accountNumber: "1" }, confirmation: "c") ${shown} }`,
  )
  expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'country' } }])
  expect(gateway().stub.seen).toEqual([])
})

test('a type that was never chosen is none, and a lock that is over is none', async () => {
  gateway().stub.answer(calls.get, () => ({ ...exampleMethod, PaymentMethodType: 0, LockedUntil: null }))
  const { data } = await gateway().ask('{ paymentMethod { type lockedUntil } }')
  expect(data).toEqual({ paymentMethod: { type: null, lockedUntil: null } })
})

test('a list never says what Reveal does', async () => {
  const { data } = await gateway().ask('{ paymentAccounts(type: bankAccount) { accountNumber } }')
  expect(data).toEqual({ paymentAccounts: [{ accountNumber: '••••6789' }] })
  const full = await gateway().ask(`mutation { revealPaymentAccount(type: bankAccount, id: "${id}") { accountNumber } }`)
  expect(full.data).toEqual({ revealPaymentAccount: { accountNumber: '123456789' } })
})
