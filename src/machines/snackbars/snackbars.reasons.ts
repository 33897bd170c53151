import type { Reasons } from '../reasons.ts'

export const snackbarsReasons = {
  states: {},
  guards: {
    isShown: ['The message is shown.', 'The message is shown no more.'],
    isTwin: ['The same message is there already.', 'No such message is there yet.'],
    isNothingLeft: ['No message is left.', 'There are messages still.'],
  },
} satisfies Reasons
