import { demoPassword } from '../../../src/service/db/seed/people.ts'
import { type RunningService, type Session, textOf } from './service.ts'

/** A fresh confirmation of a person's password, for X-Confirmation. */
export const confirmationOf = async (running: RunningService, session: Session): Promise<string> => {
  const reply = await running.call('POST', '/authentication/ConfirmPassword', { session, body: { Password: demoPassword } })
  if (reply.status !== 200) throw new Error(`The password was not confirmed: ${reply.text}`)
  return textOf(reply.value, 'Token')
}
