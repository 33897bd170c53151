import { legacyRedirects, type RouteFact, type RouteName, routes } from './routes.ts'

const table: readonly RouteFact[] = routes

const segments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

/** Static addresses before ones with parameters, so that `/courses/new` is not taken for a course id. */
const bySpecificity = [...table].filter((route) => route.path !== '*').sort((a, b) => dynamicCount(a.path) - dynamicCount(b.path))

function dynamicCount(path: string): number {
  return segments(path).filter((segment) => segment.startsWith(':')).length
}

const matches = (pattern: string, path: string): boolean => {
  const expected = segments(pattern)
  const actual = segments(path)
  const required = expected.filter((segment) => !segment.endsWith('?')).length
  if (actual.length < required || actual.length > expected.length) return false
  return actual.every((segment, index) => {
    const wanted = expected[index]
    return wanted !== undefined && (wanted.startsWith(':') || wanted === segment)
  })
}

/**
 * The route an address belongs to.
 *
 * @param pathname path without query and hash
 * @returns the route, or the 404 route when nothing matches
 */
export const routeOf = (pathname: string): RouteFact => {
  const found = bySpecificity.find((route) => matches(route.path, pathname))
  return found ?? routeNamed('NotFound')
}

/** The route with this name. */
export const routeNamed = (name: RouteName): RouteFact => {
  const route = table.find((one) => one.name === name)
  if (route === undefined) throw new Error(`no route is named ${name}`)
  return route
}

/**
 * The address of a route.
 *
 * @param name the route's name
 * @param params values of its parameters; an optional one may be left out
 * @throws Error when a required parameter is missing
 */
export const linkTo = (name: RouteName, params: Readonly<Record<string, string | number>> = {}): string => {
  const parts = segments(routeNamed(name).path).flatMap((segment) => {
    if (!segment.startsWith(':')) return [segment]
    const key = segment.replace(/^:|\?$/g, '')
    const value = params[key]
    if (value !== undefined) return [encodeURIComponent(String(value))]
    if (segment.endsWith('?')) return []
    throw new Error(`${name} needs ${key}`)
  })
  return `/${parts.join('/')}`
}

/** The new address of a legacy path, or null when the path is not a legacy one (specification 2.1). */
export const legacyTarget = (pathname: string): string | null => {
  for (const [from, to] of Object.entries(legacyRedirects)) {
    if (from.endsWith('/*') ? pathname.startsWith(from.slice(0, -1)) || pathname === from.slice(0, -2) : pathname === from)
      return to
  }
  return null
}

/**
 * A return address that is safe to go to: a path of this portal's own table, with its query and hash; anything else is null
 * (specification 2.1, returnUrl; only the portal's own known paths).
 *
 * @param candidate the value of a returnUrl query parameter, already decoded once
 */
export const safeReturnUrl = (candidate: string | null): string | null => {
  if (candidate === null || candidate.length > 2048 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(candidate)) return null
  const origin = 'https://portal.invalid'
  let url: URL
  try {
    url = new URL(candidate, origin)
  } catch {
    return null
  }
  if (url.origin !== origin || url.username !== '' || url.pathname.includes('//')) return null
  const address = `${url.pathname}${url.search}${url.hash}`
  if (url.pathname === '/team-member') return address
  const route = routeOf(url.pathname)
  const leavesSession = route.name === 'Logout' || route.name === 'LogoutShort' || route.name === 'LoginWithToken'
  return route.name === 'NotFound' || route.area === 'register' || leavesSession ? null : address
}
