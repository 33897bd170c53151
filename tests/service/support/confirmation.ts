import { demoPassword } from '../../../src/service/db/seed/people.ts'
import { type RunningService, type Session, textOf } from './service.ts'

/** A fresh confirmation of a person's password, for X-Confirmation. @param change which alone it is for; any when left out */
export const confirmationOf = async (
  running: RunningService,
  session: Session,
  change?: { readonly Path: string; readonly Body: unknown },
): Promise<string> => {
  const body = { Password: demoPassword, ...(change === undefined ? {} : { Change: change }) }
  const reply = await running.call('POST', '/authentication/ConfirmPassword', { session, body })
  if (reply.status !== 200) throw new Error(`The password was not confirmed: ${reply.text}`)
  return textOf(reply.value, 'Token')
}
