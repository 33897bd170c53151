import { linkedInCalls } from '#contract/linkedin.ts'
import type { MutationResolvers } from '../generated/resolver-types.ts'
import { changeProfile } from './profile.ts'

export const linkedInMutations: Pick<MutationResolvers, 'connectLinkedIn' | 'verifyLinkedIn'> = {
  connectLinkedIn: async (_root, _input, context) => ({ url: (await context.v1(linkedInCalls.getUrl, {})).Url }),
  verifyLinkedIn: (_root, { code, state }, context) =>
    changeProfile(context, linkedInCalls.verify, { body: { Code: code, State: state } }),
}
