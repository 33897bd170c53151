/** What becomes of an answer in the outbox; null when it is not there. */
export type AnswerDelivery = 'waiting' | 'failed' | null

interface Progress {
  readonly isSubmitted: boolean
  readonly takenAt: string | null
  readonly isOnItsWay: boolean
  readonly hasChanges: boolean
  readonly refusal: string | null
}

/**
 * What a person is told of an answer.
 *
 * - `refused`: the server did not take it; `text` says why
 * - `failed`: it may be sent again
 * - `waiting`: for the network
 * - `sending`: on its way
 * - `taken`: the server has it, since `takenAt`; `isOlder` when something was typed since
 * - `draft`: on this device alone
 * - `none`: there is nothing
 */
export type AnswerStatus =
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'taken'; readonly takenAt: string | null; readonly isOlder: boolean }
  | { readonly kind: 'failed' | 'waiting' | 'sending' | 'draft' | 'none' }

/** What is told of an answer. @param isOffline whether the server cannot be reached */
export const answerStatus = (progress: Progress, delivery: AnswerDelivery, isOffline: boolean): AnswerStatus => {
  const { refusal, isOnItsWay, isSubmitted, takenAt, hasChanges } = progress
  if (refusal !== null) return { kind: 'refused', text: refusal }
  if (delivery === 'failed') return { kind: 'failed' }
  if (isOnItsWay) return { kind: isOffline ? 'waiting' : 'sending' }
  if (isSubmitted) return { kind: 'taken', takenAt, isOlder: hasChanges }
  return { kind: hasChanges ? 'draft' : 'none' }
}
