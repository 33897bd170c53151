import type { Reasons } from '../reasons.ts'

export const lessonPlaceReasons = {
  states: {},
  guards: {
    isAnother: ['It is another step.', 'It is the step that is read.'],
  },
} satisfies Reasons
