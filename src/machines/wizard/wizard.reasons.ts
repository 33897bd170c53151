import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const wizardReasons = {
  states: {
    saving: messages.stepSaving,
  },
  guards: {
    isComplete: ['The profile is complete.', 'The profile is not complete yet.'],
    isAfterFirst: ['A step comes before this one.', 'This is the first step.'],
    isReachable: ['The step can be opened.', 'The steps before it come first.'],
    isRefused: ['The step was not saved.', 'The step was saved.'],
    isFinished: ['The last step is saved and the profile is complete.', 'The profile is not complete yet.'],
    isLastStep: ['This is the last step.', 'More steps follow.'],
  },
} satisfies Reasons
