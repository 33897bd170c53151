import type { Reasons } from '../reasons.ts'

export const sessionReasons = {
  states: {},
  guards: {
    isSomebody: ['Somebody is signed in on this device.', 'Nobody is signed in on this device.'],
    isRefusal: ['The server refused the session.', 'The server did not refuse the session.'],
    isAnotherPerson: ['Another person signed in.', 'The same person signed in.'],
  },
} satisfies Reasons
