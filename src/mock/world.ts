import type {
  JobTitle,
  MutationResolvers,
  Notification,
  Profile,
  QueryResolvers,
  SignInResult,
  Skill,
  TokenPair,
  UserInfo,
  Viewer,
} from '#generated/resolver-types.ts'
import { awaitsMember, countsAsActive } from '#rules/commitments.ts'
import { exampleId, exampleJobTitles, exampleSkills } from './catalogue.ts'
import { statusToday } from './commitments.ts'
import { exampleEpics } from './effort-catalogue.ts'
import { exampleNotifications } from './notifications.ts'
import { type PersonName, people } from './people.ts'
import { appliedDeepLink } from './positions.ts'
import { type ProfileContent, toProfile } from './profiles.ts'
import { createSignal } from './signal.ts'
import { exampleWork, type Work } from './work.ts'

/** How an operation fails: what the gateway would put into the error. */
export interface MockFailure {
  readonly code: string
  readonly message: string
  readonly field?: string
}

/** A query or mutation of the schema, by its name there; sending and fetching a file count as well. */
export type RootField = keyof QueryResolvers | keyof MutationResolvers | 'upload' | 'download'

export interface MockScenario {
  /** Who is signed in to begin with; logging in as another demo account changes it. */
  readonly person: PersonName
  /** What fails, and how: `{ logIn: { code: 'UPSTREAM', message: '…' } }`. */
  readonly failing: Readonly<Partial<Record<RootField, MockFailure>>>
  /** Milliseconds before each answer. */
  readonly delay: number
  /** What the answers of a field wait for besides; undefined when for nothing. */
  readonly until: (field: RootField) => Promise<void> | undefined
  /** Begin with an empty list of notifications. */
  readonly noNotifications: boolean
  /** Begin without time records and leave. */
  readonly noTimesheets: boolean
  /** Nobody knows where the person is, as without a configured service. */
  readonly noLocation: boolean
  /** The time, in milliseconds: codes are sent and end by it, and it says which day is today (in UTC). */
  readonly clock: () => number
}

const defaultScenario: MockScenario = {
  person: 'member',
  failing: {},
  delay: 0,
  until: () => undefined,
  noNotifications: false,
  noTimesheets: false,
  noLocation: false,
  clock: Date.now,
}

/** The state behind the mocked operations. */
export interface MockWorld {
  readonly scenario: MockScenario
  readonly signInAs: (person: PersonName) => SignInResult
  readonly tokens: () => TokenPair
  readonly viewer: () => Viewer
  readonly verifyEmail: () => void
  readonly notifications: () => readonly Notification[]
  readonly readNotifications: (id: string | null) => void
  /** Yields whenever a notification was read. */
  readonly changes: () => AsyncIterableIterator<true>
  /** The signed-in person's. */
  readonly profile: () => Profile
  /** Changes parts of it; the answer is the profile after. */
  readonly changeProfile: (change: (before: Profile) => Partial<ProfileContent>) => Profile
  /** Skills and job titles to choose from; those asked for are added. */
  readonly skills: Skill[]
  readonly jobTitles: JobTitle[]
  /** The signed-in person's. */
  readonly work: () => Work
  /** Names of epics by their project's id, by name. */
  readonly epics: Map<string, readonly string[]>
  /** Deep links of the positions that have been applied for. */
  readonly applications: Set<string>
  readonly newId: () => string
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned id token that never expires in a test's life (the year 2100). */
const idTokenOf = (person: PersonName): string => {
  const { id, email } = people[person].user
  return [encoded({ alg: 'none' }), encoded({ sub: id, email, exp: 4_102_444_800 }), 'unsigned'].join('.')
}

/**
 * Makes a world that changes only by what is done in it.
 *
 * @param given what differs from a signed-in team member whose operations all succeed
 */
export const createWorld = (given: Partial<MockScenario> = {}): MockWorld => {
  const scenario = { ...defaultScenario, ...given }
  let person = scenario.person
  let isVerified = people[person].user.emailVerified
  let notifications = scenario.noNotifications ? [] : exampleNotifications()
  let lastId = 0
  const profiles = new Map<PersonName, Profile>()
  const works = new Map<PersonName, Work>()
  const read = createSignal()

  const today = (): string => new Date(scenario.clock()).toISOString().slice(0, 10)
  const work = (): Work => {
    const known = works.get(person)
    if (known !== undefined) return known
    const first = exampleWork(people[person].commitments, today(), !scenario.noTimesheets)
    works.set(person, first)
    return first
  }

  const profile = (): Profile => {
    const known = profiles.get(person)
    if (known !== undefined) return known
    const first = toProfile(people[person].user.id, people[person].profile(scenario.clock()))
    profiles.set(person, first)
    return first
  }
  /** User info follows the profile, as v1's does. */
  const user = (): UserInfo => {
    const { personalDetails, jobPreferences, setup } = profile()
    const { firstName, lastName } = personalDetails
    return {
      ...people[person].user,
      emailVerified: isVerified,
      name: firstName,
      surname: lastName,
      fullName: `${firstName} ${lastName}`,
      title: jobPreferences.jobTitle ?? null,
      avatar: setup.photoUrl ?? null,
    }
  }
  const tokens = (): TokenPair => ({ idToken: idTokenOf(person), refreshToken: `mock-refresh-${person}` })

  return {
    scenario,
    tokens,
    signInAs: (name) => {
      person = name
      isVerified = people[name].user.emailVerified
      return { tokens: tokens(), user: user() }
    },
    viewer: () => {
      const statuses = work().commitments.map((one) => statusToday(one, today()))
      return {
        id: people[person].user.id,
        user: user(),
        completeness: profile().completeness,
        hasCommitments: statuses.length > 0,
        hasActiveCommitment: statuses.some(countsAsActive),
        pendingCommitmentCount: statuses.filter(awaitsMember).length,
        unreadNotificationCount: notifications.filter((one) => one.readAt === null).length,
      }
    },
    verifyEmail: () => {
      isVerified = true
    },
    notifications: () => notifications,
    readNotifications: (id) => {
      const readAt = '2026-01-13T08:00:00.000Z'
      notifications = notifications.map((one) => (id === null || one.id === id ? { ...one, readAt: one.readAt ?? readAt } : one))
      read.raise()
    },
    changes: read.stream,
    profile,
    changeProfile: (change) => {
      const before = profile()
      const after = toProfile(before.id, { ...before, ...change(before) })
      profiles.set(person, after)
      return after
    },
    work,
    epics: exampleEpics(),
    skills: [...exampleSkills],
    jobTitles: [...exampleJobTitles],
    applications: new Set([appliedDeepLink]),
    newId: () => {
      lastId += 1
      return exampleId('f', lastId)
    },
  }
}
