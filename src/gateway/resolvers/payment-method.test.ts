import { expect, test } from 'vitest'
import { authenticationCalls } from '#contract/authentication.ts'
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

test.each([
  ['addCryptoCurrency: { walletAddress: "0x" }', 'addCryptoCurrency(input: { walletAddress: "0x" }, confirmation: "c")'],
  [
    'addBankAccount: { country: "Iran", bankName: "M", shebaNumber: "IR", accountName: "M", accountNumber: "1" }',
    'addBankAccount(input: { accountNumber: "1", country: "Iran", bankName: "M", shebaNumber: "IR", accountName: "M" }, confirmation: "c")',
  ],
  [
    'addWiseAccount: { fullName: "M", email: "m@d.test", bankName: "B", accountNumber: "1", swiftCode: "S", country: "Germany", city: "B", postCode: "1", recipientAddress: "R" }',
    'addWiseAccount(input: { fullName: "M", email: "m@d.test", bankName: "B", accountNumber: "1", swiftCode: "S", country: "Germany", city: "B", postCode: "1", recipientAddress: "R" }, confirmation: "c")',
  ],
  [
    'addPaypal: { email: "m@d.test", fullName: "M" }',
    'addPaypal(input: { email: "m@d.test", fullName: "M" }, confirmation: "c")',
  ],
  [
    `makeAccountDefault: { type: wiseAccount, id: "${id}" }`,
    `makeAccountDefault(type: wiseAccount, id: "${id}", confirmation: "c")`,
  ],
  ['choosePaymentMethod: paypal', 'choosePaymentMethod(type: paypal, confirmation: "c")'],
])('the password is confirmed for what is then asked: %s', async (change, field) => {
  await gateway().ask(`mutation { confirmPassword(password: "p", change: { ${change} }) { token } }`)
  await gateway().ask(`mutation { ${field} ${shown} }`)
  const { seen } = gateway().stub
  const confirmed = seen.find(({ call }) => call === authenticationCalls.confirmPassword)?.body
  const made = seen.find(({ headers }) => headers['x-confirmation'] !== undefined)
  expect(confirmed).toEqual({ Password: 'p', Change: { Path: made?.call.path, Body: made?.body } })
})

test.each(['{}', '{ choosePaymentMethod: paypal, addPaypal: { email: "m@d.test", fullName: "M" } }'])(
  'the password is confirmed for one change, not for %s',
  async (change) => {
    const { errors } = await gateway().ask(`mutation { confirmPassword(password: "p", change: ${change}) { token } }`)
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', field: 'change' } }])
    expect(gateway().stub.seen).toEqual([])
  },
)

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
