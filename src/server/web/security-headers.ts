import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

const nonces = new WeakMap<ServerResponse, string>()

const nonceOfResponse = (response: ServerResponse): string => {
  const known = nonces.get(response)
  if (known !== undefined) return known
  const made = randomBytes(18).toString('base64')
  nonces.set(response, made)
  return made
}

/** The nonce that this answer's content security policy allows for scripts and styles. */
export const nonceOf = (reply: FastifyReply): string => nonceOfResponse(reply.raw)

/** The names under which the page may make Trusted Types policies. */
const trustedTypesPolicies = ['portal', 'dompurify']

const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'

/** For a year, also of what is below the portal's name. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: true } as const

/** The headers of an answer that is given without a page and before there is a request to give it to. */
export const refusalHeaders = (production: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(production && { 'strict-transport-security': `max-age=${transportSecurity.maxAge}; includeSubDomains` }),
})

/** Puts the security headers (ASVS 3.4) on every answer, whatever gives it. */
export const addSecurityHeaders = async (app: FastifyInstance, production: boolean): Promise<void> => {
  const nonce = (_request: IncomingMessage, response: ServerResponse) => `'nonce-${nonceOfResponse(response)}'`
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonce],
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // Covers the WebSocket of the same host too (CSP level 3).
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: trustedTypesPolicies,
      },
    },
    strictTransportSecurity: production ? transportSecurity : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
}
