import type { Reasons } from '../reasons.ts'

export const accountRevealReasons = {
  states: {
    revealing: 'The number is being fetched.',
  },
  guards: {},
} satisfies Reasons
