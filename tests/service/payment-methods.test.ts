import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages } from '../../src/rules/messages.ts'
import { auditRecord } from '../../src/service/db/audit-schema.ts'
import { teamMember } from '../../src/service/db/member-schema.ts'
import { outbox } from '../../src/service/db/message-schema.ts'
import { payRun } from '../../src/service/db/pay-run-schema.ts'
import { paymentAccount } from '../../src/service/db/payment-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { listOutbox } from '../../src/service/outbox/outbox.ts'
import { confirmationOf } from './support/confirmation.ts'
import { type Reply, type RunningService, type Session, startService } from './support/service.ts'

/** Payment methods over v1 (specification 4, 5, 7.5; decisions B and C), each case by a person without any account. */

const bank = { Country: 'Australia', BSB: '063-000', AccountName: 'Olivia Nguyen', AccountNumber: '1234 5678' }
const iranian = {
  Country: 'Iran',
  BankName: 'Bank Mellat',
  ShebaNumber: 'IR82 0540 1026 8002 0817 9090 02',
  AccountName: 'Olivia Nguyen',
  AccountNumber: '8800-1234-5',
}
const wise = {
  FullName: 'Olivia Nguyen',
  Email: 'olivia.money@demo.test',
  BankName: 'Community Bank',
  AccountNumber: '9670001234',
  SwiftCode: 'TRWIBEB1XXX',
  Country: 'Belgium',
  City: 'Brussels',
  PostCode: '1050',
  RecipientAddress: 'Rue du Trône 100',
}
const wallet = { WalletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const paypal = { Email: 'olivia.paypal@demo.test', FullName: 'Olivia Nguyen' }

type Path = 'cryptoCurrency' | 'bankAccount' | 'wiseAccount' | 'paypal'
interface Account {
  readonly Id: string
  readonly IsDefault: boolean
  readonly [field: string]: unknown
}

let running: RunningService
let olivia: Session
const memberId = seedId('olivia/member')

beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())
beforeEach(async () => {
  const { db } = running
  await db.delete(paymentAccount).where(eq(paymentAccount.memberId, memberId))
  await db.delete(payRun).where(eq(payRun.memberId, memberId))
  await db.delete(outbox)
  await db.delete(auditRecord).where(eq(auditRecord.memberId, memberId))
  await db.update(teamMember).set({ paymentMethodType: 0, updatedPaymentMethodDate: null }).where(eq(teamMember.id, memberId))
  olivia = await running.logIn('olivia')
})

const post = async (path: string, body: unknown, options: { session?: Session; token?: string | null; key?: string } = {}) => {
  const { session = olivia, key } = options
  const token = options.token === undefined ? await confirmationOf(running, session) : options.token
  return await running.call('POST', `/paymentMethod${path}`, {
    session,
    body,
    ...(token === null ? {} : { headers: { 'x-confirmation': token } }),
    ...(key === undefined ? {} : { key }),
  })
}
const get = async (path = '', session = olivia): Promise<Reply> => await running.call('GET', `/paymentMethod${path}`, { session })
const accountsIn = (reply: Reply): readonly Account[] => {
  expect(reply.status, reply.text).toBe(200)
  return reply.value as readonly Account[]
}
const add = async (path: Path, body: object): Promise<readonly Account[]> => accountsIn(await post(`/${path}`, body))
const startPayRun = async (): Promise<void> => {
  await running.db.insert(payRun).values({
    memberId,
    id: seedId('olivia/pay-run/active'),
    fromDate: '2026-10-01',
    toDate: '2026-10-31',
    createdAt: running.clock.now,
  })
}
const chosen = async (type: number, at: Date | null): Promise<void> => {
  await running.db
    .update(teamMember)
    .set({ paymentMethodType: type, updatedPaymentMethodDate: at })
    .where(eq(teamMember.id, memberId))
}
const mailsTo = async (email: string) => (await listOutbox(running.pool, running.settings)).filter(({ to }) => to === email)

