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
  const suspects = [...query].filter(([name, text]) => isSecretLike(name, text))
  for (const [name] of suspects) query.delete(name)
  // Two slashes at the beginning would name another host.
  const single = location.pathname.replace(/\/{2,}/g, '/')
  let pathname = legacyTarget(single) ?? single
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
