import { describe, expect, it } from 'vitest'
import { changesIn, emptyValues, errorsIn, type Form } from './form-fields.ts'
import { inputOf } from './form-wire.ts'
import { messages } from './messages.ts'
import { paymentForms } from './payment-forms.ts'

const today = '2026-11-20'
const errorsOf = (form: Form, values: Readonly<Record<string, string>>) =>
  errorsIn(form, { ...emptyValues(form), ...values }, today)

describe('what each form needs', () => {
  it.each([
    ['cryptoCurrency', {}, ['walletAddress']],
    ['bankAccount', {}, ['country', 'accountName', 'accountNumber']],
    ['bankAccount', { country: 'Australia' }, ['bsb', 'accountName', 'accountNumber']],
    ['bankAccount', { country: 'Iran' }, ['bankName', 'shebaNumber', 'accountName', 'accountNumber']],
    [
      'wiseAccount',
      {},
      ['fullName', 'email', 'bankName', 'accountNumber', 'swiftCode', 'country', 'city', 'postCode', 'recipientAddress'],
    ],
    ['paypal', {}, ['email', 'fullName']],
  ] as const)('%s with %j', (form, values, needed) => {
    const errors = errorsOf(paymentForms[form], values)
    expect(Object.keys(errors)).toEqual(needed)
    expect(new Set(Object.values(errors))).toEqual(new Set([messages.required]))
  })
})

describe('the bank form', () => {
  const iranian = {
    country: 'Iran',
    bankName: 'Bank Pasargad',
    shebaNumber: 'IR82 0540 1026 8002 0817 9090 02',
    accountName: 'Maya Rahimi',
    accountNumber: '208-8000-17909002-1',
  }

  it('keeps what was typed when the country changes, judges and sends only what the country has', () => {
    const australian = { ...emptyValues(paymentForms.bankAccount), ...iranian, bsb: '063-000' }
    const values = { ...australian, ...changesIn(paymentForms.bankAccount, australian, 'country', 'Australia') }
    expect(values).toMatchObject({ country: 'Australia', bankName: 'Bank Pasargad', shebaNumber: iranian.shebaNumber })
    expect(errorsIn(paymentForms.bankAccount, values, today)).toEqual({ accountNumber: messages.australianAccountInvalid })
    expect(inputOf(paymentForms.bankAccount, { ...values, accountNumber: '1234 5678' })).toEqual({
      country: 'Australia',
      bankName: null,
      bsb: '063000',
      shebaNumber: null,
      accountName: 'Maya Rahimi',
      accountNumber: '12345678',
    })
    const back = { ...values, ...changesIn(paymentForms.bankAccount, values, 'country', 'Iran') }
    expect(inputOf(paymentForms.bankAccount, back)).toEqual({
      ...iranian,
      shebaNumber: 'IR820540102680020817909002',
      accountNumber: '2088000179090021',
      bsb: null,
    })
  })

  it('takes no country but the two', () => {
    expect(errorsOf(paymentForms.bankAccount, { ...iranian, country: 'Germany' })).toHaveProperty('country')
  })
})

it.each([
  ['walletAddress', 'cryptoCurrency', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', messages.walletCheckWrong],
  ['swiftCode', 'wiseAccount', 'WEST', messages.swiftInvalid],
  ['email', 'wiseAccount', 'maya@home', messages.emailInvalid],
  ['email', 'paypal', 'maya', messages.emailInvalid],
] as const)('%s of %s refuses %j', (field, form, value, error) => {
  expect(errorsOf(paymentForms[form], { [field]: value })[field]).toBe(error)
})

it.each([
  ['accountNumber', 'wiseAccount', '---'],
  ['accountNumber', 'bankAccount', ' \u2013 - '],
  ['walletAddress', 'cryptoCurrency', '--'],
] as const)('%s of %s is missing when it has nothing but separators: %j', (field, form, value) => {
  expect(errorsOf(paymentForms[form], { country: 'Iran', [field]: value })[field]).toBe(messages.required)
})
