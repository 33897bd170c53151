import type { SnapshotFrom } from 'xstate'
import type { Reasons } from '../reasons.ts'
import { type payRunConfirmation, selectConfirmationObstacle } from './pay-run-confirmation.machine.ts'

export const payRunConfirmationReasons = {
  states: {},
  guards: {
    canBeTriedAgain: ['The pay run can be confirmed again.', selectConfirmationObstacle],
  },
} satisfies Reasons<SnapshotFrom<typeof payRunConfirmation>>
