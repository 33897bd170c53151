import type { Reasons } from '../reasons.ts'

export const shellReasons = {
  states: {},
  guards: {
    isUncovered: ['Nothing lies over the page.', 'Something lies over the page.'],
    isOutdated: ['Notifications have changed meanwhile.', 'What is known of notifications is up to date.'],
  },
} satisfies Reasons
