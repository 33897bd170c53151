import { createHmac, timingSafeEqual } from 'node:crypto'
import { messages } from '#rules/messages.ts'
import type { Caller, Commit } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import type { Keys } from '../keys.ts'
import { spendToken } from './one-time-tokens.ts'

/** 403 as decisions C has it. It passes: with a fresh confirmation the same request may be sent again with its key. */
const notConfirmed = (): HttpError => new HttpError(403, messages.confirmationNeeded, { field: 'confirmation', isPassing: true })

/** A change as it is asked for: where and what. */
interface AskedChange {
  /** As in the contract. */
  readonly path: string
  readonly body: unknown
}

/** The same text for the same content, whatever the order of its fields. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}

/** What is kept of the change that a confirmation is given for. */
export const macOfChange = ({ confirmation }: Keys, token: string, { path, body }: AskedChange): Buffer =>
  createHmac('sha256', confirmation)
    .update(JSON.stringify([token, path, canonical(body)]))
    .digest()

/** @throws HttpError 403 when a call that has to be confirmed carries no confirmation */
export const requireConfirmation = (token: string | null): void => {
  if (token === null) throw notConfirmed()
}

/**
 * A commit that first spends the caller's confirmation, in the transaction of the change: who is refused for another reason keeps it,
 * of two calls with one confirmation one is made, and a repeated request with its Idempotency-Key gets its first answer without one.
 *
 * @param token what ConfirmPassword answered in this very session
 * @param change what is being changed: a confirmation that was given for a change is good for that one alone
 */
export const confirmedCommit =
  (commit: Commit, keys: Keys, caller: Caller | null, token: string | null, change: AskedChange, now: Date): Commit =>
  (work) =>
    commit(async (tx) => {
      if (token === null) throw notConfirmed()
      const spent = await spendToken(tx, 'confirmation', token, now)
      if (spent === null || spent.memberId !== caller?.memberId || spent.familyId !== caller.familyId) throw notConfirmed()
      if (spent.changeMac !== null && !timingSafeEqual(spent.changeMac, macOfChange(keys, token, change))) throw notConfirmed()
      return await work(tx)
    })
