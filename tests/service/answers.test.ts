import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { envelope } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/v1.ts'
import { demoPeople } from '../../src/service/db/seed/people.ts'
import { confirmationOf } from './support/confirmation.ts'
import { bodyFor, exampleOf, pathFor } from './support/examples.ts'
import { type Reply, type RunningService, type Session, startService } from './support/service.ts'

/** Every answer of every call is looked through for what must never leave the service. */

let running: RunningService
const stored = new Set<string>()
const lines: string[] = []

const encodings = (bytes: Buffer): string[] => [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]

beforeAll(async () => {
  running = await startService({ log: (line) => lines.push(line) })
  // Something secret of others in every table that holds secrets.
  const lead = await running.logIn('lead')
  const body = { CallbackUrl: 'https://portal.test/register/verify-email' }
  await running.call('POST', '/authentication/SendVerificationEmail', { session: await running.logIn('unverified'), body })
  const device = { FirebaseToken: 'subscription of lead', DeviceType: 'web', Model: 'Test' }
  await running.call('POST', '/authentication/SendUserDevice', { session: lead, body: device, key: 'a-key' })
  stored.add('subscription of lead').add(lead.idToken).add(lead.refreshToken)
  stored.add(await running.tokenFor('unverified@demo.test'))
  for (const [table, columns] of [
    ['user_account', ['password_hash']],
    ['refresh_token', ['token_hash']],
    ['one_time_token', ['token_hash']],
    ['user_device', ['token_hash', 'token']],
    ['outbox', ['sealed_message']],
    ['payment_account', ['wallet_address', 'account_number', 'email', 'number_mac', 'swift_mac']],
    ['idempotency_key', ['key_hash', 'request_mac', 'sealed_answer']],
  ] as const) {
    const { rows } = await running.pool.query<Record<string, unknown>>(`select ${columns.join(', ')} from ${table}`)
    expect(rows.length, table).toBeGreaterThan(0)
    for (const value of rows.flatMap((row) => Object.values(row))) {
      if (typeof value === 'string') stored.add(value)
      if (Buffer.isBuffer(value)) for (const text of encodings(value)) stored.add(text)
    }
  }
})
afterAll(() => running.stop())

const make = async (domain: string, name: string, caller: string): Promise<{ reply: Reply; session: Session }> => {
  const found = allCalls.find((entry) => entry.domain === domain && entry.name === name)
  if (found === undefined) throw new Error(`No call ${domain}.${name}`)
  const body = bodyFor(found.call, exampleOf(domain, name), caller)
  const session = await running.logIn(caller)
  const reply = await running.call(found.call.method, pathFor(found.call, caller), {
    session,
    headers: {
      'x-refresh-token': session.refreshToken,
      ...(found.call.isConfirmed === true ? { 'x-confirmation': await confirmationOf(running, session) } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { reply, session }
}

const others = demoPeople.filter(({ name }) => name !== 'member')

describe.each(allCalls.map(({ domain, name, call }) => ({ title: `${call.method} ${call.path}`, domain, name, call })))(
  '$title',
  ({ domain, name, call }) => {
    it('answers what the contract says, and nothing secret or of somebody else', async () => {
      const { reply } = await make(domain, name, 'member')
      if (reply.status === 200 && call.transfer !== 'download') {
        const errors = Compile(envelope(call.answer)).Errors(JSON.parse(reply.text))
        expect(errors).toEqual([])
      }
      expect(reply.headers.get('cache-control')).toBe('no-store')
      for (const secret of stored) expect(reply.text).not.toContain(secret)
      expect(reply.text).not.toMatch(/password|hash|\$argon2|"VerificationCode":(?!null)|sealed/i)
      for (const { name: other } of others) expect(reply.text).not.toContain(`${other}@demo.test`)
    })
  },
)

it('tells a refused caller nothing of what went wrong inside, and the log all', async () => {
  const session = await running.logIn('member')
  await running.pool.query('alter table notification rename to gone')
  try {
    const reply = await running.call('PUT', '/notification/readAll', { session })
    expect(reply).toMatchObject({ status: 500, message: 'An error has occurred!' })
    expect(reply.text).not.toMatch(/notification|relation|update|select|stack/i)
    const told = lines.filter((line) => line.includes('unexpected failure')).map((line) => JSON.parse(line) as object)
    expect(told).toMatchObject([
      { level: 50, err: { message: 'relation "notification" does not exist', stack: expect.any(String) } },
    ])
  } finally {
    await running.pool.query('alter table gone rename to notification')
  }
})
