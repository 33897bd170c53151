import { passwordLength } from '#rules/credentials.ts'
import { weaknessError } from '#rules/sign-up.ts'
import { type PasswordOwner, weaknessOf } from '#rules/weak-passwords.ts'
import { invalid } from '../http-error.ts'

let reading: Promise<ReadonlySet<string>> | undefined

/** The most used passwords of leaked lists that are long enough to be chosen here, some 18,000; read when the first is chosen. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  reading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary.passwords.filter(({ length }) => length >= passwordLength.min)),
  )
  return reading
}

/**
 * Refuses a password that is among the first to be guessed, or that contains its owner (OWASP ASVS 5, 6.2.4 and 6.2.11).
 *
 * @throws HttpError 400 at the field `Password`
 */
export const requireStrongPassword = async (password: string, owner: PasswordOwner): Promise<void> => {
  const error = weaknessError(weaknessOf(password, owner, await commonPasswords()))
  if (error !== null) throw invalid('Password', error)
}
