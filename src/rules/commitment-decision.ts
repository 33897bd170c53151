import { isBlank } from './blank.ts'
import { messages } from './messages.ts'

export type CommitmentDecision = 'Approved' | 'Rejected'

/** Longest reason in characters. */
export const rejectReasonLength = 1000

/**
 * What is wrong with the reason of a decision (specification 5): a rejection needs one, an approval none.
 *
 * @returns the message, or null for none
 */
export const decisionReasonError = (decision: CommitmentDecision, reason: string): string | null => {
  if (decision === 'Approved') return null
  if (isBlank(reason)) return messages.required
  return reason.trim().length > rejectReasonLength ? `Use at most ${rejectReasonLength} characters.` : null
}
