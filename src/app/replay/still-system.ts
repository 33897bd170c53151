import { NEVER, Subject } from 'rxjs'
import type { Actor } from 'xstate'
import type { Flows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { createVault } from '#journal/vault.ts'
import type { session as sessionMachine } from '#machines/session/session.machine.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { snackbars } from '#machines/snackbars/snackbars.machine.ts'
import { createLateClient } from '../late-client.ts'
import { createRenewableSession } from '../session/session-port.ts'
import type { TokenStore } from '../session/token-store.ts'
import type { MockedGateway, System } from '../system.ts'

const nothing = (): void => undefined

const noTokens: TokenStore = {
  peek: () => null,
  read: async () => null,
  write: async () => undefined,
  nextKey: async () => null,
  rotate: async () => false,
  clear: async () => undefined,
}

interface StillOptions {
  readonly flows: Flows
  readonly session: Actor<typeof sessionMachine>
  /** What stands in for the gateway. */
  readonly gateway: MockedGateway
  readonly now: () => number
}

/**
 * The portal's parts where nothing happens: no tokens, no server, nothing kept on the device, and no way to another page. What moves is
 * what its flows move.
 */
export const createStillSystem = ({ flows, session, gateway, now }: StillOptions): System => {
  const renewableSession = createRenewableSession(
    () => session,
    noTokens,
    () => Promise.reject(new Error('A replayed page has no server')),
  )
  const teamClient = createLateClient()
  const navigationBlocker = { hold: () => nothing, proceed: nothing, attempt: nothing, moved: nothing }
  return {
    services: {
      client: async () => gateway.mockedClient,
      teamClient: teamClient.read,
      session: renewableSession,
      files: gateway.mockedFiles,
      senders: async () => (await import('../operation-senders.ts')).operationSenders,
      flows,
      navigationBlocker,
      keeping: { of: () => 'kept', changes$: NEVER },
      vault: createVault(),
      addressSecrets: new Map(),
      origin: location.origin,
      newKey: () => crypto.randomUUID(),
      now,
    },
    journal: createJournal(),
    flows,
    tokens: noTokens,
    renewableSession,
    session,
    snackbars: flows.open('snackbars', snackbars),
    shell: flows.open('shell', shell),
    navigation$: new Subject(),
    navigationBlocker,
    announce: nothing,
    mockedExchange: gateway.mockedExchange,
    prepareCalls: nothing,
    provideTeamClient: teamClient.provide,
    provideRefresh: nothing,
  }
}
