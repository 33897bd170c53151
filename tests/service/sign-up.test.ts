import { Buffer } from 'node:buffer'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waysToKnow } from '../../src/rules/credentials.ts'
import { messages } from '../../src/rules/messages.ts'
import { userAccount } from '../../src/service/db/member-schema.ts'
import { type RunningService, serviceForTest, startService, textOf } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const person = (given: Readonly<Record<string, unknown>> = {}) => ({
  FirstName: 'Nora',
  LastName: 'Lund',
  Email: 'nora@example.org',
  Telephone: '+47 (400) 00-100',
  Password: 'a long password',
  ...given,
})
const signUp = (given: Readonly<Record<string, unknown>> = {}, path = '/teammember/signup') =>
  running.call('POST', path, { body: person(given) })

describe('sign-up', () => {
  it('makes an account that can verify its e-mail and sign in', async () => {
    const made = await signUp({ Email: '  Nora@Example.org ', WayToKnow: 'Referral' })
    expect(made.status).toBe(200)
    const token = await running.tokenFor('nora@example.org')
    const verified = await running.call('POST', '/authentication/ValidateVerificationEmail', { body: { Token: token } })
    expect(verified.status).toBe(200)
    const session = await running.logIn('nora@example.org', 'a long password')
    expect(session.memberId).toBe(textOf(made.value, 'id'))
    const record = await running.call('GET', '/teammember/GetTeammemberWithProfessional', { session })
    expect(record.value).toMatchObject({
      Email: 'nora@example.org',
      Phone: '+4740000100',
      FullName: 'Nora Lund',
      SpecificRoles: [],
      ProfessionalDetail: null,
    })
  })

  it.each([
    ['e-mail', { Email: 'MEMBER@demo.test', Telephone: '+4740000777' }],
    ['phone number', { Email: 'fresh@example.org', Telephone: '+61 400-000-002' }],
  ])('refuses a taken %s and makes nothing', async (_what, given) => {
    const before = await running.db.$count(userAccount)
    expect(await signUp(given)).toMatchObject({ status: 409, message: messages.signUpConflict })
    expect(await running.db.$count(userAccount)).toBe(before)
  })

  it('gives one account to 20 requests at once for the same e-mail', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signUp({ Email: 'race@example.org', Telephone: `+47400002${String(index).padStart(2, '0')}` }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  })

  it('answers the same at /teammember/create', async () => {
    expect((await signUp({ Email: 'create@example.org', Telephone: '+4740000300' }, '/teammember/create')).status).toBe(200)
  })

  it.each([
    ['Email', { Email: 'not an address' }, messages.emailInvalid],
    ['Email', { Email: 'no-dot@localhost' }, messages.emailInvalid],
    ['Telephone', { Telephone: '12' }, messages.phoneInvalid],
    ['Password', { Password: 'short' }, messages.passwordLength],
    ['Password', { Password: 'x'.repeat(129) }, messages.passwordLength],
    ['Password', { Password: 'password' }, messages.passwordCommon],
    ['Password', { Password: 'PassWord1' }, messages.passwordCommon],
    ['Password', { Password: '12345678' }, messages.passwordCommon],
    ['Password', { Password: '        ' }, messages.passwordCommon],
    ['Password', { Password: 'Fields@Example.org' }, messages.passwordPersonal],
    ['Password', { Password: 'my name is nora' }, messages.passwordPersonal],
    ['FirstName', { FirstName: '   ' }, 'FirstName is required.'],
    ['LastName', { LastName: '' }, 'LastName is required.'],
    ['WayToKnow', { WayToKnow: 'A dream' }, `WayToKnow must be one of: ${waysToKnow.join(', ')}.`],
    ['role', { role: 'Admin' }, 'role is not a known field.'],
  ])('names %s', async (field, given, message) => {
    expect(await signUp({ Email: 'fields@example.org', Telephone: '+4740000400', ...given })).toMatchObject({
      status: 400,
      field,
      message,
    })
  })
})

describe('captcha', () => {
  const solve = async (guarded: RunningService) => {
    const { value } = await guarded.call('GET', '/teammember/captchaChallenge')
    const challenge = value as Parameters<typeof solveChallenge>[0]['challenge']
    const solution = await solveChallenge({ challenge, deriveKey })
    const tokenOf = (changed: typeof challenge) =>
      Buffer.from(JSON.stringify({ challenge: changed, solution })).toString('base64')
    return { challenge, solution, solved: tokenOf(challenge), tokenOf }
  }

  it('asks for none unless configured', async () => {
    expect((await running.call('GET', '/teammember/captchaChallenge')).value).toBeNull()
    expect((await running.call('POST', '/teammember/verifyCaptcha', { body: { captchaToken: 'anything' } })).value).toBe(true)
  })

  it('lets one sign-up through for one solution', async () => {
    const guarded = await serviceForTest({ captcha: true })
    const { challenge, solution, solved, tokenOf } = await solve(guarded)
    // Half a second of one core on average: what a browser shows of its progress is out of this.
    expect(challenge.parameters).toMatchObject({ cost: 5000, data: { most: 500 } })
    expect(solution?.counter).toBeLessThanOrEqual(500)
    const send = (given: Readonly<Record<string, unknown>>) => guarded.call('POST', '/teammember/signup', { body: person(given) })

    expect(await send({})).toMatchObject({ status: 400, field: 'CaptchaToken' })
    expect(await send({ CaptchaToken: 'e30=' })).toMatchObject({ status: 400, field: 'CaptchaToken' })
    const forged = tokenOf({ ...challenge, parameters: { ...challenge.parameters, cost: 1 } })
    expect((await guarded.call('POST', '/teammember/verifyCaptcha', { body: { captchaToken: forged } })).value).toBe(false)
    expect((await guarded.call('POST', '/teammember/verifyCaptcha', { body: { captchaToken: solved } })).value).toBe(true)
    expect((await send({ CaptchaToken: solved })).status).toBe(200)
    expect(await send({ CaptchaToken: solved, Email: 'second@example.org', Telephone: '+4740000500' })).toMatchObject({
      status: 400,
      field: 'CaptchaToken',
    })
  })

  it('answers a request again with its solution, also when that has expired since; an expired one makes no account', async () => {
    const guarded = await serviceForTest({ captcha: true })
    const send = (CaptchaToken: string, key: string) =>
      guarded.call('POST', '/teammember/signup', { body: person({ CaptchaToken }), key })
    const first = await solve(guarded)
    const late = await solve(guarded)
    const made = await send(first.solved, 'key-1')
    expect(made.status).toBe(200)
    expect(await send(first.solved, 'key-1')).toMatchObject({ status: 200, value: made.value })
    guarded.clock.forward(21 * 60 * 1000)
    expect(await send(first.solved, 'key-1')).toMatchObject({ status: 200, value: made.value })
    const body = person({ CaptchaToken: late.solved, Email: 'late@example.org', Telephone: '+4740000600' })
    const tryLate = (given: object) => guarded.call('POST', '/teammember/signup', { body: { ...body, ...given }, key: 'key-2' })
    expect(await tryLate({})).toMatchObject({ status: 400, field: 'CaptchaToken' })
    // The refusal is not kept under the key: another solution may come under it.
    expect((await tryLate({ CaptchaToken: (await solve(guarded)).solved })).status).toBe(200)
  })
})
