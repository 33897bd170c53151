import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { getCountrySpecifications, ValidationErrorsBIC, ValidationErrorsIBAN, validateBIC, validateIBAN } from 'ibantools'
import { messages } from './messages.ts'

/** How the numbers of payment accounts are written and checked (decisions B, Payment methods). Each check takes what was typed. */

/** A digit of the Persian and the Arabic keyboard as the plain one. */
const plainDigits = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

/** A number as it is kept: plain digits, without spaces, dashes of any kind, and what nobody sees. */
export const normaliseNumber = (text: string): string =>
  plainDigits(text).replace(/[\s\p{Dash_Punctuation}\p{Default_Ignorable_Code_Point}]/gu, '')

/** A code of letters and digits as it is kept: a number in capitals. */
export const normaliseCode = (text: string): string => normaliseNumber(text).toUpperCase()

/** A wallet's address as it is kept: its letters stay as they are, because their case is the checksum. */
export const normaliseWallet = (text: string): string => normaliseNumber(text).replace(/^0X/, '0x')

/**
 * Error of a BSB: six digits, bank, state and branch. The bank's prefix is judged only where it is certain that there is no such bank:
 * of those that begin with 0, ANZ has 01, Westpac 03, Commonwealth Bank 06, NAB 08 and the Reserve Bank 09. The state's digit says
 * nothing at smaller banks (Newcastle Permanent is 650-000), so that none is refused by it.
 */
export const bsbError = (text: string): string | null => {
  const bsb = normaliseNumber(text)
  if (!/^\d{6}$/.test(bsb)) return messages.bsbInvalid
  return /^0[^13689]/.test(bsb) ? messages.bsbUnknown : null
}

/** Error of an Australian account number. */
export const australianAccountError = (text: string): string | null =>
  /^\d{5,9}$/.test(normaliseNumber(text)) ? null : messages.australianAccountInvalid

/** Error of a Sheba number, the Iranian IBAN. */
export const shebaError = (text: string): string | null => {
  const sheba = normaliseCode(text)
  if (!/^IR\d{24}$/.test(sheba)) return messages.shebaInvalid
  return validateIBAN(sheba).valid ? null : messages.shebaCheckWrong
}

/** Error of an account number of any country: one that reads as the IBAN of a country that has them has to be one. */
export const accountOrIbanError = (text: string): string | null => {
  const number = normaliseCode(text)
  const country = /^([A-Z]{2})\d{2}/.exec(number)?.[1] ?? ''
  if (getCountrySpecifications()[country]?.chars !== number.length) return null
  return validateIBAN(number).errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? messages.ibanCheckWrong : null
}

/** Error of a SWIFT code (BIC, ISO 9362). */
export const swiftError = (text: string): string | null => {
  const { valid, errorCodes } = validateBIC(normaliseCode(text))
  if (valid) return null
  const isWellFormed = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(normaliseCode(text))
  const isOnlyCountry = isWellFormed && errorCodes.includes(ValidationErrorsBIC.NoBICCountry)
  return isOnlyCountry ? messages.swiftCountryUnknown : messages.swiftInvalid
}

/** The capitals that the address of a wallet has by EIP-55. */
const checksummed = (digits: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return [...digits].map((digit, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit)).join('')
}

/** Error of a wallet's address on an Ethereum-like chain: mixed case is its checksum (EIP-55), one case alone has none. */
export const walletError = (text: string): string | null => {
  const wallet = normaliseWallet(text)
  if (!/^0x[\da-fA-F]{40}$/.test(wallet)) return messages.walletInvalid
  const digits = wallet.slice(2)
  const hasChecksum = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  return hasChecksum && checksummed(digits.toLowerCase()) !== digits ? messages.walletCheckWrong : null
}
