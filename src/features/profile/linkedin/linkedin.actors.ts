import { fromPromise } from 'xstate'
import { ProfileLinkedIn_connectDocument, ProfileLinkedIn_verifyDocument } from '#generated/features/profile/linkedin/linkedin.ts'
import type { Failure } from '#machines/failure.ts'
import { linkedInConnect } from '#machines/linkedin-connect/linkedin-connect.machine.ts'
import { defineFlow } from '../../shared/flows/use-flow.ts'
import { expectData, underKey } from '../../shared/services/expect-data.ts'

/** Settles when the browser's Back button brings the page back as it was left. */
const broughtBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal })
  })

const isWebPage = (address: string): boolean => URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)

/** The person leaves for LinkedIn and comes back to the profile; what is in the addresses stays in the vault. */
export const linkedInFlow = defineFlow(linkedInConnect, ({ teamClient, vault }) =>
  linkedInConnect.provide({
    actors: {
      askAddress: fromPromise(async ({ input: { requestKey } }) => {
        const client = await teamClient()
        const answer = await client.mutation(ProfileLinkedIn_connectDocument, {}, underKey(requestKey)).toPromise()
        return { providerAddress: vault.seal(expectData(answer).connectLinkedIn.url) }
      }),
      leavePage: fromPromise(async ({ input: { providerAddress }, signal }) => {
        const address = vault.open(providerAddress)
        if (!isWebPage(address)) throw { kind: 'failed' } satisfies Failure
        window.location.assign(address)
        await broughtBack(signal)
      }),
      verifyReturn: fromPromise(async ({ input: { authorizationCode, requestState, requestKey } }) => {
        const client = await teamClient()
        const variables = { code: vault.open(authorizationCode), state: vault.open(requestState) }
        expectData(await client.mutation(ProfileLinkedIn_verifyDocument, variables, underKey(requestKey)).toPromise())
      }),
    },
  }),
)
