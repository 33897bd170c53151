import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rotateKeys } from '../../src/service/admin/rotate-keys.ts'
import { outbox } from '../../src/service/db/message-schema.ts'
import { paymentAccount } from '../../src/service/db/payment-schema.ts'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { deriveFieldKeys } from '../../src/service/keys.ts'
import { openMessage } from '../../src/service/outbox/outbox.ts'
import { openAccount, sharedField } from '../../src/service/payment-method/sealed-account.ts'
import { confirmationOf } from './support/confirmation.ts'
import { testSecret } from './support/samples.ts'
import { type RunningService, serviceForTest } from './support/service.ts'

/** What leads money somewhere is nowhere to be read but in the answer of a reveal. */

const bodies = [
  ['bankAccount', { Country: 'Australia', BSB: '923100', AccountName: 'Olivia', AccountNumber: '774411882' }],
  [
    'bankAccount',
    {
      Country: 'Iran',
      BankName: 'Bank Mellat',
      ShebaNumber: 'IR820540102680020817909002',
      AccountName: 'Olivia',
      AccountNumber: '5521907733',
    },
  ],
  ['cryptoCurrency', { WalletAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  [
    'wiseAccount',
    {
      FullName: 'Olivia',
      Email: 'olivia.wise.plant@example.org',
      BankName: 'Community Bank',
      AccountNumber: 'DE89370400440532013000',
      SwiftCode: 'DEUTDEFF500',
      Country: 'Germany',
      City: 'Berlin',
      PostCode: '10115',
      RecipientAddress: 'Invalidenstraße 1',
    },
  ],
  ['paypal', { Email: 'olivia.paypal.plant@example.org', FullName: 'Olivia' }],
] as const

const planted = [
  '923100',
  '774411882',
  'IR820540102680020817909002',
  '5521907733',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'olivia.wise.plant@example.org',
  'DE89370400440532013000',
  'DEUTDEFF500',
  'olivia.paypal.plant@example.org',
]

/** Each value in the forms in which it could be lying somewhere. */
const forms = planted.flatMap((value) => {
  const bytes = Buffer.from(value)
  return [
    value,
    value.toLowerCase(),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ]
})

/** Every row of every table as text; bytes stand there in hexadecimal. */
const dumpOf = async ({ db }: RunningService): Promise<string> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`select one::text as row from ${sql.raw(name)} one`)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

it('is in no table, log, mail or kept answer', async () => {
  const lines: string[] = []
  const running = await serviceForTest({ log: (line) => lines.push(line) })
  const session = await running.logIn('olivia')
  // Six months are over between two types.
  const types = new Set<string>()
  for (const [path, body] of bodies) {
    if (!types.has(path) && types.size > 0) {
      await running.pool.query(
        `update team_member set updated_payment_method_date = '2020-01-01' where id = '${session.memberId}'`,
      )
    }
    types.add(path)
    const send = async (key: string) =>
      await running.call('POST', `/paymentMethod/${path}`, {
        session,
        body,
        key,
        headers: {
          'x-confirmation': await confirmationOf(running, session, { Path: `/paymentMethod/${path}`, Body: body }),
        },
      })
    const key = `planted-${seedId(JSON.stringify(body))}`
    const replies = [await send(key), await send(key), await send(`${key}-again`)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 409])
    for (const { text } of replies)
      for (const form of planted.filter((one) => !/^\d{6}$|^DEUT/.test(one))) expect(text).not.toContain(form)
    const [account] = ((replies[0]?.value ?? []) as { Id: string }[]).slice(-1)
    expect((await running.call('GET', `/paymentMethod/${path}/${account?.Id}/reveal`, { session })).value).toMatchObject(body)
  }
  const unknown = { ...bodies[0][1], Owner: planted[1] }
  expect((await running.call('POST', '/paymentMethod/bankAccount', { session, body: unknown })).status).toBe(400)
  // A confirmation that is refused says nothing of the change that it was asked for, and neither does a kept one.
  const wrong = { Password: 'wrong-1234', Change: { Path: '/paymentMethod/bankAccount', Body: bodies[0][1] } }
  const asking = { session, body: wrong, key: 'planted-confirmation' }
  expect((await running.call('POST', '/authentication/ConfirmPassword', asking)).status).toBe(400)
  const right = { ...asking, body: { ...wrong, Password: demoPassword }, key: 'planted-confirmation-2' }
  expect((await running.call('POST', '/authentication/ConfirmPassword', right)).status).toBe(200)
  // A failure inside carries its query's parameters.
  await running.pool.query('alter table audit_record rename to gone')
  const token = await confirmationOf(running, session)
  const failed = await running.call('POST', '/paymentMethod/paypal', {
    session,
    body: { Email: 'olivia.paypal.plant@example.org.au', FullName: 'Olivia' },
    headers: { 'x-confirmation': token },
  })
  expect(failed.status).toBe(500)
  await running.pool.query('alter table gone rename to audit_record')

  const mails = (await running.db.select().from(outbox)).map(({ sealedMessage }) => openMessage(running.keys, sealedMessage))
  const places = { tables: await dumpOf(running), logs: lines.join('\n'), mails: JSON.stringify(mails) }
  expect(places.mails).toContain('••••1882')
  expect(places.tables).toContain('Invalidenstraße 1')
  expect(places.tables).toContain('idempotency_key')
  for (const [place, text] of Object.entries(places)) {
    for (const form of forms) expect(text.includes(form), `${form} in ${place}`).toBe(false)
  }
})

