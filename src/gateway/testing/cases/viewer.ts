import { v1 } from '#contract/v1.ts'
import { memberId, user } from '../examples.ts'
import type { Cases } from './case.ts'

const { authentication, commitment, payRun, teammember, notification } = v1

export const viewerCases: Cases = {
  'Query.viewer': {
    query:
      '{ viewer { id hasCommitments hasActiveCommitment pendingCommitmentCount waitingPayRunCount unreadNotificationCount user { roles } } }',
    answer: {
      id: memberId,
      hasCommitments: true,
      hasActiveCommitment: true,
      pendingCommitmentCount: 1,
      waitingPayRunCount: 1,
      unreadNotificationCount: 3,
      user: { roles: 'Teammember' },
    },
    calls: [
      [authentication.getUserByEmail, { params: { email: user.email } }],
      [teammember.getWithProfessional],
      [commitment.getByTeammember],
      [payRun.getActive],
      [notification.find, { body: { PageNumber: 1, PageSize: 1, UnreadOnly: true } }],
    ],
  },
}
