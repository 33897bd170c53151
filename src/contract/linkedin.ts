import Type from 'typebox'
import { defineCall, moment, strictObject } from './call.ts'

const returned = Type.String({ minLength: 1, maxLength: 4096 })

/** Specification 2.6 and 7.2, connecting a professional network; decisions C, LinkedIn. */
export const linkedInCalls = {
  getUrl: defineCall({
    method: 'GET',
    path: '/authentication/LinkedInUrl',
    summary:
      'Where to send the person to connect LinkedIn, with a state bound to this session; 501 until a provider is configured',
    access: 'team',
    ownership: 'none',
    answer: Type.Object({ Url: Type.String(), State: Type.String() }),
    errors: [501],
  }),
  verify: defineCall({
    method: 'POST',
    path: '/authentication/VerifyLinkedIn',
    summary:
      'Takes the code and state that the provider sent back; 403 for a state of another session, 501 until a provider is configured',
    access: 'team',
    ownership: 'none',
    body: strictObject({ Code: returned, State: returned }),
    answer: Type.Object({ VerifiedOn: moment }),
    errors: [501, 502],
  }),
} as const
