import { Client, fetchExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'

/** Milliseconds a call may take before it counts as unanswered. */
export const callTimeout = 20_000

/** `fetch` that gives up after `callTimeout`, so that a dead network shows as a failure and not as an endless wait. */
export const boundedFetch: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(callTimeout), ...(init?.signal ? [init.signal] : [])]
  return fetch(input, { ...init, signal: AbortSignal.any(signals), referrerPolicy: 'no-referrer' })
}

/** Sends documents by their hash in production, where the gateway executes no other. */
export const trustedDocuments = () =>
  persistedExchange({
    enforcePersistedQueries: true,
    enableForMutation: true,
    enableForSubscriptions: true,
    preferGetForPersistedQueries: false,
    generateHash: async (_text, document) => {
      const meta: unknown = '__meta__' in document ? document.__meta__ : undefined
      return typeof meta === 'object' && meta !== null && 'hash' in meta ? String(meta.hash) : undefined
    },
  })

/** The client of the pages that need no session, and of the session's own calls: no cache, no tokens of its own. */
export const createOpenClient = (): Client =>
  new Client({
    url: '/graphql',
    fetch: boundedFetch,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [...(import.meta.env.PROD ? [trustedDocuments()] : []), fetchExchange],
  })
