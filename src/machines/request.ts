import { type Failure, toFailure } from './failure.ts'

/** What a machine remembers of a request that may be sent again: its key is empty before the first try. */
interface Request {
  readonly requestKey: string
}

/**
 * A request is sent: for the first time under the offered key, again under the one it has, so that a repeated one happens once.
 *
 * @param offered a fresh key
 */
export const begunRequest = ({ requestKey }: Request, offered: string): { requestKey: string; failure: null } => ({
  requestKey: requestKey || offered,
  failure: null,
})

/** A request about something that had no answer, and may have happened: asked for once more it is the same request. */
export interface UnansweredRequest {
  readonly id: string
  readonly requestKey: string
}

/** The key of a request about something: the one that had no answer, if that was about it. */
export const keyAgain = (unanswered: UnansweredRequest | null, id: string): string =>
  unanswered?.id === id ? unanswered.requestKey : ''

/** What remains of a request after it failed: nothing of one that was refused, which has no key any more. */
export const unansweredAfter = (id: string, { requestKey }: Request): UnansweredRequest | null =>
  requestKey === '' ? null : { id, requestKey }

/**
 * A request did not succeed. A refused one is over, so the next is new; one without an answer may have happened and keeps its key.
 *
 * @param error what the actor rejected with
 */
export const failedRequest = ({ requestKey }: Request, error: unknown): { failure: Failure; requestKey: string } => {
  const failure = toFailure(error)
  return { failure, requestKey: failure.kind === 'refused' ? '' : requestKey }
}
