import type { Queries } from '../db/database.ts'
import type { Keys } from '../keys.ts'
import { enqueue, type OutboxMessage } from '../outbox/outbox.ts'
import { resetMail } from './mails.ts'
import { cancelTokens, issueToken } from './one-time-tokens.ts'
import { findPersonByEmail } from './store.ts'

type ResetRequest = Extract<OutboxMessage, { kind: 'reset-request' }>

/**
 * Carries out a request for a reset link: for a known e-mail a token is made, older ones stop working, and the mail is
 * queued. For an unknown one nothing happens. It runs when the outbox is drained, long after the request was answered.
 */
export const carryOutResetRequest = async (tx: Queries, keys: Keys, request: ResetRequest, now: Date): Promise<void> => {
  const person = await findPersonByEmail(tx, request.email)
  if (person === null) return
  await cancelTokens(tx, 'reset', person.memberId, now)
  const token = await issueToken(tx, 'reset', person.memberId, person.email, now)
  await enqueue(tx, keys, resetMail(person.email, person.firstName, request.callbackUrl, token), now)
}
