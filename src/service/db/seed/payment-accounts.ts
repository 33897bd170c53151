import { and, eq } from 'drizzle-orm'
import { composeIBAN } from 'ibantools'
import type { Pool } from 'pg'
import { type AccountFields, type PaymentAccountType, paymentAccountTypes, paymentMethodTypes } from '#rules/payment-methods.ts'
import type { FieldKeys } from '../../field-encryption.ts'
import { sealAccount } from '../../payment-method/sealed-account.ts'
import { openDatabase, type Queries } from '../database.ts'
import { teamMember } from '../member-schema.ts'
import { paymentAccount } from '../payment-schema.ts'
import { inTransaction } from '../transaction.ts'
import { demoEmail, memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'

type Accounts = Readonly<Partial<Record<PaymentAccountType, Readonly<Record<'default' | 'other', AccountFields>>>>>

/** A wallet that nobody has, in one case, so that it has no checksum. */
const wallet = (name: string): string => `0x${`${seedId(name)}${seedId(`${name}/more`)}`.replaceAll('-', '').slice(0, 40)}`

const sheba = (bban: string): string => composeIBAN({ countryCode: 'IR', bban }) ?? ''

const wise = (fullName: string, email: string, number: string, swiftCode: string): AccountFields => ({
  fullName,
  email,
  bankName: 'Community Bank',
  accountNumber: number,
  swiftCode,
  country: 'Belgium',
  city: 'Brussels',
  postCode: '1050',
  recipientAddress: 'Rue du Trône 100, third floor, beside the bakery with the green door',
})

/** Two accounts of each type; numbers end in what tells the people apart. */
const allTypes = (person: string, fullName: string, digits: string): Accounts => ({
  cryptoCurrency: {
    default: { walletAddress: wallet(`${person}/wallet`) },
    other: { walletAddress: wallet(`${person}/second wallet`) },
  },
  bankAccount: {
    default: { country: 'Australia', bsb: '063000', accountName: fullName, accountNumber: `1234${digits}` },
    other: {
      country: 'Iran',
      bankName: 'Bank Mellat',
      shebaNumber: sheba(`012000000000000000${digits}`),
      accountName: fullName,
      accountNumber: `880012${digits}`,
    },
  },
  wiseAccount: {
    default: wise(fullName, demoEmail(person), `967000${digits}`, 'TRWIBEB1XXX'),
    other: wise(fullName, demoEmail(person), `820055${digits}`, 'WESTAU2S'),
  },
  paypal: {
    default: { email: demoEmail(person), fullName },
    other: { email: `${person}.savings@demo.test`, fullName },
  },
})

/** Who has accounts, the type they chose, and how many days ago: two are locked, one may choose again. */
const people: readonly { person: string; type: PaymentAccountType; daysAgo: number; accounts: Accounts }[] = [
  { person: 'member', type: 'bankAccount', daysAgo: 60, accounts: allTypes('member', 'Maya Rahimi', '5678') },
  { person: 'lead', type: 'bankAccount', daysAgo: 40, accounts: allTypes('lead', 'Lena Marsh', '4321') },
  {
    person: 'amir',
    type: 'wiseAccount',
    daysAgo: 240,
    accounts: {
      wiseAccount: {
        default: wise('Amir Karimi', demoEmail('amir'), '9670001199', 'TRWIBEB1XXX'),
        other: wise('Amir Karimi', demoEmail('amir'), '8200552299', 'WESTAU2S'),
      },
    },
  },
]

const rowsOf = (keys: FieldKeys, person: string, accounts: Accounts, createdAt: Date): (typeof paymentAccount.$inferInsert)[] =>
  paymentAccountTypes.flatMap((type) =>
    Object.entries(accounts[type] ?? {}).map(([name, fields]) => {
      const place = { memberId: memberIdOf(person), id: seedId(`${person}/payment/${type}/${name}`), type }
      return { ...place, ...sealAccount(keys, place, fields), isDefault: name === 'default', createdAt }
    }),
  )

const seedPerson = async (
  db: Queries,
  keys: FieldKeys,
  today: Date,
  { person, type, daysAgo, accounts }: (typeof people)[number],
) => {
  const chosenAt = momentFrom(today, -daysAgo)
  await db
    .update(teamMember)
    .set({ paymentMethodType: paymentMethodTypes[type], updatedPaymentMethodDate: chosenAt })
    .where(and(eq(teamMember.id, memberIdOf(person)), eq(teamMember.paymentMethodType, paymentMethodTypes.none)))
  await db
    .insert(paymentAccount)
    .values(rowsOf(keys, person, accounts, chosenAt))
    .onConflictDoNothing()
}

/** Payment accounts of the demo people, which need the keys that seal them. What is already there stays. */
export const seedPaymentAccounts = async (pool: Pool, keys: FieldKeys, today: Date = new Date()): Promise<void> => {
  await inTransaction(openDatabase(pool), async (tx) => {
    for (const one of people) await seedPerson(tx, keys, today, one)
  })
}
