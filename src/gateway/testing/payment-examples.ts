import type { Static } from 'typebox'
import { authenticationCalls } from '#contract/authentication.ts'
import { type bankAccount, paymentMethodCalls as calls } from '#contract/payment-method.ts'
import { rowId } from './profile-examples.ts'
import type { V1Stub } from './v1-stub.ts'

const moment = '2026-03-02T09:30:00.000Z'

/** Accounts as lists show them: what is secret is masked. */
export const exampleWallet = { Id: rowId(40), WalletAddress: '••••BeAe', CreatedAt: moment, IsDefault: true, RevealedAt: moment }
export const exampleBank: Static<typeof bankAccount> = {
  Id: rowId(41),
  Country: 'Australia',
  BankName: null,
  BSB: '063-000',
  ShebaNumber: null,
  AccountName: 'Mia Member',
  AccountNumber: '••••6789',
  CreatedAt: moment,
  IsDefault: true,
  RevealedAt: null,
}
export const exampleWise = {
  Id: rowId(42),
  FullName: 'Mia Member',
  Email: 'm••••@demo.test',
  BankName: 'Westpac',
  AccountNumber: '••••4321',
  SwiftCode: 'WPACAU2S',
  Country: 'Australia',
  City: 'Sydney',
  PostCode: '2000',
  RecipientAddress: '12 Harbour Street',
  CreatedAt: moment,
  IsDefault: true,
  RevealedAt: null,
}
export const examplePaypal = {
  Id: rowId(43),
  Email: 'm••••@demo.test',
  FullName: 'Mia Member',
  CreatedAt: moment,
  IsDefault: true,
  RevealedAt: null,
}

export const exampleMethod = {
  PaymentMethodType: 2,
  UpdatedPaymentMethodDate: moment,
  LockedUntil: '2026-09-02T00:00:00',
  HasActivePayRun: false,
}

/** Accounts in full, as only Reveal answers them. */
export const revealedBank = { ...exampleBank, AccountNumber: '123456789' }

/** Lets every call about payment methods answer well. */
export const answerPayment = (stub: V1Stub): void => {
  stub.answer(authenticationCalls.confirmPassword, () => ({ Token: 'confirmation-1' }))
  stub.answer(calls.get, () => exampleMethod)
  stub.answer(calls.choose, () => exampleMethod)
  stub.answer(calls.getCryptoCurrency, () => [exampleWallet])
  stub.answer(calls.saveCryptoCurrency, () => [exampleWallet])
  stub.answer(calls.revealCryptoCurrency, () => exampleWallet)
  stub.answer(calls.getBankAccount, () => [exampleBank])
  stub.answer(calls.saveBankAccount, () => [exampleBank])
  stub.answer(calls.revealBankAccount, () => revealedBank)
  stub.answer(calls.getWiseAccount, () => [exampleWise])
  stub.answer(calls.saveWiseAccount, () => [exampleWise])
  stub.answer(calls.revealWiseAccount, () => exampleWise)
  stub.answer(calls.getPaypal, () => [examplePaypal])
  stub.answer(calls.savePaypal, () => [examplePaypal])
  stub.answer(calls.revealPaypal, () => examplePaypal)
}
