import type { Reasons } from '../reasons.ts'

export const operationReasons = {
  states: {},
  guards: {
    isNotHeld: ['It is not held back.', 'It is held back for a while.'],
    hasServerFailed: ['The server failed.', 'The server did not fail.'],
    isRejected: ['The server refused it.', 'The server did not refuse it.'],
  },
} satisfies Reasons
