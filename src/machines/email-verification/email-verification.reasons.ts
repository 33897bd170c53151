import type { SnapshotFrom } from 'xstate'
import type { Reasons } from '../reasons.ts'
import type { emailVerification } from './email-verification.machine.ts'

type State = SnapshotFrom<typeof emailVerification>

export const emailVerificationReasons = {
  states: {
    waiting: ({ context }: State) => `You can send the e-mail again in ${context.secondsLeft} s.`,
  },
  guards: {
    isLastSecond: ['The time is up.', 'The time is not up yet.'],
  },
} satisfies Reasons<State>
