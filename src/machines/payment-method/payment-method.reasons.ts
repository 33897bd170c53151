import type { SnapshotFrom } from 'xstate'
import { messages } from '#rules/messages.ts'
import type { Reasons } from '../reasons.ts'
import type { paymentMethod } from './payment-method.machine.ts'
import { selectAddObstacle, selectTakeTypeObstacle, selectTypeObstacle } from './selectors.ts'

export const paymentMethodReasons = {
  states: {
    saving: messages.paymentSaving,
  },
  guards: {
    isOfShown: ['The accounts are of the type that is shown.', 'The accounts are of another type.'],
    mayShow: ['Another type can be chosen.', selectTypeObstacle],
    mayTakeType: ['The type can be used.', selectTakeTypeObstacle],
    mayAdd: ['An account can be added.', selectAddObstacle],
    mayBecomeDefault: ['The account can become the default.', 'The account cannot become the default now.'],
    isUnknown: ['The payment method has not arrived yet.', 'The payment method is known.'],
    isAnotherType: ['Another type is shown than the one that is used.', 'The type that is used is shown.'],
    hasActivePayRun: ['A pay run is active.', 'No pay run is active.'],
    isLocked: ['The type was changed not long ago.', 'The type can be changed.'],
    isUnacceptable: ['Something is missing or not acceptable.', 'Everything is filled in as it should be.'],
    isConfirmed: ['The password was confirmed.', 'The password has not been confirmed yet.'],
    isPasswordTyped: ['The password is filled in.', 'The password is missing.'],
    isAccount: ['An account is added.', 'No account is added.'],
    lacksConfirmation: ['The server asks for the password again.', 'The server does not ask for the password.'],
    isDuplicate: ['There is such an account already.', 'There is no such account yet.'],
    isUnanswered: ['The server did not answer.', 'The server answered.'],
  },
} satisfies Reasons<SnapshotFrom<typeof paymentMethod>>
