import { useQuery } from 'urql'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import { failureText, isRefused } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { failureOf } from '../shared/services/expect-data.ts'
import type { ProfileRecord } from './record.ts'

/** The signed-in person's profile, or why it is not there; both null while it is on its way. */
interface ProfileAnswer {
  readonly profile: ProfileRecord | null
  readonly failure: { readonly title: string; readonly reason: string | null } | null
  readonly retry: () => void
}

/** Reads everything that the wizard and the profile page show, in one operation. */
export const useProfile = (): ProfileAnswer => {
  const [{ data, error, fetching }, ask] = useQuery({ query: Profile_pageDocument, requestPolicy: 'cache-and-network' })
  const reason = error === undefined ? null : failureOf(error)
  const isNobody = isRefused(reason, 'NOT_FOUND')
  return {
    profile: data?.profile ?? null,
    failure:
      // An answer that is only an error carries null.
      (data ?? null) !== null || (fetching && reason === null)
        ? null
        : isNobody
          ? { title: messages.pleaseLogin, reason: null }
          : { title: messages.profileLoadFailed, reason: failureText(failureOf(error)) },
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}
