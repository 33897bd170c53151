import type { UserInfo } from '#rules/user-info.ts'
import type { ControlledGateway } from './controlled-gateway.ts'

/** A password that the rules accept, and one that is too short. */
export const password = 'Correct-horse-1'
export const shortPassword = 'short'

/** What the gateway says about a person that has everything a member needs. */
export const viewerOf = (user: UserInfo, changes: Readonly<Record<string, unknown>> = {}) => ({
  viewer: {
    __typename: 'Viewer',
    id: user.id,
    user: { __typename: 'UserInfo', ...user },
    completeness: {
      __typename: 'ProfileCompleteness',
      id: user.id,
      personal: true,
      professional: true,
      careerHistory: true,
      profile: true,
    },
    hasCommitments: true,
    hasActiveCommitment: true,
    pendingCommitmentCount: 0,
    waitingPayRunCount: 0,
    unreadNotificationCount: 0,
    ...changes,
  },
})

export const noNotifications = {
  notifications: { __typename: 'NotificationPage', items: [], totalCount: 0, unreadCount: 0 },
}

/** What somebody has set up who has set up nothing. */
export const usualSettingsOf = (user: UserInfo) => ({
  __typename: 'PersonalSettings',
  id: user.id,
  theme: null,
  density: null,
  weekTarget: null,
  timerRounding: 'Nearest',
})

let rotations = 0

/** Tokens that no other answer has carried. */
export const newTokens = () => {
  rotations += 1
  return { __typename: 'TokenPair', idToken: `id-token-${rotations}`, refreshToken: `refresh-token-${rotations}` }
}

/** The answer to a sign-in. */
export const signInResult = (user: UserInfo) => ({
  __typename: 'SignInResult',
  tokens: newTokens(),
  user: { __typename: 'UserInfo', ...user },
})

/** Answers at once what every signed-in page asks for; `who` is the person the page is signed in as at that moment. */
export const standForTeamArea = (gateway: ControlledGateway, who: () => UserInfo, changes = {}): void => {
  gateway.stand('Shell_viewer', () => ({ data: viewerOf(who(), changes) }))
  gateway.stand('Notifications_page', () => ({ data: noNotifications }))
  gateway.stand('Settings_own', () => ({ data: { personalSettings: usualSettingsOf(who()) } }))
}

export const done = { __typename: 'Done', done: true }
