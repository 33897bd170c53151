import type { SnapshotFrom } from 'xstate'
import { clockTime } from '#view-models/remaining-time.ts'
import type { Reasons } from '../reasons.ts'
import type { codeVerification } from './code-verification.machine.ts'

type State = SnapshotFrom<typeof codeVerification>

export const codeVerificationReasons = {
  states: {
    awaiting: ({ context }: State) => `You can request a new code in ${clockTime(context.secondsLeft)}.`,
  },
  guards: {
    isVerified: ['The entry is verified.', 'The entry is not verified.'],
    isNothingSent: ['No code was sent.', 'A code was sent.'],
    isLocked: ['Too many wrong codes were entered.', 'There are tries left.'],
    isTimeUp: ['The time for the code is up.', 'The code is valid still.'],
    isNews: ['The server has news of the entry.', 'The server has nothing new of the entry.'],
    isConflict: ['The entry was changed meanwhile.', 'The entry was not changed meanwhile.'],
    isLastSecond: ['The time is up.', 'The time is not up yet.'],
    isComplete: ['The code is complete.', 'The code is not complete yet.'],
    isRightCode: ['The code was right.', 'The code was not right.'],
    isLockingCode: ['The code was wrong once too often.', 'There are tries left.'],
  },
} satisfies Reasons<State>
