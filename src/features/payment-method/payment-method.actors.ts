import { fromPromise } from 'xstate'
import {
  PaymentMethod_accountsDocument,
  type PaymentMethod_changedFragment,
  PaymentMethod_chooseDocument,
  PaymentMethod_confirmPasswordDocument,
  PaymentMethod_makeDefaultDocument,
  type PaymentMethod_methodFragment,
  PaymentMethod_pageDocument,
} from '#generated/features/payment-method/payment-method.ts'
import type { PaymentChangeInput } from '#generated/operations.ts'
import { isRefused } from '#machines/failure.ts'
import type { KnownAccount, PaymentFacts, SavedPayment, SavePaymentRequest } from '#machines/payment-method/payment-change.ts'
import { paymentMethod } from '#machines/payment-method/payment-method.machine.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import type { Sealed } from '#rules/sealed.ts'
import { defineFlow, type RunningFlow } from '../shared/flows/use-flow.ts'
import { expectData, type PortalClient, repeatable, underKey } from '../shared/services/expect-data.ts'

/** What an answer says of the method, without what the cache adds to it. */
export const factsOf = ({ type, lockedUntil, today, hasActivePayRun }: PaymentMethod_methodFragment): PaymentFacts => ({
  type,
  lockedUntil,
  today,
  hasActivePayRun,
})
export const knownOf = ({ id, isDefault }: KnownAccount): KnownAccount => ({ id, isDefault })

type Open = (secret: Sealed) => string

/** The change that the password is given for, as its mutation will be asked: what the server answers is good for nothing else. */
const changeInput = async (
  { ofType, change, values }: Pick<SavePaymentRequest, 'ofType' | 'change' | 'values'>,
  open: Open,
): Promise<PaymentChangeInput> => {
  if (ofType === null || change === null) throw new Error('Nothing is being changed')
  if (change.kind === 'type') return { choosePaymentMethod: ofType }
  if (change.kind === 'default') return { makeAccountDefault: { type: ofType, id: change.id } }
  const { newAccountInput } = await import('./add-account.ts')
  return newAccountInput(ofType, values, open)
}

const send = async (client: PortalClient, request: SavePaymentRequest, open: Open): Promise<PaymentMethod_changedFragment> => {
  const { ofType, change, requestKey } = request
  if (ofType === null || change === null) throw new Error('Nothing is being changed')
  const key = underKey(requestKey)
  const confirmation = open(request.confirmation)
  if (change.kind === 'type') {
    const variables = { type: ofType, confirmation }
    return expectData(await client.mutation(PaymentMethod_chooseDocument, variables, key).toPromise()).changed
  }
  if (change.kind === 'default') {
    const variables = { type: ofType, id: change.id, confirmation }
    return expectData(await client.mutation(PaymentMethod_makeDefaultDocument, variables, key).toPromise()).changed
  }
  const { addAccount } = await import('./add-account.ts')
  return addAccount(client, ofType, { values: request.values, open, confirmation, requestKey })
}

/**
 * What the page shows is asked for again: after a change another account has lost its mark, and a conflict means that the server knows
 * of a pay run or another window's change.
 */
const askAgain = (client: PortalClient, type: PaymentAccountType | null): void => {
  const anew = { requestPolicy: 'network-only' } as const
  void client.query(PaymentMethod_pageDocument, {}, anew).toPromise()
  if (type !== null) void client.query(PaymentMethod_accountsDocument, { type }, anew).toPromise()
}

/** The password and the account numbers are opened here alone, for the one call that sends them. */
export const paymentMethodFlow = defineFlow(paymentMethod, ({ teamClient, vault }) =>
  paymentMethod.provide({
    actors: {
      confirmPassword: fromPromise(async ({ input: { password, ...asked } }) => {
        const variables = { password: vault.open(password), change: await changeInput(asked, vault.open) }
        const client = await teamClient()
        const { confirmPassword } = expectData(
          await client.mutation(PaymentMethod_confirmPasswordDocument, variables, repeatable).toPromise(),
        )
        return { confirmation: vault.seal(confirmPassword.token) }
      }),
      savePayment: fromPromise(async ({ input }): Promise<SavedPayment> => {
        const client = await teamClient()
        try {
          const { method, accounts } = await send(client, input, vault.open)
          askAgain(client, input.ofType)
          return { method: factsOf(method), accounts: accounts.map(knownOf) }
        } catch (error) {
          if (isRefused(error, 'CONFLICT')) askAgain(client, input.ofType)
          throw error
        }
      }),
    },
  }),
)

/** The running `payment-method` machine for a component, which selects what it shows of it. */
export type PaymentView = RunningFlow<typeof paymentMethod>
