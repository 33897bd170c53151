import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const timesheetEntryReasons = {
  states: {
    saving: messages.recordSaving,
  },
  guards: {
    hasDrafts: ['A draft is kept.', 'No draft is kept.'],
    hasDraftOf: ['A draft of it is kept.', 'No draft of it is kept.'],
    isOther: ['Another form is opened.', 'The same form is opened.'],
    isNew: ['It is a new record.', 'The record is on the server already.'],
    isAcceptable: ['Everything is filled in as it should be.', 'Something is missing or not acceptable.'],
    hasChanges: ['Something is changed.', 'Nothing is changed.'],
    staysOpen: ['The form stays open for the next record.', 'The form closes after saving.'],
    'in saving.shown': ['The form is shown.', 'The form is not shown.'],
    'in saving.hidden': ['The form is hidden.', 'The form is not hidden.'],
  },
} satisfies Reasons
