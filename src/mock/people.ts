import { exampleId } from './table.ts'

/** Who can be signed in; the same people as the demo accounts, each `<name>@demo.test`. */
export type PersonName = 'member' | 'lead' | 'newcomer' | 'unverified' | 'idle' | 'customer' | 'hiringManager'

export interface Person {
  readonly id: string
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly roles: string
  readonly emailVerified: boolean
  /** Null for somebody whose profile is empty. */
  readonly jobTitle: string | null
  readonly hasCommitments: boolean
  readonly isHiringManager: boolean
}

const person = (number: number, name: PersonName, fullName: string, more: Partial<Person> = {}): Person => ({
  id: exampleId('8', number),
  fullName,
  email: `${name.toLowerCase()}@demo.test`,
  phoneNumber: `+4670100000${number}`,
  roles: 'Teammember',
  emailVerified: true,
  jobTitle: 'Frontend Engineer',
  hasCommitments: true,
  isHiringManager: false,
  ...more,
})

const isNew = { jobTitle: null, hasCommitments: false }

export const people: Readonly<Record<PersonName, Person>> = {
  member: person(1, 'member', 'Mara Lindholm'),
  lead: person(2, 'lead', 'Tomas Okafor', { roles: 'Linemanager', jobTitle: 'Engineering Manager' }),
  newcomer: person(3, 'newcomer', 'Noor Haddad', isNew),
  unverified: person(4, 'unverified', 'Ilse de Vries', { emailVerified: false }),
  idle: person(5, 'idle', 'Petra Novak', { hasCommitments: false }),
  customer: person(6, 'customer', 'Ana Reyes', { ...isNew, roles: 'Customer' }),
  hiringManager: person(7, 'hiringManager', 'Henk Bakker', { isHiringManager: true, jobTitle: 'Engineering Manager' }),
}

/** The person of a user name, or undefined for anybody else. */
export const personOf = (userName: string): PersonName | undefined => {
  const names = Object.keys(people) as PersonName[]
  return names.find((name) => people[name].email === userName.trim().toLowerCase())
}
