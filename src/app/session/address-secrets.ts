import type { Vault } from '#journal/vault.ts'
import { legacyTarget } from '#rules/paths.ts'
import type { Sealed } from '#rules/sealed.ts'

/** Query parameters that carry a secret. */
const secretParameters = ['token', 'idToken', 'refreshToken'] as const
/** Parameters that look like one of them, as after a mail program's `&amp;`, or that carry one within their text. */
const isSecretLike = (name: string, text: string): boolean =>
  /(?:^|[^a-z])(?:id|refresh)?token$/i.test(name) || /token=/i.test(text)
/** Paths whose rest is a mailed token; the router does not mind capitals either. */
const tokenPaths = /^(\/register\/(?:reset-password|verify-email))\/(.+?)\/?$/i

/** Where LinkedIn sends a person back to, and what it puts into the address there (RFC 6749, 4.1.2; RFC 9207). */
const returnPaths = /^\/team-member\/(?:profile|completeProfile)\/?$/i
const returnParameters = ['code', 'state', 'error', 'error_description', 'error_uri', 'iss', 'session_state']

/** Whether somebody comes back from LinkedIn: with a state, and a code or an error. */
const isReturn = (pathname: string, query: URLSearchParams): boolean =>
  returnPaths.test(pathname) && Boolean(query.get('state')) && Boolean(query.get('code') || query.get('error'))

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
  }
  // Two slashes at the beginning would name another host.
  const single = location.pathname.replace(/\/{2,}/g, '/')
  let pathname = legacyTarget(single) ?? single
  const returned = isReturn(pathname, query) ? returnParameters : []
  for (const name of returned) {
    const text = query.get(name)
    if (text) found.set(name, vault.seal(text))
  }
  const suspects = [...query].filter(([name, text]) => returned.includes(name) || isSecretLike(name, text))
  for (const [name] of suspects) query.delete(name)
  const tokenPath = tokenPaths.exec(pathname)
  if (tokenPath?.[1] !== undefined && tokenPath[2] !== undefined) {
    pathname = tokenPath[1].toLowerCase()
    found.set('token', vault.seal(decoded(tokenPath[2])))
  }
  const search = query.size === 0 ? '' : `?${query}`
  const hash = isSecretLike('', decoded(location.hash)) ? '' : location.hash
  const isClean = pathname === location.pathname && suspects.length === 0 && hash === location.hash
  if (!isClean) history.replaceState(null, '', `${pathname}${search}${hash}`)
  return found
}
