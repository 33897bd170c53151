import { fromPromise } from 'xstate'
import {
  PaymentMethod_accountsDocument,
  PaymentMethod_revealDocument,
} from '#generated/features/payment-method/payment-method.ts'
import { accountReveal } from '#machines/account-reveal/account-reveal.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, repeatable } from '../shared/services/expect-data.ts'

/**
 * What the server answers has no id, so that no cache takes it, and is sealed before the flow hears of it. The list is asked for again:
 * it says when an account was shown last.
 */
export const accountRevealFlow = defineFlow(accountReveal, ({ teamClient, vault }) =>
  accountReveal.provide({
    actors: {
      reveal: fromPromise(async ({ input: { ofType, id } }) => {
        const client = await teamClient()
        const variables = { type: ofType, id }
        const { revealPaymentAccount } = expectData(
          await client.mutation(PaymentMethod_revealDocument, variables, repeatable).toPromise(),
        )
        const { walletAddress, shebaNumber, accountNumber, email } = revealPaymentAccount
        const sealed = (text: string | null) => (text === null ? null : vault.seal(text))
        void client.query(PaymentMethod_accountsDocument, { type: ofType }, { requestPolicy: 'network-only' }).toPromise()
        return {
          walletAddress: sealed(walletAddress),
          shebaNumber: sealed(shebaNumber),
          accountNumber: sealed(accountNumber),
          email: sealed(email),
        }
      }),
    },
  }),
)
