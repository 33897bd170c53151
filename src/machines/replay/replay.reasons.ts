import type { Reasons } from '../reasons.ts'

export const replayReasons = {
  states: {},
  guards: {
    isUnreadable: ['The report cannot be read.', 'The report can be read.'],
    hasEntries: ['The report has entries.', 'The report has no entries.'],
    hasEarlier: ['Entries come before this one.', 'This is the first entry.'],
    hasLater: ['Entries come after this one.', 'This is the last entry.'],
    isThere: ['The report has this entry.', 'The report has no such entry.'],
  },
} satisfies Reasons
