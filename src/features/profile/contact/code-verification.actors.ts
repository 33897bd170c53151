import { fromPromise } from 'xstate'
import {
  Contact_entriesDocument,
  Contact_sendAddressCodeDocument,
  Contact_sendPhoneCodeDocument,
  type Contact_verificationFragment,
  Contact_verifyAddressDocument,
  Contact_verifyPhoneDocument,
} from '#generated/features/profile/contact/contact.ts'
import { type Answer, codeVerification } from '#machines/code-verification/code-verification.machine.ts'
import type { Verification } from '#machines/code-verification/verification.ts'
import { isRefused } from '#machines/failure.ts'
import { createCountdown } from '../../shared/clock/countdown.ts'
import { defineFlow, type FlowView } from '../../shared/flows/use-flow.ts'
import { expectData, underKey } from '../../shared/services/expect-data.ts'

/** What an answer says about an entry, without what the cache adds to it. */
export const verificationOf = ({
  codeSentAt,
  codeEndsAt,
  verifiedAt,
  wrongCodeCount,
}: Contact_verificationFragment): Verification => ({ codeSentAt, codeEndsAt, verifiedAt, wrongCodeCount })

export const codeVerificationFlow = defineFlow(codeVerification, ({ teamClient, vault, now }) => {
  const learnt = (entry: { readonly verification: Contact_verificationFragment }): Answer => ({
    verification: verificationOf(entry.verification),
    at: now(),
  })
  /** A conflict means that the server knows more about the entry than this page does: it is asked again. */
  const orAskAgain = async (call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call()
    } catch (error) {
      if (isRefused(error, 'CONFLICT')) {
        void (await teamClient()).query(Contact_entriesDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      }
      throw error
    }
  }
  return codeVerification.provide({
    actors: {
      sendCode: fromPromise(({ input: { kind, id, requestKey } }) =>
        orAskAgain(async () => {
          const client = await teamClient()
          const key = underKey(requestKey)
          return kind === 'address'
            ? learnt(expectData(await client.mutation(Contact_sendAddressCodeDocument, { id }, key).toPromise()).sendAddressCode)
            : learnt(expectData(await client.mutation(Contact_sendPhoneCodeDocument, { id }, key).toPromise()).sendPhoneCode)
        }),
      ),
      checkCode: fromPromise(({ input: { kind, id, requestKey, verificationCode } }) =>
        orAskAgain(async () => {
          const client = await teamClient()
          const key = underKey(requestKey)
          const variables = { id, code: vault.open(verificationCode) }
          return kind === 'address'
            ? learnt(expectData(await client.mutation(Contact_verifyAddressDocument, variables, key).toPromise()).verifyAddress)
            : learnt(expectData(await client.mutation(Contact_verifyPhoneDocument, variables, key).toPromise()).verifyPhone)
        }),
      ),
      countdown: createCountdown(now),
    },
  })
})

/** A `code-verification` machine as a component sees it. */
export type CodeView = FlowView<typeof codeVerification>
