import { messages } from '#rules/messages.ts'
import type { OperationKinds } from '../outbox/operation-kind.ts'

const telling = (done: string) => ({
  done,
  failed: messages.genericError,
  changed: messages.genericError,
  gone: messages.authorGone,
  // The page shows what was refused with Retry and Discard; the message tells it wherever the person is by then.
  refusalShownInPlace: false,
})

/** The operations that the authors put into the outbox (specification 8, Authors): ignoring several is told otherwise than ignoring one. */
export const authorKinds = {
  'authors.assign': telling(messages.authorSaved),
  'authors.remove': telling(messages.authorAssignmentsRemoved),
  'authors.ignore': telling(messages.authorIgnored),
  'authors.ignoreSelected': telling(messages.authorsIgnored),
  'authors.unignore': telling(messages.authorSaved),
} as const satisfies OperationKinds
