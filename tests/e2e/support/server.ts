import { expect } from '@playwright/test'
import type { Tokens } from '../../support/plant-session.ts'
import type { newSignUp, Person } from './people.ts'

export const portalUrl = (): string => {
  const url = process.env.PORTAL_URL
  if (url === undefined) throw new Error('PORTAL_URL is not set')
  return url
}

interface LoginAnswer {
  readonly value: { readonly id_token: string; readonly refresh_token: string; readonly user: { readonly id: string } }
}

const post = (path: string, body: unknown, url = portalUrl()): Promise<Response> =>
  fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The status with which v1 answers a login. */
export const loginStatus = async ({ email, password }: Person): Promise<number> => {
  const answer = await post('/authentication/Login', { UserName: email, Password: password })
  await answer.body?.cancel()
  return answer.status
}

/** Tokens of a new session of a person, by v1. @param url of a portal that is not the run's own */
export const logIn = async ({ email, password }: Person, url?: string): Promise<Tokens> => {
  const answer = await post('/authentication/Login', { UserName: email, Password: password }, url)
  expect(answer.status, `login of ${email}`).toBe(200)
  const { value } = (await answer.json()) as LoginAnswer
  return { idToken: value.id_token, refreshToken: value.refresh_token }
}

/** Signs somebody up, by v1. */
export const signUp = async ({
  firstName,
  lastName,
  email,
  telephone,
  password,
}: ReturnType<typeof newSignUp>): Promise<void> => {
  const answer = await post('/teammember/signup', {
    FirstName: firstName,
    LastName: lastName,
    Email: email,
    Telephone: telephone,
    Password: password,
  })
  expect(answer.status, `sign-up of ${email}`).toBe(200)
  await answer.body?.cancel()
}

/** The status with which v1 answers a refresh: 200 while the session lives. */
export const refreshStatus = async (tokens: Tokens): Promise<number> => {
  const answer = await fetch(`${portalUrl()}/v1/authentication/refreshToken`, {
    headers: { authorization: `Bearer ${tokens.idToken}`, 'x-refresh-token': tokens.refreshToken },
  })
  await answer.body?.cancel()
  return answer.status
}

interface OutboxMail {
  readonly to: string
  readonly subject: string
  readonly link: string | null
}

/** The mails of a person that are in the outbox, newest first. */
export const mailsTo = async (email: string): Promise<readonly OutboxMail[]> => {
  const mails = (await (await fetch(`${portalUrl()}/dev/outbox.json`)).json()) as readonly OutboxMail[]
  return mails.filter(({ to }) => to === email)
}

/** The link of the newest mail with this subject, once it is there. */
export const mailedLink = async (email: string, subject: string): Promise<string> => {
  const newest = async () => (await mailsTo(email)).find((mail) => mail.subject === subject)?.link ?? ''
  await expect.poll(newest, { message: `mail '${subject}' to ${email}` }).not.toBe('')
  return newest()
}

/** The link of a mail that a person has asked for to replace the password, by v1. */
export const resetLink = async ({ email }: Person): Promise<string> => {
  const answer = await post('/authentication/SendResetPasswordLink', {
    Email: email,
    CallbackUrl: `${portalUrl()}/register/reset-password`,
  })
  expect(answer.status, `reset link for ${email}`).toBe(200)
  await answer.body?.cancel()
  return mailedLink(email, 'Reset your password')
}
