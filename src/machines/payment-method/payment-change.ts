import type { FormErrors } from '#rules/form-fields.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import type { Sealed } from '#rules/sealed.ts'
import type { FormContext } from '../form-fragments.ts'

/** What the `payment-method` machine keeps and hears. */

/** How the person is paid, by the server's clock. */
export interface PaymentFacts {
  /** Null when no type was ever chosen. */
  readonly type: PaymentAccountType | null
  /** The day from which another type can be chosen, `YYYY-MM-DD`; null when one can be chosen now. */
  readonly lockedUntil: string | null
  /** The day where the server is. */
  readonly today: string
  /** Whether a pay run is not paid yet. */
  readonly hasActivePayRun: boolean
}

/** An account as far as the machine needs it. */
export interface KnownAccount {
  readonly id: string
  readonly isDefault: boolean
}

/** What the person is about to save: a new account, another default, or the shown type as it is. */
export type PaymentChange =
  | { readonly kind: 'account' }
  | { readonly kind: 'default'; readonly id: string }
  | { readonly kind: 'type' }

/** What was typed into the form of an account, by field: handles alone, because most of it is worth stealing. */
export type SealedValues = Readonly<Record<string, Sealed>>

/** A field that a form does not begin empty. Its handle is a `value`, as every one that the journal's redaction knows. */
export interface BegunField {
  readonly field: string
  readonly value: Sealed
}

export interface PaymentContext extends FormContext {
  readonly method: PaymentFacts | null
  /** The type whose accounts are shown; null before one was ever chosen. */
  readonly shown: PaymentAccountType | null
  /** Its accounts; null until they have arrived. */
  readonly accounts: readonly KnownAccount[] | null
  readonly change: PaymentChange | null
  readonly values: SealedValues
  /** What is wrong with the form: judged where it is typed, because here the values are sealed. */
  readonly errors: FormErrors
  readonly password: Sealed
  /** What the server gave for the right password: good for one change within five minutes. */
  readonly confirmation: Sealed
}

export type PaymentMethodEvent =
  | { readonly type: 'method.arrived'; readonly method: PaymentFacts }
  | { readonly type: 'accounts.arrived'; readonly ofType: PaymentAccountType; readonly accounts: readonly KnownAccount[] }
  | { readonly type: 'type.chosen'; readonly chosen: PaymentAccountType }
  | { readonly type: 'type.confirmed' }
  | { readonly type: 'add.requested'; readonly begun: readonly BegunField[]; readonly errors: FormErrors }
  | { readonly type: 'field.changed'; readonly field: string; readonly value: Sealed; readonly errors: FormErrors }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'save.requested'; readonly requestKey: string }
  | { readonly type: 'default.ticked'; readonly id: string }
  | { readonly type: 'default.confirmed' }
  | { readonly type: 'password.changed'; readonly password: Sealed }
  | { readonly type: 'password.confirmed'; readonly requestKey: string }
  | { readonly type: 'retry.requested'; readonly requestKey: string }
  | { readonly type: 'cancel.requested' }

/** The password, and the change that it is given for. */
export interface ConfirmPasswordRequest extends Pick<SavePaymentRequest, 'ofType' | 'change' | 'values'> {
  readonly password: Sealed
}
export interface Confirmed {
  readonly confirmation: Sealed
}

export interface SavePaymentRequest {
  readonly ofType: PaymentAccountType | null
  readonly change: PaymentChange | null
  readonly values: SealedValues
  readonly confirmation: Sealed
  readonly requestKey: string
}
/** What is true after a change. */
export interface SavedPayment {
  readonly method: PaymentFacts
  readonly accounts: readonly KnownAccount[]
}

export const isDefaultOf = ({ isDefault }: KnownAccount): boolean => isDefault
