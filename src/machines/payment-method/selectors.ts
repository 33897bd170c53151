import type { SnapshotFrom } from 'xstate'
import type { FormErrors } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { typeChangeText, typeLockedText } from '#rules/payment-methods.ts'
import { isSealedEmpty } from '#rules/sealed.ts'
import { failureText, selectFormFailureText } from '../failure.ts'
import { shownErrors } from '../form-fragments.ts'
import type { KnownAccount, PaymentContext } from './payment-change.ts'
import type { paymentMethod } from './payment-method.machine.ts'

/** What the screen of payment methods shows of its machine. */

type State = SnapshotFrom<typeof paymentMethod>
interface Reader {
  readonly context: PaymentContext
}

/** The type whose accounts are shown; null while none is chosen. */
export const selectShown = ({ context }: Reader): PaymentContext['shown'] => context.shown

/** How often Save was refused here. */
export const selectRefusals = ({ context }: Reader): number => context.refusals

/** Whether a change is on its way. */
export const selectIsBusy = (state: State): boolean => state.hasTag('busy')

/** Whether what was not answered can be sent once more. */
export const selectMayRetry = (state: State): boolean => state.can({ type: 'retry.requested', requestKey: '' })

/** Until when another type cannot be chosen; null when one can. A dialog that lies over the types needs no words there. */
export const selectTypeObstacle = ({ context: { method } }: Reader): string | null =>
  method === null || method.lockedUntil === null ? null : typeLockedText(method.lockedUntil)

/** What saving with the shown type would mean, or that it cannot be taken now; null when it is the stored one. */
export const selectSwitchNotice = ({ context: { method, shown } }: Reader): string | null => {
  if (method === null || shown === null || shown === method.type) return null
  return method.hasActivePayRun ? messages.defaultBlockedByPayRun : typeChangeText(shown, method.today)
}

/** Whether the shown type is taken by adding its first account. */
export const selectTakesByAdding = ({ context: { method, shown, accounts } }: Reader): boolean =>
  method?.hasActivePayRun === false && shown !== method.type && accounts !== null && !accounts.some(({ isDefault }) => isDefault)

/** Why no account can be added; null when one can. */
export const selectAddObstacle = (state: State): string | null => {
  const { method, accounts } = state.context
  if (method === null || accounts === null) return messages.paymentsLoading
  if (method.hasActivePayRun && accounts.length === 0) return messages.addBlockedByPayRun
  return state.matches('viewing') ? null : messages.paymentChangeFirst
}

/** Why an account cannot be made the default; null when it can. */
export const selectDefaultObstacle = (state: State, { isDefault }: Pick<KnownAccount, 'isDefault'>): string | null => {
  const { method, accounts } = state.context
  if (method === null || accounts === null) return messages.paymentsLoading
  if (isDefault) return messages.isDefaultAccount
  if (method.hasActivePayRun) return messages.defaultBlockedByPayRun
  return state.matches('viewing') ? null : messages.paymentChangeFirst
}

/** Whether the shown type has the account that it would be used with, but is not the stored one. */
export const selectCanTakeType = ({ context: { method, shown, accounts } }: Reader): boolean =>
  method !== null && shown !== method.type && (accounts?.some(({ isDefault }) => isDefault) ?? false)

/** Why the shown type cannot be chosen now; null when it can. */
export const selectTakeTypeObstacle = (state: State): string | null => {
  if (state.context.method?.hasActivePayRun === true) return messages.defaultBlockedByPayRun
  return state.matches('viewing') ? null : messages.paymentChangeFirst
}

/** Whether a new account is being filled in, confirmed or saved. */
export const selectIsAdding = ({ context: { change } }: Reader): boolean => change?.kind === 'account'

/** The account that the person wants to become the default: its box is ticked while they are asked. */
export const selectTicked = ({ context: { change } }: Reader): string | null => (change?.kind === 'default' ? change.id : null)

/** Whether the dialog is open: for the question, the password, the saving that follows, or its refusal. */
export const selectIsAsking = (state: State): boolean =>
  state.matches('confirmingDefault') ||
  state.matches('askingPassword') ||
  state.matches('checkingPassword') ||
  state.matches('refused') ||
  (state.matches('saving') && !selectIsAdding(state))

/** Errors of the new account to show, by field. */
export const selectAccountErrors = ({ context }: Reader): FormErrors => shownErrors(context.errors, context)

/** What the server said to the new account, unless it is said at one of its fields; null for nothing. */
export const selectAccountFailure = (state: State): string | null =>
  state.matches('adding') ? selectFormFailureText(state) : null

/** Error text under the password; null for none. */
export const selectConfirmError = ({ context: { failure, refusals, password } }: Reader): string | null => {
  if (failure?.kind === 'refused' && failure.field === 'password') return failureText(failure)
  return refusals > 0 && isSealedEmpty(password) ? messages.required : null
}

/** What the server said to the password or to the change, unless it is said under the password; null for nothing. */
export const selectConfirmFailure = ({ context: { failure } }: Reader): string | null =>
  failure === null || (failure.kind === 'refused' && failure.field === 'password') ? null : failureText(failure)
