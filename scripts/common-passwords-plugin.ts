import { resolve } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Plugin } from 'vite'
import { guessedFirst } from '../src/rules/weak-passwords.ts'

/**
 * Puts what a module computes of the package's lists of passwords in its place, so that the lists themselves are not shipped.
 *
 * @param source the module's path from the project folder; it exports `commonPasswords` alone
 */
export const shipCommonPasswords = (source: string): Plugin => {
  const file = resolve(source)
  return {
    name: 'portal-common-passwords',
    apply: 'build',
    load: (id) => (id === file ? `export const commonPasswords = ${JSON.stringify(guessedFirst(dictionary.passwords))}` : null),
  }
}
