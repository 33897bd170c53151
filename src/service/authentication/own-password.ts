import { messages } from '#rules/messages.ts'
import type { Queries } from '../db/database.ts'
import type { Caller } from '../handler.ts'
import { invalid } from '../http-error.ts'
import { verifyPassword } from './password.ts'
import { findCredentials } from './store.ts'

/**
 * Checks the password that somebody who is signed in gives again.
 *
 * @throws HttpError 400 for a wrong one. Not 401: the session is in order, and nobody is to be signed out over a slip of the finger
 */
export const requirePassword = async (db: Queries, { email }: Caller, password: string): Promise<void> => {
  const credentials = await findCredentials(db, email)
  if (await verifyPassword(credentials?.passwordHash ?? null, password)) return
  throw invalid('Password', messages.passwordWrong, 'password not confirmed')
}
