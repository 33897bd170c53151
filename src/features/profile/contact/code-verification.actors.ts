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
import { secondsUntil, type Verification } from '#machines/code-verification/verification.ts'
import { toFailure } from '#machines/failure.ts'
import { expectData, underKey } from '../../expect-data.ts'
import { defineFlow, type FlowView } from '../../use-flow.ts'

/** What an answer says about an entry, without what the cache adds to it. */
export const verificationOf = ({
  codeSentAt,
  codeEndsAt,
  verifiedAt,
  wrongCodeCount,
}: Contact_verificationFragment): Verification => ({ codeSentAt, codeEndsAt, verifiedAt, wrongCodeCount })

/** Settles when the seconds left until a moment are no longer those given. */
const waitForNextSecond = (now: () => number, deadline: number, secondsLeft: number, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      const at = now()
      const left = secondsUntil(deadline, at)
      if (left !== secondsLeft) resolve(left)
      else timer = setTimeout(look, Math.max(1, deadline - at - (left - 1) * 1000))
    }
    signal.addEventListener('abort', () => clearTimeout(timer))
    look()
  })

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
      const failure = toFailure(error)
      if (failure.kind === 'refused' && failure.code === 'CONFLICT') {
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
      countdown: fromPromise(({ input: { deadline, secondsLeft }, signal }) =>
        waitForNextSecond(now, deadline, secondsLeft, signal),
      ),
    },
  })
})

/** A `code-verification` machine as a component sees it. */
export type CodeView = FlowView<typeof codeVerification>
