import type { Reasons } from '../reasons.ts'

export const catalogueFiltersReasons = {
  states: {},
  guards: {
    isOther: ['Other filters are in the address.', 'The same filters are in the address.'],
    hasMore: ['More courses can be shown.', 'All courses are shown.'],
  },
} satisfies Reasons
