import type { UserInfo } from '#generated/resolver-types.ts'
import type { CommitmentSet } from './commitments.ts'
import { completeProfile, emptyProfile, type ProfileContent } from './profiles.ts'

/** Who can be signed in; the same people as the demo accounts, each `<name>@demo.test`. */
export type PersonName = 'member' | 'lead' | 'newcomer' | 'unverified' | 'idle' | 'customer' | 'hiringManager'

export interface Person {
  readonly user: UserInfo
  /** The profile to begin with. @param now milliseconds */
  readonly profile: (now: number) => ProfileContent
  /** Which commitments they begin with. */
  readonly commitments: CommitmentSet
}

const userInfo = (number: number, name: PersonName, fullName: string, more: Partial<UserInfo> = {}): UserInfo => {
  const [given = '', ...family] = fullName.split(' ')
  const email = `${name.toLowerCase()}@demo.test`
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    isAuthenticated: true,
    userName: email,
    fullName,
    avatar: null,
    title: null,
    name: given,
    surname: family.join(' '),
    lastSignInTime: '2026-01-12T08:30:00.000Z',
    roles: 'Teammember',
    email,
    emailVerified: true,
    phoneNumber: `+4670100000${number}`,
    creationDate: '2024-03-04T09:00:00.000Z',
    ipDetail: null,
    ...more,
  }
}

const complete = (user: UserInfo, jobTitle: string, more: Partial<ProfileContent> = {}) => ({
  user,
  profile: (now: number): ProfileContent => ({ ...completeProfile(user, jobTitle, now), ...more }),
})

const empty = (user: UserInfo) => ({ user, profile: () => emptyProfile(user) })

export const people: Readonly<Record<PersonName, Person>> = {
  member: {
    ...complete(userInfo(1, 'member', 'Mara Lindholm'), 'Frontend Engineer'),
    commitments: 'all',
  },
  lead: {
    ...complete(userInfo(2, 'lead', 'Tomas Okafor', { roles: 'Linemanager' }), 'Engineering Manager'),
    commitments: 'lead',
  },
  newcomer: { ...empty(userInfo(3, 'newcomer', 'Noor Haddad')), commitments: 'none' },
  unverified: {
    ...complete(userInfo(4, 'unverified', 'Ilse de Vries', { emailVerified: false }), 'Product Designer'),
    commitments: 'harbour',
  },
  idle: { ...complete(userInfo(5, 'idle', 'Petra Novak'), 'Data Engineer'), commitments: 'none' },
  customer: { ...empty(userInfo(6, 'customer', 'Ana Reyes', { roles: 'Customer' })), commitments: 'none' },
  hiringManager: {
    ...complete(userInfo(7, 'hiringManager', 'Henk Bakker'), 'Engineering Manager', { isHiringManager: true }),
    commitments: 'harbour',
  },
}

/** The person of a user name, or null for anybody else. */
export const personOf = (userName: string): PersonName | null => {
  const sought = userName.trim().toLowerCase()
  const names = Object.keys(people) as PersonName[]
  return names.find((name) => people[name].user.userName === sought) ?? null
}
