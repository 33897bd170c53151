import type { BodyOf } from '#contract/call.ts'
import { v1 } from '#contract/v1.ts'
import { waysToKnow } from '#rules/credentials.ts'
import { messages } from '#rules/messages.ts'
import { gatewayError } from '../errors.ts'
import type { MutationResolvers, QueryResolvers, SignUpInput } from '../generated/resolver-types.ts'

type SignUpBody = BodyOf<typeof v1.teammember.signUp>

/** v1's body of a sign-up; what the person left out is left out there too. */
export const toSignUpBody = (input: SignUpInput): SignUpBody => {
  const WayToKnow = waysToKnow.find((way) => way === input.wayToKnow)
  if (input.wayToKnow && WayToKnow === undefined) {
    throw gatewayError('VALIDATION', messages.genericError, 'wayToKnow')
  }
  return {
    FirstName: input.firstName,
    LastName: input.lastName,
    Email: input.email,
    Telephone: input.telephone,
    Password: input.password,
    ...(WayToKnow === undefined ? {} : { WayToKnow }),
    ...(input.captchaToken ? { CaptchaToken: input.captchaToken } : {}),
  }
}

export const signUpQueries: Pick<QueryResolvers, 'captchaChallenge'> = {
  captchaChallenge: async (_root, _input, context) => {
    const challenge = await context.ask(v1.teammember.captchaChallenge, {})
    return { challenge: challenge === null ? null : JSON.stringify(challenge) }
  },
}

export const signUpMutations: Pick<MutationResolvers, 'signUp'> = {
  signUp: (_root, { input }, context) => context.v1(v1.teammember.signUp, { body: toSignUpBody(input) }),
}
