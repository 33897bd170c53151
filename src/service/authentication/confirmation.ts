import { messages } from '#rules/messages.ts'
import type { Caller, Commit } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { spendToken } from './one-time-tokens.ts'

/** 403 as decisions C has it. It passes: with a fresh confirmation the same request may be sent again with its key. */
const notConfirmed = (): HttpError => new HttpError(403, messages.confirmationNeeded, { field: 'confirmation', isPassing: true })

/** @throws HttpError 403 when a call that has to be confirmed carries no confirmation */
export const requireConfirmation = (token: string | null): void => {
  if (token === null) throw notConfirmed()
}

/**
 * A commit that first spends the caller's confirmation, in the transaction of the change: who is refused for another reason keeps it,
 * of two calls with one confirmation one is made, and a repeated request with its Idempotency-Key gets its first answer without one.
 *
 * @param token what ConfirmPassword answered in this very session
 */
export const confirmedCommit =
  (commit: Commit, caller: Caller | null, token: string | null, now: Date): Commit =>
  (work) =>
    commit(async (tx) => {
      const spent = token === null ? null : await spendToken(tx, 'confirmation', token, now)
      if (spent === null || spent.memberId !== caller?.memberId || spent.familyId !== caller.familyId) throw notConfirmed()
      return await work(tx)
    })
