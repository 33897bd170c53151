import type { Vault } from '#journal/vault.ts'
import type { Sealed } from '#rules/sealed.ts'
import { type PasswordOwner, type PasswordWeakness, weaknessOf } from '#rules/weak-passwords.ts'

let common: ReadonlySet<string> = new Set()

/** Fetches the passwords that are guessed first. Until they are there, and if they never are, only the service knows them. */
export const prepareNewPassword = async (): Promise<void> => {
  try {
    const { commonPasswords } = await import('./common-passwords.ts')
    common = new Set(commonPasswords.split(' '))
  } catch {
    // The service judges every new password.
  }
}

/** A password that is being chosen as machines see it: its handle, and what is weak about it. */
export const sealNewPassword = (
  vault: Vault,
  text: string,
  owner: PasswordOwner,
): { readonly password: Sealed; readonly weakness: PasswordWeakness | null } => {
  const password = vault.seal(text)
  return { password, weakness: password.length === 'acceptable' ? weaknessOf(text, owner, common) : null }
}
