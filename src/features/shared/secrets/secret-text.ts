import type { Vault } from '#journal/vault.ts'
import type { Sealed } from '#rules/sealed.ts'

/** The text behind a handle for the field it was typed into; empty when this page does not hold it any more. */
export const secretText = (vault: Vault, secret: Sealed): string => {
  try {
    return vault.open(secret)
  } catch {
    return ''
  }
}
