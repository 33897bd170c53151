import { v1 } from '#contract/v1.ts'
import { memberId } from '../examples.ts'
import type { Cases } from './case.ts'

const { teammember } = v1

export const signUpCases: Cases = {
  'Query.captchaChallenge': {
    query: '{ captchaChallenge { challenge } }',
    answer: { challenge: '{"algorithm":"SHA-256"}' },
    calls: [[teammember.captchaChallenge]],
  },
  'Mutation.signUp': {
    query: `mutation { signUp(input: { firstName: "Ida", lastName: "Berg", email: "ida@b.test", telephone: "+4670", password: "secret-1",
      wayToKnow: "Referral", captchaToken: "solved" }) { id } }`,
    answer: { id: memberId },
    calls: [
      [
        teammember.signUp,
        {
          body: {
            FirstName: 'Ida',
            LastName: 'Berg',
            Email: 'ida@b.test',
            Telephone: '+4670',
            Password: 'secret-1',
            WayToKnow: 'Referral',
            CaptchaToken: 'solved',
          },
        },
      ],
    ],
  },
}
