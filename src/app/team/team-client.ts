import { Client, fetchExchange, subscriptionExchange } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { cacheExchange } from '@urql/exchange-graphcache'
import { createClient as createSocket } from 'graphql-ws'
import { boundedFetch, trustedDocuments } from '../session/open-client.ts'
import type { SessionGate } from '../session/session-port.ts'
import type { TokenStore } from '../session/token-store.ts'

/** Codes with which the gateway closes a socket: the id token was refused (the socket stays closed), or has expired (it comes back). */
const tokenCloses: readonly unknown[] = [4401, 4403]

const bearerOf = (header: string | undefined): string | null => header?.replace(/^Bearer /, '') ?? null

const headerOf = (options: RequestInit | (() => RequestInit) | undefined, name: string): string | undefined => {
  const init = typeof options === 'function' ? options() : options
  return new Headers(init?.headers).get(name) ?? undefined
}

const normalisedCache = () =>
  cacheExchange({
    keys: {
      Done: () => null,
      NotificationPage: () => null,
      ProfileCompleteness: () => null,
      SignInResult: () => null,
      TokenPair: () => null,
    },
    updates: {
      Mutation: {
        markAllNotificationsRead: (_result, _args, cache) => cache.invalidate('Query', 'notifications'),
        markNotificationRead: (_result, args, cache) => {
          cache.invalidate({ __typename: 'Notification', id: String(args.id) })
          cache.invalidate('Query', 'viewer')
        },
      },
    },
  })

/** Adds the tokens to each call; a call refused as signed out waits for the one refresh and is tried once more. */
const sessionExchange = (store: TokenStore, session: SessionGate) =>
  authExchange(async (utilities) => {
    let stale: string | null = null
    return {
      addAuthToOperation: (operation) => {
        const tokens = store.peek()
        if (tokens === null) return operation
        return utilities.appendHeaders(operation, {
          authorization: `Bearer ${tokens.idToken}`,
          'x-refresh-token': tokens.refreshToken,
        })
      },
      didAuthError: (error, operation) => {
        const isRefused = error.graphQLErrors.some((one) => one.extensions.code === 'UNAUTHENTICATED')
        if (isRefused) stale = bearerOf(headerOf(operation.context.fetchOptions, 'authorization'))
        return isRefused
      },
      refreshAuth: () => session.renew(stale),
    }
  })

/** A socket for subscriptions that carries the newest id token and renews it when the gateway refuses it. */
const createTeamSocket = (store: TokenStore, session: SessionGate, onConnected: () => void) =>
  createSocket({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    connectionParams: () => ({ idToken: store.peek()?.idToken ?? '' }),
    on: {
      connected: onConnected,
      closed: (event) => {
        const code = typeof event === 'object' && event !== null && 'code' in event ? event.code : 0
        if (tokenCloses.includes(code)) void session.renew(store.peek()?.idToken ?? null)
      },
    },
  })

export interface TeamClient {
  readonly client: Client
  /** Closes its socket. */
  dispose(): void
}

/**
 * The client of the signed-in screens: normalised cache, tokens, one refresh for all, subscriptions.
 *
 * @param onConnected called when the socket is connected, also after each reconnect: what was missed meanwhile is asked for again
 */
export const createTeamClient = (store: TokenStore, session: SessionGate, onConnected: () => void): TeamClient => {
  const socket = createTeamSocket(store, session, onConnected)
  const client = new Client({
    url: '/graphql',
    fetch: boundedFetch,
    preferGetMethod: false,
    exchanges: [
      normalisedCache(),
      sessionExchange(store, session),
      ...(import.meta.env.PROD ? [trustedDocuments()] : []),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: (request) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe(
              { ...request, query: request.query ?? '' } as Parameters<typeof socket.subscribe>[0],
              sink as Parameters<typeof socket.subscribe>[1],
            ),
          }),
        }),
      }),
    ],
  })
  return { client, dispose: () => void socket.dispose() }
}
