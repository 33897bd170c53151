import { describe, expect, it, test } from 'vitest'
import {
  accountExistsText,
  defaultQuestion,
  duplicateKeys,
  lockedUntil,
  lockMonths,
  maskAccount,
  maskEmail,
  maskNumber,
  type PaymentAccountType,
  paymentAccountTypes,
  paymentMethodTypes,
  paymentTypeOf,
  typeChangeText,
  typeLock,
  typeLockedText,
} from './payment-methods.ts'

test('the types of specification 3', () => {
  expect(paymentMethodTypes).toEqual({ none: 0, cryptoCurrency: 1, bankAccount: 2, wiseAccount: 3, paypal: 4 })
  expect([0, 1, 2, 3, 4, 5].map(paymentTypeOf)).toEqual([null, ...paymentAccountTypes, null])
})

describe('the lock of the type', () => {
  it.each([
    ['2026-05-20', '2026-11-20'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
    ['2026-08-29', '2027-02-28'],
    ['2027-08-29', '2028-02-29'],
    ['2026-08-28', '2027-02-28'],
    ['2028-02-29', '2028-08-29'],
    ['2026-10-31', '2027-04-30'],
    ['2026-12-31', '2027-06-30'],
    ['2026-03-31', '2026-09-30'],
    ['2026-06-30', '2026-12-30'],
    ['2099-08-31', '2100-02-28'],
  ])('of %s ends on %s', (changed, until) => {
    expect(lockMonths).toBe(6)
    expect(lockedUntil(changed)).toBe(until)
  })

  it.each([
    [null, '2026-11-20', null],
    ['2026-08-31', '2026-08-31', '2027-02-28'],
    ['2026-08-31', '2027-02-27', '2027-02-28'],
    ['2026-08-31', '2027-02-28', null],
    ['2026-08-31', '2027-03-01', null],
    // The service's day counts: one of a device that is a year ahead or behind is never asked.
    ['2026-08-31', '2025-11-20', '2027-02-28'],
  ])('of %s is on %s %s', (changed, today, until) => {
    expect(typeLock(changed, today)).toBe(until)
  })
})

test('what is said', () => {
  expect(typeChangeText('wiseAccount', '2026-08-31')).toBe(
    'Your payment method will change to Wise account. You can change it again after 28 Feb 2027.',
  )
  expect(typeLockedText('2027-02-28')).toBe('Your payment method cannot be changed until 28 Feb 2027.')
  expect(paymentAccountTypes.map(accountExistsText)).toEqual([
    'This crypto account already exists!',
    'This bank account already exists!',
    'This Wise account already exists!',
    'This PayPal account already exists!',
  ])
  expect(paymentAccountTypes.map((type) => /this (.*)\. Do/.exec(defaultQuestion(type))?.[1])).toEqual([
    'wallet',
    'bank account',
    'Wise account',
    'PayPal account',
  ])
})

describe('two accounts are the same', () => {
  const share = (type: PaymentAccountType, one: Record<string, string>, other: Record<string, string>): readonly string[] => {
    const keys = duplicateKeys(type, other).map(({ key }) => key)
    return duplicateKeys(type, one)
      .filter(({ key }, at) => keys[at] === key)
      .map(({ field }) => field)
  }
  const australian = { country: 'Australia', accountNumber: '12345678', bsb: '063000' }
  const iranian = { country: 'Iran', accountNumber: '12345678', bankName: 'Bank Mellat' }
  const wise = { accountNumber: 'DE89370400440532013000', swiftCode: 'WESTAU2S' }

  it.each([
    ['cryptoCurrency', { walletAddress: '0xABCDEF' }, { walletAddress: ' 0xabcdef ' }, ['walletAddress']],
    ['cryptoCurrency', { walletAddress: '0xabcdef' }, { walletAddress: '0xabcdee' }, []],
    ['bankAccount', australian, { ...australian, accountNumber: '1234 5678', bsb: '063-000' }, ['accountNumber']],
    ['bankAccount', australian, { ...australian, bsb: '063001' }, []],
    ['bankAccount', australian, { ...australian, accountNumber: '12345679' }, []],
    ['bankAccount', iranian, { ...iranian, bankName: ' bank  MELLAT\u200f' }, ['accountNumber']],
    ['bankAccount', iranian, { ...iranian, bankName: 'Bank Melli' }, []],
    ['bankAccount', iranian, { ...iranian, accountNumber: '1' }, []],
    ['wiseAccount', wise, { ...wise, swiftCode: 'DEUTDEFF' }, ['accountNumber']],
    ['wiseAccount', wise, { accountNumber: '1', swiftCode: 'westau2sxxx' }, ['swiftCode']],
    ['wiseAccount', wise, { accountNumber: '1', swiftCode: 'WESTAU2S500' }, []],
    ['paypal', { email: 'Maya@Example.org' }, { email: ' maya@example.ORG' }, ['email']],
    ['paypal', { email: 'maya@example.org' }, { email: 'may@example.org' }, []],
  ] as const)('%s %j and %j share %j', (type, one, other, fields) => {
    expect(share(type, one, other)).toEqual(fields)
  })
})

test('what lists show', () => {
  expect(['123456789', '12345', '1234', ''].map(maskNumber)).toEqual(['••••6789', '••••2345', '••••', '••••'])
  expect(['maya@example.org', 'm@example.org', '@example.org'].map(maskEmail)).toEqual([
    'm••••@example.org',
    '••••@example.org',
    '••••@example.org',
  ])
  expect(
    maskAccount({ country: 'Australia', bsb: '063000', bankName: null, shebaNumber: null, accountNumber: '12345678' }),
  ).toEqual({ country: 'Australia', bsb: '063000', bankName: null, shebaNumber: null, accountNumber: '••••5678' })
})

describe('what two accounts have in common', () => {
  const bank = (fields: Record<string, string>) =>
    duplicateKeys('bankAccount', { country: 'Iran', accountNumber: '1', bsb: null, bankName: 'Bank Melli', ...fields })[0]?.key
  it('the name of a bank is read without case, spaces around it and between, and what nobody sees', () => {
    for (const bankName of [' bank melli ', 'BANK  MELLI', 'Bank\u200b Melli', 'Bank\u00a0Melli', 'Ｂank Melli'])
      expect(bank({ bankName }), bankName).toBe(bank({}))
    expect(bank({ bankName: 'BankMelli' })).not.toBe(bank({}))
  })

  it('a part of one field is none of the next', () => {
    expect(bank({ accountNumber: '12', bankName: '3' })).not.toBe(bank({ accountNumber: '1', bankName: '23' }))
  })

  it('only the end of a SWIFT code names the head office', () => {
    const swift = (swiftCode: string) => duplicateKeys('wiseAccount', { accountNumber: '1', swiftCode })[1]?.key
    expect(swift('DEUTDEFFXXX')).toBe(swift('DEUTDEFF'))
    expect(swift('DXXXDEFFABC')).not.toBe(swift('DDEFFABC'))
  })

  it('what is no e-mail shows nothing of itself', () => expect(maskEmail('ada')).toBe('••••'))
})
