import type { Reasons } from '../reasons.ts'

export const timesheetPinsReasons = {
  states: {},
  guards: {
    hasWaiting: ['Something waits to be kept.', 'Nothing waits to be kept.'],
    isFormShown: ['The form is shown.', 'The form is not shown.'],
  },
} satisfies Reasons
