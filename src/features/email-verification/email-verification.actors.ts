import { fromPromise } from 'xstate'
import { EmailVerification_sendDocument } from '#generated/features/email-verification/email-verification.ts'
import { emailVerification } from '#machines/email-verification/email-verification.machine.ts'
import { linkTo } from '#rules/paths.ts'
import { createCountdown } from '../shared/clock/countdown.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'
import { expectData, repeatable } from '../shared/services/expect-data.ts'

/** A token login, then the mail (decisions B). The callback is the portal's origin plus /register/verify-email (specification 2.4). */
export const emailVerificationFlow = defineFlow(emailVerification, ({ teamClient, session, origin, vault, now }) =>
  emailVerification.provide({
    actors: {
      signInByToken: fromPromise(async () => {
        const token = await session.createOneUseToken()
        await session.signIn({ kind: 'oneUseToken', token: vault.seal(token) })
      }),
      sendMail: fromPromise(async () => {
        const variables = { callbackUrl: `${origin}${linkTo('VerifyEmail')}` }
        expectData(await (await teamClient()).mutation(EmailVerification_sendDocument, variables, repeatable).toPromise())
        return now()
      }),
      countdown: createCountdown(now),
    },
  }),
)
