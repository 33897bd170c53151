import { Client } from '@urql/core'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import { createMockExchange } from '#mock/mock-exchange.ts'
import type { UserInfo } from '#rules/user-info.ts'

/** What the gateway says of the profile of a person in whose profile nothing is missing. */
export const mockedProfileOf = async ({ id }: UserInfo) => {
  const client = new Client({ url: '/graphql', exchanges: [createMockExchange({ person: 'member' })] })
  const { data, error } = await client.query(Profile_pageDocument, {}).toPromise()
  if (data === undefined) throw error ?? new Error('The mocked gateway has no profile')
  return { ...data.profile, id }
}
