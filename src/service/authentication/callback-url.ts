import { linkTo } from '#rules/paths.ts'
import { invalid } from '../http-error.ts'
import type { ServiceSettings } from '../settings.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Outside production: the port on which this very request reached the service on a loopback name. */
const isOwnLoopback = (url: URL, host: string | null): boolean => {
  if (host === null || !URL.canParse(`http://${host}`)) return false
  const own = new URL(`http://${host}`)
  return loopbackNames.has(url.hostname) && loopbackNames.has(own.hostname) && url.port === own.port && url.protocol === 'http:'
}

/**
 * Where a mailed link may lead: to the one page that knows what to do with its token (specification 2.4, 2.5), of the portal's own public
 * origin and, outside production, of the loopback origin that the request came to. The link is `${callbackUrl}?token=…`, so the address
 * may bring no query or hash of its own.
 *
 * @param page the link's
 * @param host the request's Host header
 * @throws HttpError 400 naming CallbackUrl
 */
export const checkCallbackUrl = (
  settings: ServiceSettings,
  page: 'VerifyEmail' | 'ResetPassword',
  callbackUrl: string,
  host: string | null,
): string => {
  const url = URL.canParse(callbackUrl) ? new URL(callbackUrl) : null
  const allowed =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    url.pathname === linkTo(page) &&
    (url.origin === new URL(settings.publicUrl).origin || (!settings.production && isOwnLoopback(url, host)))
  if (!allowed) throw invalid('CallbackUrl', 'CallbackUrl must be an address of this portal.')
  return `${url.origin}${url.pathname}`
}
