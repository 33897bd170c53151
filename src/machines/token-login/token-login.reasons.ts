import type { Reasons } from '../reasons.ts'

export const tokenLoginReasons = {
  states: {},
  guards: {
    isOwnerSignedIn: ['The owner of the link is signed in.', 'The owner of the link is not signed in.'],
    lacksTokens: ['The link lacks its tokens.', 'The link has its tokens.'],
    isSomebodyElseSignedIn: ['Somebody else is signed in.', 'Nobody else is signed in.'],
  },
} satisfies Reasons
