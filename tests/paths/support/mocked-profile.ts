import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import type { Profile_pageQuery } from '#generated/operations.ts'
import { createStandIn } from '#mock/stand-in.ts'
import type { UserInfo } from '#rules/user-info.ts'

/** What the gateway says of the profile of a person in whose profile nothing is missing, with two of every entry. */
export const mockedProfileOf = ({ id }: UserInfo) => {
  const { profile } = createStandIn().answer(Profile_pageDocument, {}, {}) as Profile_pageQuery
  return { ...profile, id }
}