describe('an account that is added', () => {
  it.each([
    ['cryptoCurrency', wallet, { WalletAddress: '••••eAed' }, 1],
    ['bankAccount', bank, { BSB: '063000', AccountNumber: '••••5678', BankName: null, ShebaNumber: null }, 2],
    ['bankAccount', iranian, { BSB: null, AccountNumber: '••••2345', BankName: 'Bank Mellat', ShebaNumber: '••••9002' }, 2],
    ['wiseAccount', wise, { Email: 'o••••@demo.test', AccountNumber: '••••1234', SwiftCode: 'TRWIBEB1XXX', City: 'Brussels' }, 3],
    ['paypal', paypal, { Email: 'o••••@demo.test', FullName: 'Olivia Nguyen' }, 4],
  ] as const)('%s is the default of its type, masked, and chooses the type', async (path, body, shown, type) => {
    const [account, ...others] = await add(path, body)
    expect(others).toEqual([])
    expect(account).toMatchObject({ ...shown, IsDefault: true, CreatedAt: running.clock.now.toISOString() })
    expect((await get(`/${path}`)).value).toEqual([account])
    expect((await get()).value).toMatchObject({
      PaymentMethodType: type,
      UpdatedPaymentMethodDate: running.clock.now.toISOString(),
      HasActivePayRun: false,
    })
  })

  it('has every field of specification 3, and in full only where it is revealed, which is written down', async () => {
    const [first] = await add('wiseAccount', wise)
    const revealed = await get(`/wiseAccount/${first?.Id}/reveal`)
    const at = running.clock.now.toISOString()
    expect(first).toMatchObject({ RevealedAt: null })
    expect(revealed.value).toEqual({ ...wise, Id: first?.Id, CreatedAt: at, IsDefault: true, RevealedAt: at })
    expect((await get('/wiseAccount')).value).toMatchObject([{ RevealedAt: at }])
    const audited = await running.db.select().from(auditRecord).where(eq(auditRecord.memberId, memberId))
    expect(audited.map(({ event }) => event).sort()).toEqual(['Create', 'Reveal'])
    expect(audited.every(({ recordId, recordType }) => recordId === first?.Id && recordType === 'PaymentAccount')).toBe(true)
  })

  it('is kept as numbers are compared, and shown in full as that', async () => {
    const [first] = await add('bankAccount', iranian)
    expect((await get(`/bankAccount/${first?.Id}/reveal`)).value).toMatchObject({
      ShebaNumber: 'IR820540102680020817909002',
      AccountNumber: '880012345',
    })
  })

  it('leaves the default where it is, unless it is to be the default', async () => {
    const [first] = await add('bankAccount', bank)
    const second = await add('bankAccount', { ...bank, AccountNumber: '87654321' })
    expect(second.map(({ Id, IsDefault }) => [Id === first?.Id, IsDefault])).toEqual([
      [true, true],
      [false, false],
    ])
    const third = await add('bankAccount', { ...bank, AccountNumber: '55554444', IsDefault: true })
    expect(third.map(({ AccountNumber, IsDefault }) => [AccountNumber, IsDefault])).toEqual([
      ['••••4444', true],
      ['••••5678', false],
      ['••••4321', false],
    ])
  })

  it('is told to the person, with its number masked', async () => {
    await add('bankAccount', bank)
    const [mail] = await mailsTo('olivia@demo.test')
    expect(mail?.subject).toBe('Your payment method has been changed')
    expect(mail?.text).toContain('••••5678')
    expect(mail?.text).not.toContain('12345678')
  })

  it.each([
    ['bankAccount', { ...bank, Country: 'Germany' }, 'Country'],
    ['bankAccount', { ...bank, BSB: '0630' }, 'BSB'],
    ['bankAccount', { ...bank, BSB: undefined }, 'BSB'],
    ['bankAccount', { ...bank, AccountNumber: '1e309' }, 'AccountNumber'],
    ['bankAccount', { ...bank, AccountNumber: 12345678 }, 'AccountNumber'],
    ['bankAccount', { ...bank, AccountNumber: -0 }, 'AccountNumber'],
    ['bankAccount', { ...bank, AccountName: '💸'.repeat(60) }, 'AccountName'],
    ['bankAccount', { ...bank, AccountName: ' \u200b ' }, 'AccountName'],
    ['bankAccount', { ...bank, AccountName: 'x'.repeat(1_000_000) }, 'AccountName'],
    ['bankAccount', { ...iranian, BankName: 'Bank\u202eillaM' }, 'BankName'],
    ['bankAccount', { ...iranian, BankName: 'Bank\u0000Mellat' }, 'BankName'],
    ['bankAccount', { ...iranian, ShebaNumber: 'IR820540102680020817909003' }, 'ShebaNumber'],
    ['bankAccount', { ...iranian, ShebaNumber: null }, 'ShebaNumber'],
    ['bankAccount', {}, 'AccountName'],
    ['cryptoCurrency', { WalletAddress: '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'WalletAddress'],
    ['cryptoCurrency', { ...wallet, Owner: 'somebody' }, 'Owner'],
    ['wiseAccount', { ...wise, SwiftCode: 'TRWI' }, 'SwiftCode'],
    ['wiseAccount', { ...wise, PostCode: '' }, 'PostCode'],
    ['paypal', { ...paypal, Email: 'olivia' }, 'Email'],
  ])('%s is refused when it is not in order (%#)', async (path, body, field) => {
    const reply = await post(`/${path}`, body)
    expect([reply.status, reply.field], reply.text.slice(0, 300)).toEqual([400, field])
    expect(accountsIn(await get(`/${path}`))).toEqual([])
  })

  it('takes an emoji in a name and joiners in the name of a bank', async () => {
    await add('bankAccount', { ...iranian, BankName: 'بانک می\u200cلت\u200f', AccountName: 'Olivia 🏦' })
  })
})

describe('an account that the person has already', () => {
  it.each([
    ['cryptoCurrency', wallet, { WalletAddress: ` ${wallet.WalletAddress.toLowerCase()} ` }, 'WalletAddress', 'crypto'],
    ['bankAccount', bank, { ...bank, BSB: '063000', AccountNumber: '12345678' }, 'AccountNumber', 'bank'],
    ['bankAccount', iranian, { ...iranian, BankName: ' bank MELLAT\u200f', AccountNumber: '880012345' }, 'AccountNumber', 'bank'],
    ['wiseAccount', wise, { ...wise, SwiftCode: 'WESTAU2S' }, 'AccountNumber', 'Wise'],
    ['wiseAccount', wise, { ...wise, AccountNumber: '1', SwiftCode: 'trwibeb1' }, 'SwiftCode', 'Wise'],
    ['paypal', paypal, { ...paypal, Email: 'OLIVIA.PayPal@demo.test' }, 'Email', 'PayPal'],
  ] as const)('%s is refused (%#)', async (path, first, again, field, name) => {
    await add(path, first)
    const reply = await post(`/${path}`, again)
    expect([reply.status, reply.field, reply.message]).toEqual([409, field, `This ${name} account already exists!`])
    expect(accountsIn(await get(`/${path}`))).toHaveLength(1)
  })

  it.each([
    ['bankAccount', bank, { ...bank, BSB: '063001' }],
    ['bankAccount', iranian, { ...iranian, BankName: 'Bank Melli' }],
    ['wiseAccount', wise, { ...wise, AccountNumber: '1', SwiftCode: 'WESTAU2S' }],
  ] as const)('%s with another bank is another one (%#)', async (path, first, other) => {
    await add(path, first)
    expect(await add(path, other)).toHaveLength(2)
  })

  it('is added once by twenty at the same time', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => confirmationOf(running, olivia)))
    const replies = await Promise.all(tokens.map((token) => post('/paypal', paypal, { token })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(accountsIn(await get('/paypal'))).toHaveLength(1)
  })
})

describe('the default', () => {
  it('is one after a hundred changes at the same time', async () => {
    for (const AccountNumber of ['11111111', '22222222', '33333333', '44444444'])
      await add('bankAccount', { ...bank, AccountNumber })
    const ids = accountsIn(await get('/bankAccount')).map(({ Id }) => Id)
    const tokens = await Promise.all(Array.from({ length: 100 }, () => confirmationOf(running, olivia)))
    const replies = await Promise.all(
      tokens.map((token, at) => post('/bankAccount', { Id: ids[at % ids.length], IsDefault: true }, { token })),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    for (const reply of [...replies, await get('/bankAccount')]) {
      expect(accountsIn(reply).filter(({ IsDefault }) => IsDefault)).toHaveLength(1)
    }
  })

  it('is told when it changes, and not when it is what it was', async () => {
    const [first] = await add('paypal', paypal)
    const [, second] = await add('paypal', { ...paypal, Email: 'second@demo.test' })
    const before = (await mailsTo('olivia@demo.test')).length
    expect(accountsIn(await post('/paypal', { Id: first?.Id, IsDefault: true }))[0]?.Id).toBe(first?.Id)
    expect((await mailsTo('olivia@demo.test')).length).toBe(before)
    // An entity may be sent as it was answered.
    expect(accountsIn(await post('/paypal', { ...second, IsDefault: true }))[0]?.Id).toBe(second?.Id)
    const mails = await mailsTo('olivia@demo.test')
    expect(mails.length).toBe(before + 1)
    expect(mails.filter(({ text }) => text.includes('your default account') && text.includes('s••••@demo.test'))).toHaveLength(1)
  })

  it('is all that can be changed of an account', async () => {
    const [first] = await add('paypal', paypal)
    const reply = await post('/paypal', { ...paypal, Id: first?.Id, IsDefault: false })
    expect([reply.status, reply.field]).toEqual([400, 'IsDefault'])
  })
})

describe('the confirmation', () => {
  const refused = (reply: Reply): void => {
    expect([reply.status, reply.field, reply.message]).toEqual([403, 'confirmation', messages.confirmationNeeded])
  }

  it('is needed for every change: a stolen session alone leads no money elsewhere', async () => {
    const [first] = await add('paypal', paypal)
    const [, second] = await add('paypal', { ...paypal, Email: 'second@demo.test' })
    refused(await post('/paypal', { Id: second?.Id, IsDefault: true }, { token: null }))
    refused(await post('/bankAccount', bank, { token: null }))
    refused(await post('', { PaymentMethodType: 2 }, { token: null }))
    refused(await post('/bankAccount', bank, { token: 'A'.repeat(64) }))
    refused(await post('/bankAccount', bank, { token: olivia.refreshToken }))
    expect(accountsIn(await get('/paypal')).map(({ Id }) => Id)).toEqual([first?.Id, second?.Id])
    expect(accountsIn(await get('/bankAccount'))).toEqual([])
  })

  it('is not given for a wrong password, and the session stays', async () => {
    const reply = await running.call('POST', '/authentication/ConfirmPassword', {
      session: olivia,
      body: { Password: 'wrong-1234' },
    })
    expect([reply.status, reply.field, reply.message]).toEqual([400, 'Password', messages.passwordWrong])
    expect((await get()).status).toBe(200)
  })

  it('is good for one change, also for two at the same time', async () => {
    const token = await confirmationOf(running, olivia)
    const bodies = [paypal, { ...paypal, Email: 'second@demo.test' }]
    const replies = await Promise.all(bodies.map((body) => post('/paypal', body, { token })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403])
    refused(await post('/paypal', { ...paypal, Email: 'third@demo.test' }, { token }))
    expect(accountsIn(await get('/paypal'))).toHaveLength(1)
  })

  it('that was given for a change is good for that change alone', async () => {
    await add('paypal', paypal)
    const second = { ...paypal, Email: 'second@demo.test' }
    const bound = (body: object, path = '/paymentMethod/paypal') => confirmationOf(running, olivia, { Path: path, Body: body })
    const token = await bound(second)
    refused(await post('/paypal', { ...second, Email: 'thief@demo.test' }, { token }))
    refused(await post('/paypal', { ...second, PostCode: undefined, IsDefault: true }, { token }))
    refused(await post('/bankAccount', bank, { token }))
    refused(await post('', { PaymentMethodType: 4 }, { token }))
    refused(await post('/paypal', second, { token: await bound(second, '/paymentMethod/wiseAccount') }))
    expect(accountsIn(await get('/paypal'))).toHaveLength(1)
    expect(accountsIn(await get('/bankAccount'))).toEqual([])
    // It was not used up, and the order of the fields says nothing.
    const turned = Object.fromEntries(Object.entries(second).toReversed())
    const [, made] = accountsIn(await post('/paypal', turned, { token }))
    expect(made).toMatchObject({ IsDefault: false })
    const chosen = { Id: made?.Id, IsDefault: true }
    const forDefault = await bound(chosen)
    refused(await post('/paypal', { Id: accountsIn(await get('/paypal'))[0]?.Id, IsDefault: true }, { token: forDefault }))
    expect(accountsIn(await post('/paypal', chosen, { token: forDefault }))[0]).toMatchObject({ Id: made?.Id })
  })

  it('is kept by who is refused for another reason', async () => {
    await add('paypal', paypal)
    const token = await confirmationOf(running, olivia)
    expect((await post('/paypal', paypal, { token })).status).toBe(409)
    expect((await post('/paypal', { ...paypal, Email: 'second@demo.test' }, { token })).status).toBe(200)
  })

  it('belongs to the person and to the session', async () => {
    refused(await post('/paypal', paypal, { token: await confirmationOf(running, await running.logIn('member')) }))
    refused(await post('/paypal', paypal, { token: await confirmationOf(running, await running.logIn('olivia')) }))
  })

  it('lives five minutes', async () => {
    const token = await confirmationOf(running, olivia)
    running.clock.forward(5 * 60 * 1000)
    olivia = await running.logIn('olivia')
    refused(await post('/paypal', paypal, { token }))
  })

  it('lets the same request be sent again with its key, which is answered as the first time', async () => {
    const token = await confirmationOf(running, olivia)
    refused(await post('/paypal', paypal, { token: 'A'.repeat(64), key: 'key-1' }))
    const first = await post('/paypal', paypal, { token, key: 'key-1' })
    const again = await post('/paypal', paypal, { token, key: 'key-1' })
    expect(again.value).toEqual(first.value)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(accountsIn(await get('/paypal'))).toHaveLength(1)
    expect((await post('/paypal', { ...paypal, FullName: 'Another' }, { token, key: 'key-1' })).status).toBe(422)
  })
})

describe('an active pay run', () => {
  const blocked = (reply: Reply, message: string): void => {
    expect([reply.status, reply.message]).toEqual([409, message])
  }

  it('lets accounts be added where there are some, and no default or type be changed', async () => {
    await add('paypal', paypal)
    const [, second] = await add('paypal', { ...paypal, Email: 'second@demo.test' })
    await startPayRun()
    expect((await get()).value).toMatchObject({ HasActivePayRun: true })
    expect(await add('paypal', { ...paypal, Email: 'third@demo.test' })).toHaveLength(3)
    blocked(await post('/paypal', { Id: second?.Id, IsDefault: true }), messages.defaultBlockedByPayRun)
    blocked(await post('/paypal', { ...paypal, Email: 'fourth@demo.test', IsDefault: true }), messages.defaultBlockedByPayRun)
    blocked(await post('/bankAccount', bank), messages.addBlockedByPayRun)
    await chosen(3, null)
    blocked(await post('', { PaymentMethodType: 4 }), messages.defaultBlockedByPayRun)
    await running.db.update(payRun).set({ paymentRefAddedDate: running.clock.now }).where(eq(payRun.memberId, memberId))
    expect(accountsIn(await post('/paypal', { Id: second?.Id, IsDefault: true }))[0]?.Id).toBe(second?.Id)
  })

  it('lets an account of another type be added where there are some, and the way of being paid stays', async () => {
    const [bankDefault] = await add('bankAccount', bank)
    await chosen(0, null)
    await add('paypal', paypal)
    await chosen(4, null)
    await startPayRun()
    await running.db.delete(outbox)
    const accounts = await add('bankAccount', { ...bank, AccountNumber: '87654321' })
    expect(accounts.map(({ Id, IsDefault }) => [Id === bankDefault?.Id, IsDefault])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await get()).value).toMatchObject({ PaymentMethodType: 4, UpdatedPaymentMethodDate: null, LockedUntil: null })
    const [mail, ...others] = await mailsTo('olivia@demo.test')
    expect(others).toEqual([])
    expect(mail?.text).toContain('an account has been added')
    expect(mail?.text).not.toContain('the way you are paid has been changed')
    blocked(await post('/bankAccount', { ...bank, AccountNumber: '55554444', IsDefault: true }), messages.defaultBlockedByPayRun)
    blocked(await post('/bankAccount', { Id: bankDefault?.Id, IsDefault: true }), messages.defaultBlockedByPayRun)
    blocked(await post('/wiseAccount', wise), messages.addBlockedByPayRun)
    await chosen(4, running.clock.now)
    const reply = await post('/bankAccount', { ...bank, AccountNumber: '66667777' })
    expect([reply.status, reply.field]).toEqual([409, 'PaymentMethodType'])
  })

  it('that begins between opening the dialog and confirming is seen', async () => {
    await add('paypal', paypal)
    const [, second] = await add('paypal', { ...paypal, Email: 'second@demo.test' })
    const token = await confirmationOf(running, olivia)
    // Not committed yet when the change comes: the change waits for it.
    const change = await running.db.transaction(async (tx) => {
      await tx.insert(payRun).values({
        memberId,
        id: seedId('olivia/pay-run/late'),
        fromDate: '2026-10-01',
        toDate: '2026-10-31',
        createdAt: running.clock.now,
      })
      const sent = post('/paypal', { Id: second?.Id, IsDefault: true }, { token })
      await expect
        .poll(
          async () => (await running.pool.query('select 1 from pg_stat_activity where wait_event_type = $1', ['Lock'])).rowCount,
        )
        .toBeGreaterThan(0)
      return { sent }
    })
    blocked(await change.sent, messages.defaultBlockedByPayRun)
  })
})

describe('the type', () => {
  const monthsAgo = (months: number): Date => {
    const { now } = running.clock
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 12))
  }

  it('is locked for six months after a change, by whichever call', async () => {
    await add('paypal', paypal)
    await add('paypal', { ...paypal, Email: 'second@demo.test' })
    const { LockedUntil } = (await get()).value as { LockedUntil: string }
    expect(LockedUntil).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00$/)
    for (const reply of [await post('/bankAccount', bank), await post('', { PaymentMethodType: 2 })]) {
      expect([reply.status, reply.field]).toEqual([409, 'PaymentMethodType'])
      expect(reply.message).toMatch(/^Your payment method cannot be changed until \d+ \w{3} \d{4}\.$/)
    }
    expect((await get()).value).toMatchObject({ PaymentMethodType: 4 })
  })

  it('is open again after them, and locked from then on', async () => {
    await add('paypal', paypal)
    await chosen(4, monthsAgo(7))
    expect((await get()).value).toMatchObject({ PaymentMethodType: 4, LockedUntil: null })
    await add('bankAccount', bank)
    expect((await get()).value).toMatchObject({ PaymentMethodType: 2, UpdatedPaymentMethodDate: running.clock.now.toISOString() })
    await chosen(2, monthsAgo(7))
    expect((await post('', { PaymentMethodType: 4 })).value).toMatchObject({ PaymentMethodType: 4, HasActivePayRun: false })
    const texts = (await mailsTo('olivia@demo.test')).map(({ text }) => text)
    // Added and chosen with the first account of each type, and chosen alone.
    expect(texts.filter((text) => text.includes('the way you are paid has been changed'))).toHaveLength(3)
    expect(texts.filter((text) => !text.includes('has been added') && text.includes('o••••@demo.test'))).toHaveLength(1)
  })

  it('is chosen only with an account to pay into', async () => {
    const reply = await post('', { PaymentMethodType: 1 })
    expect([reply.status, reply.message]).toEqual([409, messages.paymentAccountNeeded])
    expect((await get()).value).toMatchObject({ PaymentMethodType: 0, UpdatedPaymentMethodDate: null, LockedUntil: null })
  })
})

it('belongs to one person: a manager sees none of a report’s accounts', async () => {
  const lead = await running.logIn('lead')
  const row = seedId('member/payment/bankAccount/default')
  expect((await get(`/bankAccount/${row}/reveal`, lead)).status).toBe(403)
  expect((await post('/bankAccount', { Id: row, IsDefault: true }, { session: lead })).status).toBe(403)
  expect((await get('/bankAccount', lead)).text).not.toContain(row)
})
