import type { Actor } from 'xstate'
import { session, type session as sessionMachine } from '#machines/session/session.machine.ts'
import type { PersonName } from '#mock/people.ts'
import { routeOf } from '#rules/paths.ts'
import { isLineManager, roles } from '#rules/roles.ts'
import { guestUser, type UserInfo } from '#rules/user-info.ts'
import { maskedText } from '#view-models/problem-report/masked.ts'
import { standingActor } from './standing-actor.ts'
import type { Timeline } from './timeline.ts'

type SessionActor = Actor<typeof sessionMachine>

/** Masks keep their length, which tells every role from every other. */
const roleOf = (masked: string): string => roles.find((role) => role === masked || maskedText(role) === masked) ?? masked

/** Whose the flows of a report are, by their keys; of drafts alone. */
const ownerOf = ({ flows }: Timeline): string => flows.map(({ key }) => key.split('@')[1]).find(Boolean) ?? 'somebody'

const needsSomebody = (path: string): boolean => ['team', 'authorized'].includes(routeOf(path).area)

/** Somebody made up, who is on a page that needs somebody. */
const madeUp = (timeline: Timeline): UserInfo => ({
  ...guestUser,
  id: ownerOf(timeline),
  isAuthenticated: true,
  fullName: 'Somebody',
  userName: 'somebody',
  name: 'Somebody',
  roles: 'Teammember',
  emailVerified: true,
})

const standingIn = (value: object | string, user: UserInfo): SessionActor => {
  const state = session.resolveState({
    value: value as never,
    context: { user, attempt: null, failure: null, leaveTo: null, reload: false },
  })
  return standingActor(session, session.getPersistedSnapshot(state))
}

/** Nobody is signed in. */
export const signedOutSession = (): SessionActor => standingIn('signedOut', guestUser)

/**
 * The session of a page that replays a report: the report's own, in which a role that was masked is read from its mask. Where the
 * report has none, somebody made up is signed in if the page needs somebody.
 *
 * @param reported the session's flow; undefined when the report has none
 * @param path of the page
 */
export const replayedSession = (reported: SessionActor | undefined, path: string, timeline: Timeline): SessionActor => {
  if (reported === undefined)
    return needsSomebody(path) ? standingIn({ signedIn: 'settled' }, madeUp(timeline)) : signedOutSession()
  const { value, context } = reported.getSnapshot()
  const role = roleOf(String(context.user.roles))
  return role === context.user.roles ? reported : standingIn(value, { ...context.user, roles: role })
}

/** Whose lists and figures stand in for those of the server: somebody whom the guards let see the page. */
export const standInPerson = (role: string, path: string): PersonName => {
  const { name } = routeOf(path)
  if (name === 'CompleteProfile') return 'newcomer'
  if (name === 'EmailVerification') return 'unverified'
  return isLineManager(role) ? 'lead' : 'member'
}
