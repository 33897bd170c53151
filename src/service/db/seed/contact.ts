import { contactEntry } from '../contact-schema.ts'
import type { Queries } from '../database.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'

/** Two addresses and two phones; of each kind the first is the verified default, the other waits for its code. */
const entriesOf = (person: string, mobile: string, office: string, today: Date): (typeof contactEntry.$inferInsert)[] => {
  const proven = { isDefault: true, verifiedAt: momentFrom(today, -90) }
  const unproven = { isDefault: false, verifiedAt: null }
  const key = (kind: 'address' | 'phone', name: string) => ({
    memberId: memberIdOf(person),
    id: seedId(`${person}/${kind}/${name}`),
    kind,
  })
  const place = { country: 'Australia', city: 'Melbourne' }
  return [
    { ...key('address', 'home'), ...proven, ...place, street: '14 Wattle Street', postCode: '3056' },
    { ...key('address', 'office'), ...unproven, ...place, street: 'Level 3, 220 Collins Street', postCode: '3000' },
    { ...key('phone', 'mobile'), ...proven, number: mobile },
    { ...key('phone', 'office'), ...unproven, number: office },
  ]
}

/** Addresses and phones of the member and of the line manager. */
export const seedContact = async (db: Queries, today: Date): Promise<void> => {
  await db
    .insert(contactEntry)
    .values([
      ...entriesOf('member', '+61400000002', '+61390000002', today),
      ...entriesOf('lead', '+61400000001', '+61390000001', today),
    ])
    .onConflictDoNothing()
}
