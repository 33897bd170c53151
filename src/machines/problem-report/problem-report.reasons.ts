import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'

export const problemReportReasons = {
  states: {
    sending: messages.reportBusy,
  },
  guards: {
    isSignedIn: ['Somebody is signed in.', 'A report can be sent by somebody who is signed in.'],
  },
} satisfies Reasons
