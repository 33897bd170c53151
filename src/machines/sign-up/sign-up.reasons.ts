import type { Reasons } from '../reasons.ts'

export const signUpReasons = {
  states: {},
  guards: {
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
    isSolved: ['The check of the browser is done.', 'The check of the browser is not done yet.'],
    isUnsolved: ['The check of the browser failed.', 'The check of the browser has not failed.'],
    isSolutionRefused: [
      'The server did not accept the check of the browser.',
      'It is not the check of the browser that was refused.',
    ],
    isWaiting: ['The sign-up waits for the check of the browser.', 'The sign-up does not wait for the check of the browser.'],
    isRenewing: ['The check of the browser is being done again.', 'The check of the browser is not being done again.'],
  },
} satisfies Reasons
