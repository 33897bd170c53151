import type { Vault } from '#journal/vault.ts'
import { legacyTarget } from '#rules/paths.ts'
import type { Sealed } from '#rules/sealed.ts'

/** Query parameters that carry a secret. */
const secretParameters = ['token', 'idToken', 'refreshToken'] as const
/** Paths whose last segment is a mailed token. */
const tokenPaths = /^(\/register\/(?:reset-password|verify-email))\/([^/]+)\/?$/

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Takes the secrets out of the page's address and history before anything else happens, and brings a legacy path to its new one.
 *
 * @param vault keeps the secrets
 * @returns the handles by parameter name
 */
export const takeAddressSecrets = (vault: Vault, { location, history }: Window = window): ReadonlyMap<string, Sealed> => {
  const found = new Map<string, Sealed>()
  const query = new URLSearchParams(location.search)
  for (const name of secretParameters) {
    const text = query.get(name)
    if (text !== null && text !== '') found.set(name, vault.seal(text))
    query.delete(name)
  }
  let pathname = legacyTarget(location.pathname) ?? location.pathname
  const tokenPath = tokenPaths.exec(pathname)
  if (tokenPath?.[1] !== undefined && tokenPath[2] !== undefined) {
    pathname = tokenPath[1]
    found.set('token', vault.seal(decoded(tokenPath[2])))
  }
  const search = query.size === 0 ? '' : `?${query}`
  if (pathname !== location.pathname || found.size > 0) history.replaceState(null, '', `${pathname}${search}${location.hash}`)
  return found
}
