import { fromPromise } from 'xstate'
import { VerifyEmail_spendDocument } from '#generated/features/verify-email/verify-email.ts'
import { verifyEmail } from '#machines/verify-email/verify-email.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, repeatable } from '../shared/services/expect-data.ts'

export const verifyEmailFlow = defineFlow(verifyEmail, ({ client, vault }) =>
  verifyEmail.provide({
    actors: {
      spendToken: fromPromise(async ({ input }) => {
        expectData(
          await (await client()).mutation(VerifyEmail_spendDocument, { token: vault.open(input.token) }, repeatable).toPromise(),
        )
      }),
    },
  }),
)
