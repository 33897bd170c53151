import type { Reasons } from '../reasons.ts'

export const outboxReasons = {
  states: {},
  guards: {
    hasNext: ['Something is ready to be sent.', 'Nothing is ready to be sent.'],
    hasHeld: ['Something is held back for a while.', 'Nothing is held back.'],
    hasAny: ['Something waits.', 'Nothing waits.'],
    hasOtherThanSetAside: ['Something waits that was not set aside.', 'Everything that waits was set aside.'],
    hasNextOrNoHeld: ['Something is ready, or nothing is held back.', 'What waits is held back for a while.'],
    isPassing: ['The failure will pass.', 'Trying again would not help.'],
    isAlreadyGone: ['What was to be removed is gone already.', 'What was to be removed is there still.'],
    isConflict: ['The record was changed elsewhere.', 'The record was not changed elsewhere.'],
    isGoneAsWell: ['The record is gone on the server as well.', 'The record is on the server still.'],
  },
} satisfies Reasons
