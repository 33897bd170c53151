import { dictionary } from '@zxcvbn-ts/language-common'
import { guessedFirst } from '#rules/weak-passwords.ts'

/**
 * The passwords that the browser knows as weak, with spaces between them. The build puts them in the place of this module
 * (`scripts/common-passwords-plugin.ts`), as the package's lists are many times as long.
 */
export const commonPasswords: string = guessedFirst(dictionary.passwords)
