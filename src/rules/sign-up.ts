import { isBlank } from './blank.ts'
import { isEmail, isPhone } from './credentials.ts'
import { messages } from './messages.ts'
import { isSameSecret, isSealedEmpty, type Sealed } from './sealed.ts'
import type { PasswordWeakness } from './weak-passwords.ts'

export type SignUpTextField = 'firstName' | 'lastName' | 'email' | 'telephone'
export type SignUpField = SignUpTextField | 'password' | 'repassword'

/** What the sign-up form holds (specification 2.3). */
export interface SignUpForm extends Readonly<Record<SignUpTextField, string>> {
  readonly password: Sealed
  /** Of the password, as far as the browser knows. */
  readonly weakness: PasswordWeakness | null
  readonly repassword: Sealed
  readonly wayToKnow: string | null
}

/** Longest first and last name in characters. */
export const nameLength = 100

const requiredText = (text: string): string | null => (isBlank(text) ? messages.required : null)

const checks: { readonly [F in SignUpField]: (form: SignUpForm) => string | null } = {
  firstName: (form) => requiredText(form.firstName),
  lastName: (form) => requiredText(form.lastName),
  email: (form) => requiredText(form.email) ?? (isEmail(form.email) ? null : messages.emailInvalid),
  telephone: (form) => requiredText(form.telephone) ?? (isPhone(form.telephone) ? null : messages.phoneInvalid),
  password: (form) => passwordError(form.password, form.weakness),
  repassword: (form) =>
    isSealedEmpty(form.repassword)
      ? messages.required
      : isSameSecret(form.password, form.repassword)
        ? null
        : messages.passwordsDiffer,
}

/** What a password being chosen is refused for, said while it is typed; null for nothing. */
export const weaknessError = (weakness: PasswordWeakness | null): string | null =>
  weakness === null ? null : weakness === 'common' ? messages.passwordCommon : messages.passwordPersonal

/** Error text of a password being chosen; null when it is acceptable (decisions B: 8 to 128 characters). */
export const passwordError = (password: Sealed, weakness: PasswordWeakness | null): string | null => {
  if (isSealedEmpty(password)) return messages.required
  return password.length === 'acceptable' ? weaknessError(weakness) : messages.passwordLength
}

/** Error text of one sign-up field; null when it is acceptable (specification 5, Signup). */
export const signUpFieldError = (form: SignUpForm, field: SignUpField): string | null => checks[field](form)

export const signUpFields = Object.keys(checks) as readonly SignUpField[]

/** Whether every field of the form is acceptable. */
export const isSignUpAcceptable = (form: SignUpForm): boolean =>
  signUpFields.every((field) => signUpFieldError(form, field) === null)

/** The steps the welcome text names, in its order (specification 1). */
export const welcomeSteps = ['Create account', 'Verify e-mail', 'Complete profile', 'Upload CV'] as const
