import type { OutboxMessage } from '../outbox/outbox.ts'

const withToken = (callbackUrl: string, token: string): string => `${callbackUrl}?token=${encodeURIComponent(token)}`

export const verificationMail = (to: string, firstName: string, callbackUrl: string, token: string): OutboxMessage => {
  const link = withToken(callbackUrl, token)
  return {
    kind: 'mail',
    to,
    subject: 'Verify your email address',
    text: `Hello ${firstName},\n\nplease verify your email address by opening this link:\n\n${link}\n\nThe link works once, for 24 hours. If you did not sign up, please ignore this mail.\n`,
    link,
  }
}

export const resetMail = (to: string, firstName: string, callbackUrl: string, token: string): OutboxMessage => {
  const link = withToken(callbackUrl, token)
  return {
    kind: 'mail',
    to,
    subject: 'Reset your password',
    text: `Hello ${firstName},\n\nyou can choose a new password by opening this link:\n\n${link}\n\nThe link works once, for one hour. If you did not ask for it, please ignore this mail; your password stays as it is.\n`,
    link,
  }
}

/** Tells the person that somebody, hopefully they, has changed the password. */
export const passwordChangedMail = (to: string, firstName: string): OutboxMessage => ({
  kind: 'mail',
  to,
  subject: 'Your password has been changed',
  text: `Hello ${firstName},\n\nyour password has been changed and you have been signed out everywhere. If this was not you, please reset your password at once.\n`,
  link: null,
})
