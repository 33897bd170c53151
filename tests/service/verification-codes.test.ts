import { describe, expect, it } from 'vitest'
import { sentCode } from '../../src/service/db/contact-schema.ts'
import { tidy } from '../../src/service/outbox/drain.ts'
import { defaultRateLimits } from '../../src/service/settings.ts'
import { asAddress, asPhone, codeMessages, contactOf, home, lastCode, otherThan } from './support/contact.ts'
import { serviceForTest } from './support/service.ts'

const minute = 60_000

const personWithPhone = async (given: Parameters<typeof serviceForTest>[0] = {}) => {
  const running = await serviceForTest(given)
  const calls = contactOf(running, await running.logIn('newcomer'))
  const { Id } = asPhone(await calls.savePhone('+351 910 000 111'))
  return {
    running,
    Id,
    ...calls,
    /** Id tokens live five minutes; a person who waits signs in again. */
    later: async (milliseconds: number) => {
      running.clock.forward(milliseconds)
      return contactOf(running, await running.logIn('newcomer'))
    },
    send: async () => asPhone(await calls.sendPhoneCode(Id)),
    code: () => lastCode(running),
  }
}

const tooMany = { status: 409, message: 'Too many wrong attempts. Please request a new code.' }

describe('sending', () => {
  it('mails the code of an address to the account and texts the code of a phone', async () => {
    const { running, Id, saveAddress, sendAddressCode, sendPhoneCode } = await personWithPhone()
    const address = asAddress(await saveAddress())
    const [start, end] = [running.clock.now, new Date(running.clock.now.getTime() + 10 * minute)].map((at) => at.toISOString())
    const timer = { StartTimerDate: start, EndTimerDate: end, VerificationCode: null, WrongCodeInputCount: 0, VerifiedOn: null }
    expect(asAddress(await sendAddressCode(address.Id))).toMatchObject({ Id: address.Id, ...timer })
    running.clock.forward(1)
    expect(asPhone(await sendPhoneCode(Id))).toMatchObject({ Id })
    const [text, mail] = await codeMessages(running)
    expect(text).toMatchObject({ kind: 'text', to: '+351910000111', text: expect.stringContaining('valid for 10 minutes') })
    expect(mail).toMatchObject({
      kind: 'mail',
      to: 'newcomer@demo.test',
      subject: 'Verification code for Rua das Flores 1, Porto',
      text: expect.stringContaining('Rua das Flores 1, 4050-262, Porto, Portugal'),
    })
  })

  it('opens when the code before has ended, and not a moment earlier', async () => {
    const { send, Id, later } = await personWithPhone()
    await send()
    const early = await later(10 * minute - 1)
    expect(await early.sendPhoneCode(Id)).toMatchObject({
      status: 409,
      message: 'A code has been sent already. You can request a new one when it has expired.',
    })
    const onTime = await later(1)
    expect((await onTime.sendPhoneCode(Id)).status).toBe(200)
  })

  it('sends one code of many wishes at once', async () => {
    const { running, Id, sendPhoneCode } = await personWithPhone()
    const replies = await Promise.all(Array.from({ length: 30 }, () => sendPhoneCode(Id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(29)
    expect(await codeMessages(running)).toHaveLength(1)
  })

  it('replaces a locked code at once, five times an hour', async () => {
    const { running, Id, send, code, later, verifyPhone, sendPhoneCode } = await personWithPhone()
    const lock = async () => {
      const wrong = otherThan(await code())
      for (let index = 1; index <= 5; index += 1) expect(asPhone(await verifyPhone(Id, wrong)).WrongCodeInputCount).toBe(index)
      expect(await verifyPhone(Id, wrong)).toMatchObject(tooMany)
    }
    for (let index = 0; index < 5; index += 1) {
      expect((await send()).WrongCodeInputCount).toBe(0)
      running.clock.forward(1000)
      await lock()
    }
    const refused = { status: 429, message: 'Too many codes have been sent. Please try again in 60 minutes.' }
    expect(await sendPhoneCode(Id)).toMatchObject(refused)
    expect(await codeMessages(running)).toHaveLength(5)
    const nearly = await later(60 * minute - 5001)
    expect(await nearly.sendPhoneCode(Id)).toMatchObject({
      status: 429,
      message: 'Too many codes have been sent. Please try again in 1 minute.',
    })
    const hourLater = await later(1)
    expect((await hourLater.sendPhoneCode(Id)).status).toBe(200)
  })

  it('is counted for the person as well: removing and adding a phone again pays for no more than 20', async () => {
    const { running, removePhone, savePhone, sendPhoneCode } = await personWithPhone()
    const statuses = []
    for (let index = 0; index < 21; index += 1) {
      const { Id } = asPhone(await savePhone(`+3519200000${index + 10}`))
      statuses.push((await sendPhoneCode(Id)).status)
      await removePhone(Id)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect(await codeMessages(running)).toHaveLength(20)
    running.clock.forward(60 * minute - 1)
    await tidy(running, running.clock.now)
    expect(await running.db.$count(sentCode)).toBe(20)
    running.clock.forward(1)
    await tidy(running, running.clock.now)
    expect(await running.db.$count(sentCode)).toBe(0)
  })
})

describe('verifying', () => {
  it('takes the right code in any spelling: an unchanged count, and the code is spent', async () => {
    const { running, Id, send, code, verifyPhone } = await personWithPhone()
    await send()
    const right = await code()
    expect(asPhone(await verifyPhone(Id, otherThan(right)))).toMatchObject({ WrongCodeInputCount: 1, VerifiedOn: null })
    expect(asPhone(await verifyPhone(Id, ` ${right.slice(0, 3)}-${right.slice(3)} `))).toMatchObject({
      WrongCodeInputCount: 1,
      VerifiedOn: running.clock.now.toISOString(),
      StartTimerDate: null,
      EndTimerDate: null,
      VerificationCode: null,
    })
    expect(await verifyPhone(Id, right)).toMatchObject({ status: 409, message: 'Please request a code first.' })
  })

  it.each(['12345', '1234567', 'abcdef', '12345a', '１２３４５６'])('does not count %s, which is no code', async (typed) => {
    const { Id, send, find, verifyPhone } = await personWithPhone()
    await send()
    expect(await verifyPhone(Id, typed)).toMatchObject({
      status: 400,
      field: 'verificationCode',
      message: 'The verification code is wrong.',
    })
    expect((await find()).Phones).toMatchObject([{ WrongCodeInputCount: 0 }])
  })

  it('takes the code until it ends, and says so afterwards', async () => {
    const { Id, send, code, later, running } = await personWithPhone()
    await send()
    const right = await code()
    const late = await later(10 * minute)
    expect(await late.verifyPhone(Id, right)).toMatchObject({
      status: 409,
      message: 'The code has expired. Please request a new code.',
    })
    running.clock.forward(-1)
    expect(asPhone(await late.verifyPhone(Id, right)).VerifiedOn).not.toBeNull()
  })

  it('locks after five wrong entries, also for the right code and after its end', async () => {
    const { Id, send, code, verifyPhone, later } = await personWithPhone()
    await send()
    const right = await code()
    for (let index = 0; index < 5; index += 1) await verifyPhone(Id, otherThan(right))
    expect(await verifyPhone(Id, right)).toMatchObject(tooMany)
    const late = await later(11 * minute)
    expect(await late.verifyPhone(Id, right)).toMatchObject(tooMany)
  })

  it('belongs to its own entry: the code of one phone does not verify another', async () => {
    const { Id, send, code, savePhone, sendPhoneCode, verifyPhone } = await personWithPhone()
    await send()
    const first = await code()
    const other = asPhone(await savePhone('+351910000112'))
    await sendPhoneCode(other.Id)
    const second = (await code()) === first ? null : first
    if (second !== null) expect(asPhone(await verifyPhone(other.Id, second)).VerifiedOn).toBeNull()
    expect(asPhone(await verifyPhone(Id, first)).VerifiedOn).not.toBeNull()
  })

  it('compares at most five of 1,000 guesses at once', async () => {
    const { Id, send, code, find, verifyPhone } = await personWithPhone({ connectionTimeoutMillis: 60_000 })
    await send()
    const right = await code()
    const guesses = Array.from({ length: 1000 }, (_, index) => otherThan(right, index + 1))
    const replies = await Promise.all(guesses.map((guess) => verifyPhone(Id, guess)))
    const compared = replies.filter(({ status }) => status === 200).map((reply) => asPhone(reply).WrongCodeInputCount)
    expect(compared.sort()).toEqual([1, 2, 3, 4, 5])
    expect(replies.filter((reply) => reply.status === 409 && reply.message === tooMany.message)).toHaveLength(995)
    expect(await verifyPhone(Id, right)).toMatchObject(tooMany)
    expect((await find()).Phones).toMatchObject([{ WrongCodeInputCount: 5, VerifiedOn: null }])
  })

  it('verifies once of many right ones at once, and counts a try that was sent twice once', async () => {
    const { running, Id, send, code, verifyPhone, find } = await personWithPhone()
    await send()
    const right = await code()
    const session = await running.logIn('newcomer')
    const body = { verificationCode: otherThan(right) }
    const twice = () => running.call('POST', `/teammember/verifyPhone/${Id}`, { session, body, key: 'same-try' })
    expect([asPhone(await twice()), asPhone(await twice())].map((phone) => phone.WrongCodeInputCount)).toEqual([1, 1])
    const replies = await Promise.all(Array.from({ length: 20 }, () => verifyPhone(Id, right)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await find()).Phones).toMatchObject([{ WrongCodeInputCount: 1, VerifiedOn: expect.any(String) }])
  })
})

it('is limited by the rate limits as well', async () => {
  const code = { perAccount: 3, perAddress: 100, windowSeconds: 60 }
  const { Id, verifyPhone } = await personWithPhone({ rateLimits: { ...defaultRateLimits, code } })
  const statuses = []
  for (let index = 0; index < 4; index += 1) statuses.push((await verifyPhone(Id, '123456')).status)
  expect(statuses).toEqual([409, 409, 409, 429])
})

it('never shows a code: not in answers, the log or the database', async () => {
  const lines: string[] = []
  const { running, Id, send, code, verifyPhone, saveAddress, sendAddressCode, verifyAddress, find, later } =
    await personWithPhone({
      log: (line) => lines.push(line),
    })
  const { Id: addressId } = asAddress(await saveAddress(home))
  const codes = new Set<string>()
  const texts: string[] = []
  const keep = (reply: { readonly text: string }): void => {
    texts.push(reply.text)
  }
  await send()
  codes.add(await code())
  keep(await verifyPhone(Id, otherThan(await code())))
  keep(await verifyPhone(Id, await code()))
  running.clock.forward(1)
  keep(await sendAddressCode(addressId))
  codes.add(await code())
  keep(await sendAddressCode(addressId))
  keep(await verifyAddress(addressId, otherThan(await code())))
  texts.push(JSON.stringify(await find()))
  const hours = await later(2 * 60 * minute)
  await running.pool.query('alter table outbox rename to gone')
  const failed = await hours.sendAddressCode(addressId)
  await running.pool.query('alter table gone rename to outbox')
  keep(failed)
  expect(failed).toMatchObject({ status: 500, message: 'An error has occurred!' })
  expect(lines.some((line) => line.includes('unexpected failure'))).toBe(true)
  const { rows } = await running.pool.query(
    "select contact_entry::text as row, encode(code_mac, 'escape') as mac from contact_entry",
  )
  const { rows: messages } = await running.pool.query("select outbox::text as row, encode(sealed_message, 'escape') from outbox")
  const everything = [...texts, ...lines, JSON.stringify([rows, messages])]
  expect(codes.size).toBeGreaterThan(0)
  for (const secret of codes) {
    for (const text of everything) expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`))
  }
})
