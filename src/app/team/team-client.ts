import {
  Client,
  type Exchange,
  fetchExchange,
  type Operation,
  type SubscriptionForwarder,
  subscriptionExchange,
} from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { cacheExchange } from '@urql/exchange-graphcache'
import type { Sink, Client as Socket, SubscribePayload } from 'graphql-ws'
import { boundedFetch, trustedDocuments } from '../session/open-client.ts'
import type { RenewableSession } from '../session/session-port.ts'
import type { TokenStore } from '../session/token-store.ts'
import { askAfterChange } from './ask-after-change.ts'
import { keepAnswers } from './keep-answers.ts'
import { knownFirst } from './known-first.ts'
import { type LastKnown, lastKnownAnswers } from './last-known-answers.ts'
import { cacheKeys, cacheUpdates } from './team-cache.ts'
import { createUnreached, type Unreached } from './unreached.ts'
import { wholeLists } from './whole-lists.ts'

const bearerOf = (header: string | undefined): string | null => header?.replace(/^Bearer /, '') ?? null

const headerOf = (options: RequestInit | (() => RequestInit) | undefined, name: string): string | undefined => {
  const init = typeof options === 'function' ? options() : options
  return new Headers(init?.headers).get(name) ?? undefined
}

/** Adds the tokens to each call; a call refused as signed out waits for the one refresh and is tried once more. */
const sessionExchange = (store: TokenStore, session: RenewableSession) =>
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

/** What is undefined does not travel. */
const toPayload = (request: Parameters<SubscriptionForwarder>[0]) =>
  ({ ...request, query: request.query ?? '' }) as SubscribePayload

/** What outlives the page, whose code is fetched when something is first kept or looked for. */
const lateLastKnown = (person: string): LastKnown => {
  let fetched: Promise<LastKnown> | undefined
  const fetch = () => {
    fetched ??= import('./last-known/last-known.ts').then((module) => module.createLastKnown(person, Date.now))
    // Code that did not arrive is asked for again by the next answer.
    fetched.catch(() => {
      fetched = undefined
    })
    return fetched
  }
  const find = (how: 'find' | 'findFirst') => (operation: Operation) =>
    fetch().then(
      (known) => known[how](operation),
      () => null,
    )
  return {
    keep: (...answer) =>
      fetch().then(
        (known) => known.keep(...answer),
        () => undefined,
      ),
    find: find('find'),
    findFirst: find('findFirst'),
  }
}

const unreachedQueries = new WeakMap<object, Unreached>()

/** The queries of a team client that show what was known before. */
export const unreachedOf = (client: object): Unreached => {
  const found = unreachedQueries.get(client)
  if (found === undefined) throw new Error('This client is not of the signed-in screens')
  return found
}

export interface TeamClient {
  readonly client: Client
  /** Closes its socket. */
  dispose(): void
}

/**
 * The client of the signed-in screens: normalised cache, tokens, one refresh for all, subscriptions.
 *
 * @param person whose screens they are, by id
 * @param mockedExchange stands in for the gateway in development without a server
 */
export const createTeamClient = (
  store: TokenStore,
  session: RenewableSession,
  person: string,
  mockedExchange?: Exchange,
): TeamClient => {
  const unreached = createUnreached()
  const lastKnown = lateLastKnown(person)
  let socket: Promise<Socket> | undefined
  const connect = () => {
    socket ??= import('./team-socket.ts').then((module) => module.createTeamSocket(store, session))
    return socket
  }
  const gatewayExchanges = () => [
    sessionExchange(store, session),
    ...(import.meta.env.PROD ? [trustedDocuments()] : []),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: (request) => ({
        subscribe: (sink) => {
          let isClosed = false
          let end = () => {}
          connect().then((opened) => {
            if (!isClosed) end = opened.subscribe(toPayload(request), sink as Sink<never>)
          }, sink.error)
          return {
            unsubscribe: () => {
              isClosed = true
              end()
            },
          }
        },
      }),
    }),
  ]
  const client = new Client({
    url: '/graphql',
    fetch: boundedFetch,
    preferGetMethod: false,
    exchanges: [
      // Above what keeps answers, which would take it for one of this page's own when the server fails.
      ...(mockedExchange === undefined ? [knownFirst(lastKnown)] : []),
      keepAnswers(unreached),
      ...(mockedExchange === undefined ? [lastKnownAnswers(lastKnown, Date.now)] : []),
      cacheExchange({ keys: cacheKeys, updates: cacheUpdates }),
      askAfterChange({ ...cacheUpdates.Mutation }),
      wholeLists,
      ...(mockedExchange === undefined ? gatewayExchanges() : [mockedExchange]),
    ],
  })
  unreachedQueries.set(client, unreached)
  return {
    client,
    dispose: () =>
      void socket?.then(
        (opened) => opened.dispose(),
        () => undefined,
      ),
  }
}
