import type {
  MutationResolvers,
  Notification,
  QueryResolvers,
  SignInResult,
  TokenPair,
  Viewer,
} from '#generated/resolver-types.ts'
import { exampleNotifications } from './notifications.ts'
import { type PersonName, people } from './people.ts'

/** How an operation fails: what the gateway would put into the error. */
export interface MockFailure {
  readonly code: string
  readonly message: string
  readonly field?: string
}

/** A query or mutation of the schema, by its name there. */
export type RootField = keyof QueryResolvers | keyof MutationResolvers

export interface MockScenario {
  /** Who is signed in to begin with; logging in as another demo account changes it. */
  readonly person: PersonName
  /** What fails, and how: `{ logIn: { code: 'UPSTREAM', message: '…' } }`. */
  readonly failing: Readonly<Partial<Record<RootField, MockFailure>>>
  /** Milliseconds before each answer. */
  readonly delay: number
  /** Begin with an empty list of notifications. */
  readonly noNotifications: boolean
}

export const defaultScenario: MockScenario = { person: 'member', failing: {}, delay: 0, noNotifications: false }

/** The state behind the mocked operations. */
export interface MockWorld {
  readonly signInAs: (person: PersonName) => SignInResult
  readonly tokens: () => TokenPair
  readonly viewer: () => Viewer
  readonly verifyEmail: () => void
  readonly notifications: () => readonly Notification[]
  readonly readNotifications: (id: string | null) => void
  /** Yields whenever a notification was read. */
  readonly changes: () => AsyncIterableIterator<true>
}

const encoded = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** An unsigned id token that never expires in a test's life (the year 2100). */
const idTokenOf = (person: PersonName): string => {
  const { id, email } = people[person].user
  return [encoded({ alg: 'none' }), encoded({ sub: id, email, exp: 4_102_444_800 }), 'unsigned'].join('.')
}

/** Makes a world that changes only by what is done in it. */
export const createWorld = (scenario: MockScenario): MockWorld => {
  let person = scenario.person
  let isVerified = people[person].user.emailVerified
  let notifications = scenario.noNotifications ? [] : exampleNotifications()
  const waiting = new Set<() => void>()

  const user = () => ({ ...people[person].user, emailVerified: isVerified })
  const tokens = (): TokenPair => ({ idToken: idTokenOf(person), refreshToken: `mock-refresh-${person}` })
  const changed = (): void => {
    for (const wake of waiting) wake()
  }

  return {
    tokens,
    signInAs: (name) => {
      person = name
      isVerified = people[name].user.emailVerified
      return { tokens: tokens(), user: user() }
    },
    viewer: () => {
      const { completeness, commitments } = people[person]
      return {
        id: people[person].user.id,
        user: user(),
        completeness: { id: people[person].user.id, ...completeness },
        hasCommitments: commitments.all > 0,
        hasActiveCommitment: commitments.active > 0,
        pendingCommitmentCount: commitments.pending,
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
      changed()
    },
    changes: () => {
      let isPending = false
      let settle: ((result: IteratorResult<true>) => void) | undefined
      const wake = (): void => {
        if (settle === undefined) isPending = true
        else settle({ done: false, value: true })
        settle = undefined
      }
      waiting.add(wake)
      const stream: AsyncIterableIterator<true> = {
        [Symbol.asyncIterator]: () => stream,
        next: () =>
          new Promise((resolve) => {
            if (isPending) resolve({ done: false, value: true })
            else settle = resolve
            isPending = false
          }),
        return: () => {
          waiting.delete(wake)
          settle?.({ done: true, value: undefined })
          return Promise.resolve({ done: true, value: undefined })
        },
      }
      return stream
    },
  }
}
