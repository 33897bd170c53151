import type { JournalProblem } from '#journal/problem.ts'
import type { NoticeRaised } from '#machines/emitted.ts'
import { messages } from '#rules/messages.ts'

/** Flows that nobody types into: that every tab shows the same of them is what people expect. */
const withoutText = /^work-timer@/

/** What a person should know of a journal's problem; null for what only concerns developers, which is logged. */
export const journalNotice = (problem: JournalProblem): Omit<NoticeRaised, 'type'> | null => {
  switch (problem.kind) {
    case 'storageBlocked':
    case 'storageFull':
    case 'storageFailed':
      return { status: 'warning', body: messages.draftsNotKept }
    case 'openElsewhere':
      return { status: 'info', body: messages.draftOpenElsewhere }
    case 'followed':
      return withoutText.test(problem.flow) ? null : { status: 'info', body: messages.draftFollowed }
    case 'newerVersion':
      return { status: 'warning', body: messages.newerVersion }
    case 'flowFailed':
      console.error(`A flow stopped: ${problem.flow}`, problem.message)
      return { status: 'error', body: messages.genericError }
    default:
      console.warn('Journal', problem)
      return null
  }
}
