import type { Reasons } from '../reasons.ts'

export const timesheetGridReasons = {
  states: {},
  guards: {
    hasCopied: ['Hours were copied.', 'No hours were copied.'],
    isReadable: ['What is typed are hours.', 'What is typed are no hours.'],
  },
} satisfies Reasons
