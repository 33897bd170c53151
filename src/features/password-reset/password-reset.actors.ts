import { fromPromise } from 'xstate'
import {
  PasswordReset_saveDocument,
  PasswordReset_sendLinkDocument,
  PasswordReset_validateDocument,
} from '#generated/features/password-reset/password-reset.ts'
import { passwordReset } from '#machines/password-reset/password-reset.machine.ts'
import { linkTo } from '#rules/paths.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { prepareNewPassword } from '../shared/secrets/new-password.ts'
import { expectData, repeatable } from '../shared/services/expect-data.ts'

/** The callback is the portal's origin plus /register/reset-password (specification 2.5). */
export const passwordResetFlow = defineFlow(passwordReset, ({ client, origin, vault }) => {
  void prepareNewPassword()
  return passwordReset.provide({
    actors: {
      sendLink: fromPromise(async ({ input }) => {
        const variables = { email: input.email, callbackUrl: `${origin}${linkTo('ResetPassword')}` }
        expectData(await (await client()).mutation(PasswordReset_sendLinkDocument, variables, repeatable).toPromise())
      }),
      validateToken: fromPromise(async ({ input }) => {
        const variables = { token: vault.open(input.token) }
        return expectData(await (await client()).query(PasswordReset_validateDocument, variables).toPromise()).resetTokenValid
      }),
      savePassword: fromPromise(async ({ input }) => {
        const variables = { password: vault.open(input.password), token: vault.open(input.token) }
        expectData(await (await client()).mutation(PasswordReset_saveDocument, variables, repeatable).toPromise())
      }),
    },
  })
})
