import { authenticationCalls } from '#contract/authentication.ts'
import type { CallShape } from '#contract/call.ts'
import { paymentMethodCalls as calls } from '#contract/payment-method.ts'
import { rowId } from '../profile-examples.ts'
import type { Case, Cases } from './case.ts'

const shown = '{ method { type lockedUntil } accounts { id isDefault } }'
const method = { type: 'bankAccount', lockedUntil: '2026-09-02' }
const id = rowId(41)

/** A change that answers with what is true after it. */
const changes = (field: string, call: CallShape, list: CallShape, given: { body: object; of: string }): Case => ({
  query: `mutation { ${field} ${shown} }`,
  answer: { method, accounts: [{ id: given.of, isDefault: true }] },
  calls: [[call, { body: given.body }], [calls.get], [list]],
})

export const paymentCases: Cases = {
  'Query.paymentMethod': {
    query: '{ paymentMethod { type lockedUntil hasActivePayRun } }',
    answer: { ...method, hasActivePayRun: false },
    calls: [[calls.get]],
  },
  'Query.paymentAccounts': {
    query:
      '{ paymentAccounts(type: bankAccount) { id type country bsb accountName accountNumber shebaNumber walletAddress isDefault } }',
    answer: [
      {
        id,
        type: 'bankAccount',
        country: 'Australia',
        bsb: '063-000',
        accountName: 'Mia Member',
        accountNumber: '••••6789',
        shebaNumber: null,
        walletAddress: null,
        isDefault: true,
      },
    ],
    calls: [[calls.getBankAccount]],
  },
  'Mutation.confirmPassword': {
    query: 'mutation { confirmPassword(password: "Portal-demo-1", change: { choosePaymentMethod: paypal }) { token } }',
    answer: { token: 'confirmation-1' },
    calls: [
      [
        authenticationCalls.confirmPassword,
        { body: { Password: 'Portal-demo-1', Change: { Path: '/paymentMethod', Body: { PaymentMethodType: 4 } } } },
      ],
    ],
  },
  'Mutation.addCryptoCurrency': changes(
    'addCryptoCurrency(input: { walletAddress: "0xabc" }, confirmation: "c")',
    calls.saveCryptoCurrency,
    calls.getCryptoCurrency,
    { body: { WalletAddress: '0xabc' }, of: rowId(40) },
  ),
  'Mutation.addBankAccount': changes(
    'addBankAccount(input: { country: "Australia", bsb: "063000", accountName: "M", accountNumber: "12345" }, confirmation: "c")',
    calls.saveBankAccount,
    calls.getBankAccount,
    {
      body: { Country: 'Australia', BankName: null, BSB: '063000', ShebaNumber: null, AccountName: 'M', AccountNumber: '12345' },
      of: id,
    },
  ),
  'Mutation.addWiseAccount': changes(
    'addWiseAccount(input: { fullName: "M", email: "m@d.test", bankName: "W", accountNumber: "1", swiftCode: "WPACAU2S", country: "Australia", city: "Sydney", postCode: "2000", recipientAddress: "H" }, confirmation: "c")',
    calls.saveWiseAccount,
    calls.getWiseAccount,
    {
      body: {
        FullName: 'M',
        Email: 'm@d.test',
        BankName: 'W',
        AccountNumber: '1',
        SwiftCode: 'WPACAU2S',
        Country: 'Australia',
        City: 'Sydney',
        PostCode: '2000',
        RecipientAddress: 'H',
      },
      of: rowId(42),
    },
  ),
  'Mutation.addPaypal': changes(
    'addPaypal(input: { email: "m@d.test", fullName: "M" }, confirmation: "c")',
    calls.savePaypal,
    calls.getPaypal,
    { body: { Email: 'm@d.test', FullName: 'M' }, of: rowId(43) },
  ),
  'Mutation.makeAccountDefault': changes(
    `makeAccountDefault(type: bankAccount, id: "${id}", confirmation: "c")`,
    calls.saveBankAccount,
    calls.getBankAccount,
    { body: { Id: id, IsDefault: true }, of: id },
  ),
  'Mutation.choosePaymentMethod': changes(
    'choosePaymentMethod(type: bankAccount, confirmation: "c")',
    calls.choose,
    calls.getBankAccount,
    { body: { PaymentMethodType: 2 }, of: id },
  ),
  'Mutation.revealPaymentAccount': {
    query: `mutation { revealPaymentAccount(type: bankAccount, id: "${id}") { accountNumber email } }`,
    answer: { accountNumber: '123456789', email: null },
    calls: [[calls.revealBankAccount, { params: { id } }]],
  },
}
