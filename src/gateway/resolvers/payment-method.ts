import { authenticationCalls } from '#contract/authentication.ts'
import { paymentMethodCalls as calls } from '#contract/payment-method.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import type { GatewayContext } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type {
  ChangedPayment,
  MutationResolvers,
  PaymentAccount,
  PaymentChangeInput,
  QueryResolvers,
} from '../generated/resolver-types.ts'
import { paymentChangeOf } from '../mappers/payment-change.ts'
import {
  toBankAccount,
  toCryptoCurrency,
  toPaymentMethod,
  toPaypal,
  toRevealed,
  toWiseAccount,
} from '../mappers/payment-method.ts'

type PaymentMutation =
  | 'confirmPassword'
  | 'addCryptoCurrency'
  | 'addBankAccount'
  | 'addWiseAccount'
  | 'addPaypal'
  | 'makeAccountDefault'
  | 'choosePaymentMethod'
  | 'revealPaymentAccount'

/** The calls of one type of account. */
interface AccountCalls {
  readonly list: (context: GatewayContext) => Promise<readonly PaymentAccount[]>
  readonly reveal: (context: GatewayContext, id: string) => Promise<PaymentAccount>
}

/** A refusal about the token names the argument that carried it. */
const confirmationField = renamingFields({ 'X-Confirmation': 'confirmation', BSB: 'bsb' })

/** Performs a change that the person confirmed with their password, and says what is true after it. */
const change = async (
  context: GatewayContext,
  input: PaymentChangeInput,
  type: PaymentAccountType,
  confirmation: string,
): Promise<ChangedPayment> => {
  const { call, body } = paymentChangeOf(input)
  await context.change(call, { body }, { 'x-confirmation': confirmation }).catch(confirmationField)
  return changed(context, type)
}

/** The calls of one type of account. */
const accountCalls: Readonly<Record<PaymentAccountType, AccountCalls>> = {
  cryptoCurrency: {
    list: async (context) => (await context.read(calls.getCryptoCurrency)).map(toCryptoCurrency),
    reveal: async (context, id) => toCryptoCurrency(await context.ask(calls.revealCryptoCurrency, { params: { id } })),
  },
  bankAccount: {
    list: async (context) => (await context.read(calls.getBankAccount)).map(toBankAccount),
    reveal: async (context, id) => toBankAccount(await context.ask(calls.revealBankAccount, { params: { id } })),
  },
  wiseAccount: {
    list: async (context) => (await context.read(calls.getWiseAccount)).map(toWiseAccount),
    reveal: async (context, id) => toWiseAccount(await context.ask(calls.revealWiseAccount, { params: { id } })),
  },
  paypal: {
    list: async (context) => (await context.read(calls.getPaypal)).map(toPaypal),
    reveal: async (context, id) => toPaypal(await context.ask(calls.revealPaypal, { params: { id } })),
  },
}

const methodOf = async (context: GatewayContext) => toPaymentMethod(await context.read(calls.get), new Date())

/** What is true now: lists that a save answers with are not taken, because another window may have saved since. */
const changed = async (context: GatewayContext, type: PaymentAccountType): Promise<ChangedPayment> => {
  const [method, accounts] = await Promise.all([methodOf(context), accountCalls[type].list(context)])
  return { method, accounts: [...accounts] }
}

export const paymentQueries: Pick<QueryResolvers, 'paymentMethod' | 'paymentAccounts'> = {
  paymentMethod: (_root, _input, context) => methodOf(context),
  paymentAccounts: async (_root, { type }, context) => [...(await accountCalls[type].list(context))],
}

export const paymentMutations: Pick<MutationResolvers, PaymentMutation> = {
  confirmPassword: async (_root, { password, change: input }, context) => {
    const { call, body } = paymentChangeOf(input)
    const { Token } = await context.v1(authenticationCalls.confirmPassword, {
      body: { Password: password, Change: { Path: call.path, Body: body } },
    })
    return { token: Token }
  },
  addCryptoCurrency: (_root, { input, confirmation }, context) =>
    change(context, { addCryptoCurrency: input }, 'cryptoCurrency', confirmation),
  addBankAccount: (_root, { input, confirmation }, context) =>
    change(context, { addBankAccount: input }, 'bankAccount', confirmation),
  addWiseAccount: (_root, { input, confirmation }, context) =>
    change(context, { addWiseAccount: input }, 'wiseAccount', confirmation),
  addPaypal: (_root, { input, confirmation }, context) => change(context, { addPaypal: input }, 'paypal', confirmation),
  makeAccountDefault: (_root, { type, id, confirmation }, context) =>
    change(context, { makeAccountDefault: { type, id } }, type, confirmation),
  choosePaymentMethod: (_root, { type, confirmation }, context) =>
    change(context, { choosePaymentMethod: type }, type, confirmation),
  revealPaymentAccount: async (_root, { type, id }, context) => toRevealed(await accountCalls[type].reveal(context, id)),
}
