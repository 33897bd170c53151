import type { ProfileCompleteness, UserInfo } from '#generated/resolver-types.ts'

/** Who can be signed in; the same people as the demo accounts, each `<name>@demo.test`. */
export type PersonName = 'member' | 'lead' | 'newcomer' | 'unverified' | 'idle' | 'customer'

export interface Person {
  readonly user: UserInfo
  readonly completeness: Omit<ProfileCompleteness, 'id'>
  readonly commitments: { readonly all: number; readonly active: number; readonly pending: number }
}

const complete: Person['completeness'] = { personal: true, professional: true, careerHistory: true, profile: true }
const incomplete: Person['completeness'] = { personal: false, professional: false, careerHistory: false, profile: false }
const noCommitments = { all: 0, active: 0, pending: 0 }

const userInfo = (number: number, name: PersonName, fullName: string, more: Partial<UserInfo> = {}): UserInfo => {
  const [given = '', ...family] = fullName.split(' ')
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    isAuthenticated: true,
    userName: `${name}@demo.test`,
    fullName,
    avatar: null,
    title: null,
    name: given,
    surname: family.join(' '),
    lastSignInTime: '2026-01-12T08:30:00.000Z',
    roles: 'Teammember',
    email: `${name}@demo.test`,
    emailVerified: true,
    phoneNumber: `+4670100000${number}`,
    creationDate: '2024-03-04T09:00:00.000Z',
    ipDetail: null,
    ...more,
  }
}

export const people: Readonly<Record<PersonName, Person>> = {
  member: {
    user: userInfo(1, 'member', 'Mara Lindholm', { title: 'Frontend Engineer' }),
    completeness: complete,
    commitments: { all: 5, active: 2, pending: 1 },
  },
  lead: {
    user: userInfo(2, 'lead', 'Tomas Okafor', { title: 'Engineering Manager', roles: 'Linemanager' }),
    completeness: complete,
    commitments: { all: 2, active: 1, pending: 0 },
  },
  newcomer: { user: userInfo(3, 'newcomer', 'Noor Haddad'), completeness: incomplete, commitments: noCommitments },
  unverified: {
    user: userInfo(4, 'unverified', 'Ilse de Vries', { emailVerified: false }),
    completeness: complete,
    commitments: { all: 1, active: 1, pending: 0 },
  },
  idle: { user: userInfo(5, 'idle', 'Petra Novak'), completeness: complete, commitments: noCommitments },
  customer: {
    user: userInfo(6, 'customer', 'Ana Reyes', { roles: 'Customer' }),
    completeness: incomplete,
    commitments: noCommitments,
  },
}

/** The person of a user name, or null for anybody else. */
export const personOf = (userName: string): PersonName | null => {
  const [name = '', domain] = userName.trim().toLowerCase().split('@')
  const isKnown = (text: string): text is PersonName => Object.hasOwn(people, text)
  return domain === 'demo.test' && isKnown(name) ? name : null
}
