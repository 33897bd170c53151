import { and, eq } from 'drizzle-orm'
import { Agent, request } from 'undici'
import webPush from 'web-push'
import type { Transaction } from '../db/database.ts'
import { userDevice } from '../db/session-schema.ts'
import type { Keys } from '../keys.ts'
import type { OutboxMessage } from '../outbox/outbox.ts'
import { unseal } from '../sealing.ts'
import type { PushKeys, ServiceSettings } from '../settings.ts'
import { lookUpPublic, NotPublic } from './public-lookup.ts'

type PushMessage = Extract<OutboxMessage, { kind: 'push' }>

interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const isSubscription = (value: unknown): value is Subscription => {
  if (typeof value !== 'object' || value === null || !('endpoint' in value) || !('keys' in value)) return false
  const { endpoint, keys } = value
  if (typeof endpoint !== 'string' || typeof keys !== 'object' || keys === null) return false
  return 'p256dh' in keys && 'auth' in keys && typeof keys.p256dh === 'string' && typeof keys.auth === 'string'
}

const parseSubscription = (token: unknown): Subscription | null => {
  if (typeof token !== 'string') return null
  try {
    const value: unknown = JSON.parse(token)
    return isSubscription(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Whether the service may send to this address: it was chosen by a browser and so by anybody. A push service is a public
 * host name reached by https; addresses inside a network are not called. Outside production loopback is, for tests.
 */
export const isPushAddress = (endpoint: string, production: boolean): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname } = new URL(endpoint)
  const isLoopback = hostname === '127.0.0.1' || hostname === 'localhost'
  if (!production && isLoopback) return true
  const isName =
    /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i.test(hostname) && !/\.(local|internal|localhost|lan|home|corp)$/i.test(hostname)
  return protocol === 'https:' && isName
}

/** Connects to names that lead to the internet alone, whatever they lead to a moment later. */
const toTheInternet = new Agent({ connect: { lookup: lookUpPublic } })

/** What the service worker receives. */
const payloadOf = ({ title, body, link }: PushMessage): string => JSON.stringify({ title, body, link })

/**
 * Sends one message to one browser by the Web Push standard. A browser that is gone (404, 410) or was never one is
 * forgotten.
 *
 * @throws Error when the push service asks to try again later
 */
export const sendPush = async (
  { settings, keys }: { readonly settings: ServiceSettings; readonly keys: Keys },
  vapid: PushKeys,
  tx: Transaction,
  message: PushMessage,
): Promise<void> => {
  const device = and(eq(userDevice.memberId, message.memberId), eq(userDevice.tokenHash, Buffer.from(message.deviceHash, 'hex')))
  const [row] = await tx.select({ token: userDevice.token }).from(userDevice).where(device)
  if (row === undefined) return
  const subscription = parseSubscription(unseal(keys.sealing, row.token))
  if (subscription === null || !isPushAddress(subscription.endpoint, settings.production)) {
    await tx.delete(userDevice).where(device)
    return
  }
  const details = webPush.generateRequestDetails(subscription, payloadOf(message), {
    vapidDetails: { subject: vapid.subject, publicKey: vapid.publicKey, privateKey: vapid.privateKey },
    TTL: 24 * 60 * 60,
  })
  const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]))
  const answer = await request(details.endpoint, {
    method: 'POST',
    headers,
    body: details.body,
    headersTimeout: 10_000,
    bodyTimeout: 10_000,
    ...(settings.production && { dispatcher: toTheInternet }),
  }).catch((error: unknown) => {
    if (error instanceof NotPublic) return null
    throw error
  })
  await answer?.body.dump()
  // A name that leads into a network is no push service: as if it were gone.
  const statusCode = answer?.statusCode ?? 404
  if (statusCode === 404 || statusCode === 410) await tx.delete(userDevice).where(device)
  // One that sends us elsewhere has not taken the message; where to is its word alone.
  else if (statusCode >= 300) throw new Error(`The push service answered ${statusCode}`)
}
