import { codeLifetime } from '#rules/verification-codes.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'
import type { ContactEntry } from './entries.ts'

const minutes = codeLifetime / 60_000

/**
 * The message that carries a code: a mail to the account's e-mail for an address, a text message for a phone.
 *
 * @param email the account's e-mail
 * @param until when the code ends; later the message is not sent any more
 */
export const codeMessage = (entry: ContactEntry, email: string, code: string, until: Date): OutboxMessage => {
  if (entry.kind === 'phone') {
    const text = `${code} is your verification code for this phone number. It is valid for ${minutes} minutes.`
    return { kind: 'text', to: entry.number ?? '', text, until: until.toISOString() }
  }
  const place = [entry.street, entry.postCode, entry.city, entry.country].join(', ')
  return {
    kind: 'mail',
    to: email,
    subject: `Verification code for ${entry.street ?? ''}, ${entry.city ?? ''}`,
    text: `Hello,\n\nyour verification code for the address\n\n${place}\n\nis ${code}. It is valid for ${minutes} minutes. If you did not ask for it, please ignore this mail.\n`,
    link: null,
    until: until.toISOString(),
  }
}
