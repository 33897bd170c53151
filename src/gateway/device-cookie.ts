import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KnownDevice } from './context.ts'

/*
 * What v1 knows a device by lies in a cookie that no script reads and no other site sends. It opens nothing: a login with it is counted
 * apart from those of other devices.
 */

/** Over TLS, a name that browsers take from this host alone, by TLS alone and for every path of it (ASVS 3.3.3). */
const cookieOf = (isSecure: boolean): { readonly name: string; readonly attributes: string } =>
  isSecure ? { name: '__Host-known_device', attributes: 'Path=/; Secure' } : { name: 'known_device', attributes: 'Path=/graphql' }
/** As v1 makes them; nothing else is passed on, or put into a header. */
const form = /^[\w.~-]{1,1024}$/
/** Seconds: as long as v1 knows a device. */
const lifetime = 180 * 24 * 60 * 60

const deviceIn = (cookies: string | undefined, name: string): string | undefined => {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1)
  return value !== undefined && form.test(value) ? value : undefined
}

/**
 * What the device of a request carries, and the way to have it carry something else.
 *
 * @param isSecure whether it may travel over TLS only
 */
export const knownDevice = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): KnownDevice => {
  const { name, attributes } = cookieOf(isSecure)
  return {
    headers: { 'x-device': deviceIn(request.headers.cookie, name), 'user-agent': request.headers['user-agent'] },
    keep: (device) => {
      if (device === undefined || !form.test(device)) return
      reply.header('set-cookie', `${name}=${device}; ${attributes}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict`)
    },
  }
}
