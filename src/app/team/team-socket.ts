import { createClient, type Client as Socket } from 'graphql-ws'
import type { RenewableSession } from '../session/session-port.ts'
import type { TokenStore } from '../session/token-store.ts'

/** Codes with which the gateway closes a socket: the id token was refused (the socket stays closed), or has expired (it comes back). */
const tokenCloses: readonly unknown[] = [4401, 4403]

/** A socket for subscriptions that carries the newest id token and renews it when the gateway refuses it. */
export const createTeamSocket = (store: TokenStore, session: RenewableSession): Socket =>
  createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    connectionParams: () => ({ idToken: store.peek()?.idToken ?? '' }),
    on: {
      closed: (event) => {
        const code = typeof event === 'object' && event !== null && 'code' in event ? event.code : 0
        if (tokenCloses.includes(code)) void session.renew(store.peek()?.idToken ?? null)
      },
    },
  })
