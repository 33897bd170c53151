import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import {
  accountOrIbanError,
  australianAccountError,
  bsbError,
  normaliseCode,
  normaliseNumber,
  shebaError,
  swiftError,
  walletError,
} from './payment-numbers.ts'

describe('what may be pasted', () => {
  it.each([
    ['063-000', '063000'],
    ['\u202f063\u2013000\u200f', '063000'],
    ['۰۶۳۰۰۰', '063000'],
    ['٠٦٣ ٠٠٠', '063000'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseNumber(typed)).toBe(kept)
  })
  it('has its letters as capitals in a code', () => {
    expect(normaliseCode('ir82 0540-1026')).toBe('IR8205401026')
  })
})

describe('a BSB', () => {
  it.each(['063-000', '012 003', '733123', '650-000', '923100', '814282', '092009'])('takes %s', (bsb) => {
    expect(bsbError(bsb)).toBeNull()
  })
  it.each([
    ['06300', messages.bsbInvalid],
    ['0630001', messages.bsbInvalid],
    ['06300a', messages.bsbInvalid],
    ['000000', messages.bsbUnknown],
    ['023456', messages.bsbUnknown],
    ['071234', messages.bsbUnknown],
  ])('%s says %j', (bsb, error) => {
    expect(bsbError(bsb)).toBe(error)
  })
})

it.each([
  ['1234', messages.australianAccountInvalid],
  ['12345', null],
  ['1234 56789', null],
  ['1234567890', messages.australianAccountInvalid],
  ['-12345', null],
  ['1e309', messages.australianAccountInvalid],
])('an Australian account number %j says %j', (number, error) => {
  expect(australianAccountError(number)).toBe(error)
})

describe('a Sheba number', () => {
  it.each([
    ['IR820540102680020817909002', null],
    ['ir82 0540 1026 8002 0817 9090 02', null],
    ['IR-۸۲-۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲', null],
    ['IR820540102680020817909003', messages.shebaCheckWrong],
    ['IR830540102680020817909002', messages.shebaCheckWrong],
    ['IR82054010268002081790900', messages.shebaInvalid],
    ['DE89370400440532013000', messages.shebaInvalid],
    ['820540102680020817909002', messages.shebaInvalid],
  ])('%s says %j', (sheba, error) => {
    expect(shebaError(sheba)).toBe(error)
  })
})

it.each([
  ['DE89 3704 0044 0532 0130 00', null],
  ['DE88370400440532013000', messages.ibanCheckWrong],
  ['de88370400440532013000', messages.ibanCheckWrong],
  ['8310-2244-11', null],
  ['AU12345', null],
  ['DE8837040044', null],
])('an account number of any country %j says %j', (number, error) => {
  expect(accountOrIbanError(number)).toBe(error)
})

describe('a SWIFT code', () => {
  it.each([
    ['WESTAU2S', null],
    ['west au2s xxx', null],
    ['DEUTDEFF500', null],
    ['WESTAU2', messages.swiftInvalid],
    ['WESTAU2SX', messages.swiftInvalid],
    ['WESTAU2SXXXX', messages.swiftInvalid],
    ['12STAU2S', messages.swiftInvalid],
    ['WESTZZ2S', messages.swiftCountryUnknown],
  ])('%s says %j', (code, error) => {
    expect(swiftError(code)).toBe(error)
  })
})

describe('a wallet (test vectors of EIP-55)', () => {
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    ' 0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed ',
  ])('takes %s', (wallet) => {
    expect(walletError(wallet)).toBeNull()
  })
  it.each([
    ['0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', messages.walletCheckWrong],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', messages.walletInvalid],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', messages.walletInvalid],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', messages.walletInvalid],
    ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', messages.walletInvalid],
  ])('%s says %j', (wallet, error) => {
    expect(walletError(wallet)).toBe(error)
  })
})

describe('a number with something around it', () => {
  const sheba = 'IR062960000000100324200001'
  it('is no Sheba number', () => {
    expect(shebaError(sheba)).toBeNull()
    expect(shebaError(`${sheba}0`)).toBe(messages.shebaInvalid)
    expect(shebaError(`X${sheba}`)).toBe(messages.shebaInvalid)
  })

  it('is no SWIFT code, whatever its country', () => {
    expect(swiftError('AAAAZZ22')).toBe(messages.swiftCountryUnknown)
    expect(swiftError('AAAAZZ22123')).toBe(messages.swiftCountryUnknown)
    expect(swiftError('AAAAZZ221')).toBe(messages.swiftInvalid)
    expect(swiftError('AAAAZZ22123X')).toBe(messages.swiftInvalid)
    expect(swiftError('1AAAAZZ22')).toBe(messages.swiftInvalid)
    expect(swiftError('AAAAZZ22!?#')).toBe(messages.swiftInvalid)
  })

  it('is no IBAN whose length is another, and one that is has to be right', () => {
    expect(accountOrIbanError('DE89370400440532013000')).toBeNull()
    expect(accountOrIbanError('DE88370400440532013000')).toBe(messages.ibanCheckWrong)
    expect(accountOrIbanError('DE8837040044053201300')).toBeNull()
    expect(accountOrIbanError('1DE88370400440532013000')).toBeNull()
    expect(accountOrIbanError('DEX8370400440532013000')).toBeNull()
  })

  const lower = `0x${'ab'.repeat(20)}`
  it('is no wallet', () => {
    expect(walletError(`${lower}0`)).toBe(messages.walletInvalid)
    expect(walletError(`x${lower}`)).toBe(messages.walletInvalid)
    expect(walletError(`1${lower.replace('0x', '0X')}`)).toBe(messages.walletInvalid)
  })

  it('a wallet in one case has no checksum, in two it has to be right', () => {
    expect(walletError(lower)).toBeNull()
    expect(walletError(`0x${'AB'.repeat(20)}`)).toBeNull()
    expect(walletError(`0X${'ab'.repeat(20)}`)).toBeNull()
    expect(walletError(`0x${'aB'.repeat(20)}`)).toBe(messages.walletCheckWrong)
    expect(walletError('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeNull()
  })
})
