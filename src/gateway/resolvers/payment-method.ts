import { authenticationCalls } from '#contract/authentication.ts'
import type { CallShape } from '#contract/call.ts'
import { paymentMethodCalls as calls } from '#contract/payment-method.ts'
import { type PaymentAccountType, paymentMethodTypes } from '#rules/payment-methods.ts'
import type { CallInput } from '../call.ts'
import type { GatewayContext } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { ChangedPayment, MutationResolvers, PaymentAccount, QueryResolvers } from '../generated/resolver-types.ts'
import {
  fromBankAccount,
  fromCryptoCurrency,
  fromPaypal,
  fromWiseAccount,
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
  readonly makeDefault: (context: GatewayContext, id: string, confirmation: string) => Promise<unknown>
  readonly reveal: (context: GatewayContext, id: string) => Promise<PaymentAccount>
}

/** A refusal about the token names the argument that carried it. */
const confirmationField = renamingFields({ 'X-Confirmation': 'confirmation', BSB: 'bsb' })

/** Performs a call that the person confirmed with their password. */
const change = <C extends CallShape>(context: GatewayContext, call: C, input: CallInput<C>, confirmation: string) =>
  context.change(call, input, { 'x-confirmation': confirmation }).catch(confirmationField)

const chosen = (id: string) => ({ Id: id, IsDefault: true })

const accountCalls: Readonly<Record<PaymentAccountType, AccountCalls>> = {
  cryptoCurrency: {
    list: async (context) => (await context.read(calls.getCryptoCurrency)).map(toCryptoCurrency),
    makeDefault: (context, id, token) => change(context, calls.saveCryptoCurrency, { body: chosen(id) }, token),
    reveal: async (context, id) => toCryptoCurrency(await context.ask(calls.revealCryptoCurrency, { params: { id } })),
  },
  bankAccount: {
    list: async (context) => (await context.read(calls.getBankAccount)).map(toBankAccount),
    makeDefault: (context, id, token) => change(context, calls.saveBankAccount, { body: chosen(id) }, token),
    reveal: async (context, id) => toBankAccount(await context.ask(calls.revealBankAccount, { params: { id } })),
  },
  wiseAccount: {
    list: async (context) => (await context.read(calls.getWiseAccount)).map(toWiseAccount),
    makeDefault: (context, id, token) => change(context, calls.saveWiseAccount, { body: chosen(id) }, token),
    reveal: async (context, id) => toWiseAccount(await context.ask(calls.revealWiseAccount, { params: { id } })),
  },
  paypal: {
    list: async (context) => (await context.read(calls.getPaypal)).map(toPaypal),
    makeDefault: (context, id, token) => change(context, calls.savePaypal, { body: chosen(id) }, token),
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
  confirmPassword: async (_root, { password }, context) => {
    const { Token } = await context.v1(authenticationCalls.confirmPassword, { body: { Password: password } })
    return { token: Token }
  },
  addCryptoCurrency: async (_root, { input, confirmation }, context) => {
    await change(context, calls.saveCryptoCurrency, { body: fromCryptoCurrency(input) }, confirmation)
    return changed(context, 'cryptoCurrency')
  },
  addBankAccount: async (_root, { input, confirmation }, context) => {
    await change(context, calls.saveBankAccount, { body: fromBankAccount(input) }, confirmation)
    return changed(context, 'bankAccount')
  },
  addWiseAccount: async (_root, { input, confirmation }, context) => {
    await change(context, calls.saveWiseAccount, { body: fromWiseAccount(input) }, confirmation)
    return changed(context, 'wiseAccount')
  },
  addPaypal: async (_root, { input, confirmation }, context) => {
    await change(context, calls.savePaypal, { body: fromPaypal(input) }, confirmation)
    return changed(context, 'paypal')
  },
  makeAccountDefault: async (_root, { type, id, confirmation }, context) => {
    await accountCalls[type].makeDefault(context, id, confirmation)
    return changed(context, type)
  },
  choosePaymentMethod: async (_root, { type, confirmation }, context) => {
    await change(context, calls.choose, { body: { PaymentMethodType: paymentMethodTypes[type] } }, confirmation)
    return changed(context, type)
  },
  revealPaymentAccount: async (_root, { type, id }, context) => toRevealed(await accountCalls[type].reveal(context, id)),
}