it('opens with the secret before until the keys are rotated, and then without it', async () => {
  const running = await serviceForTest({ secret: 'another secret that is long enough', previousSecret: testSecret })
  const session = await running.logIn('member')
  const row = seedId('member/payment/bankAccount/default')
  const revealed = async () => (await running.call('GET', `/paymentMethod/bankAccount/${row}/reveal`, { session })).value
  expect(await revealed()).toMatchObject({ BSB: '063000', AccountNumber: '12345678' })
  // A number sealed with the key before is known to be there.
  const again = { Country: 'Australia', BSB: '063000', AccountName: 'Maya', AccountNumber: '12345678' }
  const twice = await running.call('POST', '/paymentMethod/bankAccount', {
    session,
    body: again,
    headers: { 'x-confirmation': await confirmationOf(running, session) },
  })
  expect([twice.status, twice.field]).toEqual([409, 'AccountNumber'])

  const rows = await running.db.$count(paymentAccount)
  expect(await rotateKeys(running.db, running.keys.fields)).toEqual({ accounts: rows, reports: 0 })
  expect(await rotateKeys(running.db, running.keys.fields)).toEqual({ accounts: 0, reports: 0 })
  expect(await revealed()).toMatchObject({ BSB: '063000', AccountNumber: '12345678' })

  const alone = deriveFieldKeys(running.settings.secret, null)
  const [kept] = await running.db.select().from(paymentAccount).where(eq(paymentAccount.id, row))
  if (kept === undefined) throw new Error('No row')
  const fields = openAccount(alone, kept)
  expect(fields).toMatchObject({ bsb: '063000', accountNumber: '12345678' })
  expect(sharedField(alone, kept, fields ?? {}, [kept])).toBe('accountNumber')
  expect(openAccount(deriveFieldKeys(testSecret, null), kept)).toBeNull()
  await expect(rotateKeys(running.db, deriveFieldKeys('a third secret that is long enough', null))).rejects.toThrow(
    `${rows} of ${rows} payment accounts and problem reports were sealed with another secret`,
  )
})

it('shows of an account whose secret is gone that it is there', async () => {
  const running = await serviceForTest({ secret: 'another secret that is long enough' })
  const session = await running.logIn('member')
  const list = await running.call('GET', '/paymentMethod/paypal', { session })
  expect(list.value).toMatchObject([
    { Email: '••••', FullName: 'Maya Rahimi' },
    { Email: '••••', FullName: 'Maya Rahimi' },
  ])
  const row = seedId('member/payment/paypal/default')
  expect((await running.call('GET', `/paymentMethod/paypal/${row}/reveal`, { session })).status).toBe(409)
})

it('opens in no other row', async () => {
  const running = await serviceForTest()
  const [one, other] = await running.db.select().from(paymentAccount).where(eq(paymentAccount.type, 'paypal')).limit(2)
  if (one === undefined || other === undefined) throw new Error('No rows')
  expect(() => openAccount(running.keys.fields, { ...one, email: other.email })).toThrow()
})
