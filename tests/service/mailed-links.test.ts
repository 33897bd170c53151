import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { outbox } from '../../src/service/db/message-schema.ts'
import { oneTimeToken } from '../../src/service/db/session-schema.ts'
import { listOutbox } from '../../src/service/outbox/outbox.ts'
import { type RunningService, startService } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const callback = (page: string): string => `https://portal.test/register/${page}`

describe('verification of the e-mail', () => {
  const ask = async (CallbackUrl = callback('verify-email'), headers: Record<string, string> = {}) =>
    running.call('POST', '/authentication/SendVerificationEmail', {
      session: await running.logIn('unverified'),
      body: { CallbackUrl },
      headers,
    })
  const verify = (Token: string) => running.call('POST', '/authentication/ValidateVerificationEmail', { body: { Token } })
  const isVerified = async (): Promise<unknown> => {
    const session = await running.logIn('unverified')
    const reply = await running.call('GET', '/authentication/GetUserByEmail/unverified@demo.test', { session })
    return { emailVerified: undefined, ...(reply.value as object) }.emailVerified
  }

  it.each([
    'https://evil.test/register/verify-email',
    'https://portal.test.evil.test/register/verify-email',
    'https://portal.test@evil.test/',
    'http://portal.test/register/verify-email',
    '//evil.test/',
    'javascript:alert(1)',
    '/register/verify-email',
    'http://localhost:1/register/verify-email',
    'https://portal.test/',
    'https://portal.test/register/reset-password',
    'https://portal.test/register/verify-email/x',
    'https://portal.test/register/../verify-email',
  ])('does not mail a link to %s', async (url) => {
    expect(await ask(url)).toMatchObject({ status: 400, field: 'CallbackUrl' })
  })

  it('accepts the loopback origin that it was called at, under any of its names', async () => {
    const { port } = new URL(running.url)
    expect((await ask(`http://localhost:${port}/register/verify-email`)).status).toBe(200)
    expect(await running.linkFor('unverified@demo.test')).toMatch(`http://localhost:${port}/register/verify-email?token=`)
  })

  it('refuses a token after a day', async () => {
    expect((await ask()).status).toBe(200)
    const token = await running.tokenFor('unverified@demo.test')
    running.clock.forward(24 * 3600 * 1000)
    expect(await verify(token)).toMatchObject({ status: 410, message: messages.linkInvalid })
  })

  it('is done once by the mailed link, whoever is first of ten', async () => {
    expect((await ask()).status).toBe(200)
    expect(await running.linkFor('unverified@demo.test')).toMatch(/^https:\/\/portal\.test\/register\/verify-email\?token=/)
    expect(await isVerified()).toBe(false)
    const token = await running.tokenFor('unverified@demo.test')
    const replies = await Promise.all(Array.from({ length: 10 }, () => verify(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
    expect(await isVerified()).toBe(true)
    expect((await verify(token)).status).toBe(410)
  })

  it('mails nothing to somebody who is verified already', async () => {
    const before = (await listOutbox(running.pool, running.settings)).length
    expect((await ask()).status).toBe(200)
    expect((await listOutbox(running.pool, running.settings)).length).toBe(before)
  })
})

describe('password reset', () => {
  const ask = (Email: string, CallbackUrl = callback('reset-password')) =>
    running.call('POST', '/authentication/SendResetPasswordLink', { body: { Email, CallbackUrl } })
  const save = (Token: string, Password: string) =>
    running.call('POST', '/authentication/SaveNewPassword', { body: { Token, Password } })
  const isValid = async (Token: string): Promise<unknown> =>
    (await running.call('POST', '/authentication/ValidateResetToken', { body: { Token } })).value
  const askedToken = async (email: string): Promise<string> => {
    await ask(email)
    await running.drain()
    return await running.tokenFor(email)
  }

  it('does the same for a known and an unknown e-mail until it is answered', async () => {
    const known = await ask('member@demo.test')
    const unknown = await ask('nobody@demo.test')
    expect(known.text).toBe(unknown.text)
    expect(known.status).toBe(200)
    const waiting = await running.db.select({ sentAt: outbox.sentAt }).from(outbox).where(eq(outbox.kind, 'reset-request'))
    expect(waiting).toEqual([{ sentAt: null }, { sentAt: null }])
    expect(await running.db.select().from(oneTimeToken).where(eq(oneTimeToken.purpose, 'reset'))).toEqual([])
    await running.drain()
    const mailed = (await listOutbox(running.pool, running.settings)).map(({ to }) => to)
    expect(mailed).toContain('member@demo.test')
    expect(mailed).not.toContain('nobody@demo.test')
  })

  it.each([
    'https://evil.test/register/reset-password',
    'https://portal.test/register/verify-email',
    'https://portal.test/team-member/dashboard',
  ])('names CallbackUrl when it leads to %s', async (url) => {
    expect(await ask('member@demo.test', url)).toMatchObject({ status: 400, field: 'CallbackUrl' })
  })

  it('saves the password once, whoever is first of ten, and ends every session', async () => {
    const sessions = [await running.logIn('idle'), await running.logIn('idle')]
    const token = await askedToken('idle@demo.test')
    expect(await isValid(token)).toEqual({ IsValid: true })
    expect(await isValid(token)).toEqual({ IsValid: true })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => save(token, `New-password-${index}`)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)])
    expect(replies.find(({ status }) => status === 410)?.message).toBe(messages.resetTokenInvalid)
    const winner = replies.findIndex(({ status }) => status === 200)
    expect(await isValid(token)).toEqual({ IsValid: false })
    await running.logIn('idle', `New-password-${winner}`)
    await expect(running.logIn('idle')).rejects.toThrow(messages.wrongCredentials)
    for (const session of sessions) {
      const refreshed = await running.call('GET', '/authentication/refreshToken', {
        headers: { 'x-refresh-token': session.refreshToken },
      })
      const used = await running.call('PUT', '/notification/readAll', { session })
      expect([refreshed.status, used.status]).toEqual([401, 401])
    }
  })

  it.each([
    ['is too short', 'short', messages.passwordLength],
    ['is a common one', 'qwertyuiop', messages.passwordCommon],
    ['is the e-mail', 'Lead@demo.test', messages.passwordPersonal],
  ])('keeps the token when the password %s', async (_what, password, message) => {
    const token = await askedToken('lead@demo.test')
    expect(await save(token, password)).toMatchObject({ status: 400, field: 'Password', message })
    expect(await isValid(token)).toEqual({ IsValid: true })
  })

  it('is over after an hour, and when a newer link was asked for', async () => {
    const first = await askedToken('lead@demo.test')
    running.clock.forward(1000)
    const second = await askedToken('lead@demo.test')
    expect(await isValid(first)).toEqual({ IsValid: false })
    running.clock.forward(3600 * 1000)
    expect(await isValid(second)).toEqual({ IsValid: false })
  })
})
