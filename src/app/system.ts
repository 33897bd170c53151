import type { Client, Exchange } from '@urql/core'
import { Subject } from 'rxjs'
import { type Actor, fromPromise, type InspectionEvent } from 'xstate'
import type { FilesPort, Services } from '#features/shared/services/services.ts'
import { createCrossTab } from '#journal/cross-tab.ts'
import { createFlowLocks } from '#journal/flow-locks.ts'
import { createFlows, type Flows } from '#journal/flows.ts'
import { createJournal, type Journal } from '#journal/journal.ts'
import { createLazyStore } from '#journal/lazy-store.ts'
import { createVault } from '#journal/vault.ts'
import type { Emitted, NavigationRequested, NoticeRaised } from '#machines/emitted.ts'
import type { session } from '#machines/session/session.machine.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { snackbars } from '#machines/snackbars/snackbars.machine.ts'
import { deviceStorage } from './device-storage.ts'
import { createLateClient } from './late-client.ts'
import { createLateNavigationBlocker } from './routing/late-navigation-blocker.ts'
import type { NavigationBlocker } from './routing/navigation-blocker.ts'
import { takeAddressSecrets } from './session/address-secrets.ts'
import { createKeepOwnDrafts, staysAtLogOut } from './session/own-drafts.ts'
import { supplySession } from './session/session.actors.ts'
import { createRenewableSession, type RenewableSession } from './session/session-port.ts'
import type { SessionServer } from './session/session-server.ts'
import { createTokenStore, removeLegacyEntries, type TokenStore } from './session/token-store.ts'

/** Everything that lives outside React. */
export interface System {
  readonly services: Services
  readonly journal: Journal
  readonly flows: Flows
  readonly tokens: TokenStore
  readonly renewableSession: RenewableSession
  readonly session: Actor<typeof session>
  readonly snackbars: Actor<typeof snackbars>
  readonly shell: Actor<typeof shell>
  /** Addresses that machines ask to go to. */
  readonly navigation$: Subject<NavigationRequested>
  /** Holds back ways out of a page with unsaved changes. */
  readonly navigationBlocker: NavigationBlocker
  /** Fetches the code of the session's calls ahead of the first. */
  prepareCalls(): void
  /** Shows a message. */
  announce(notice: Omit<NoticeRaised, 'type'>): void
  /** The signed-in screens give their client once it exists. */
  provideTeamClient(client: Client): void
  /** What hears of new notifications says how a client asks anew for what every page shows of them. */
  provideRefresh(refresh: Refresh): void
  /** What stands in for the gateway in development without a server. */
  readonly mockedExchange: Exchange | undefined
}

type Refresh = (client: Client) => Promise<void>

/** What stands in for the gateway in development without a server, and in tests. */
export interface MockedGateway {
  readonly mockedClient: Client
  readonly mockedExchange: Exchange
  readonly mockedFiles: FilesPort
}

interface SystemOptions extends Partial<MockedGateway> {
  readonly inspect?: ((event: InspectionEvent) => void) | undefined
}

const newKey = (): string => crypto.randomUUID()

/** Code that was fetched ahead and did not arrive is asked for again by whoever needs it. */
const ignore = (): void => {}

/**
 * The composition root: journal, flows, session, snackbars and shell, joined.
 *
 * @param options the parts of a mocked gateway, if there is one
 * @param options.inspect hears XState's inspection events of every flow, for the Stately inspector
 */
export const createSystem = ({ mockedClient, mockedExchange, mockedFiles, inspect }: SystemOptions = {}): System => {
  const vault = createVault()
  const addressSecrets = takeAddressSecrets(vault)
  removeLegacyEntries(deviceStorage)
  const journal = createJournal({
    store: createLazyStore(async () => (await import('#journal/indexed-db-store.ts')).createIndexedDbStore()),
    locks: createFlowLocks('portal-journal'),
    texts: deviceStorage,
    news: 'portal-drafts',
    upcasters: async () => (await import('#machines/upcasters.ts')).upcasters,
    development: import.meta.env.DEV,
  })
  const navigation$ = new Subject<NavigationRequested>()
  const navigationBlocker = createLateNavigationBlocker()
  const tokens = createTokenStore(deviceStorage)
  const crossTab = createCrossTab()
  let fetched: Promise<SessionServer> | undefined
  const server = () => {
    fetched ??= import('./session/session-server.ts').then((module) => module.createSessionServer(tokens, mockedClient))
    // A failed fetch of the code is not the last word.
    fetched.catch(() => {
      fetched = undefined
    })
    return fetched
  }
  const openFiles = async (): Promise<FilesPort> =>
    mockedFiles ?? (await import('./session/files.ts')).createFiles(tokens, renewableSession, location.origin)
  const openClient = () => server().then((calls) => calls.client)
  const teamClient = createLateClient()
  let refresh: Refresh = async () => undefined

  const announce = ({ status, body }: Omit<NoticeRaised, 'type'>) =>
    snackbarsActor.send({ type: 'snackbar.raised', id: newKey(), status, body })
  const flows = createFlows({
    journal,
    ...(inspect === undefined ? {} : { inspect }),
    onEmitted: (_flow, emitted) => {
      const event = emitted as unknown as Emitted
      if (event.type === 'notice.raised') announce(event)
      else navigation$.next(event)
    },
  })
  const snackbarsActor = flows.open('snackbars', snackbars)
  journal.problems$.subscribe(async (problem) => {
    const { journalNotice } = await import('./journal-notice.ts')
    const notice = journalNotice(problem)
    if (notice !== null) announce(notice)
  })
  const shellActor = flows.open(
    'shell',
    shell.provide({
      actors: {
        refreshNotifications: fromPromise(async () => refresh(await teamClient.read())),
      },
    }),
  )
  const renewableSession = createRenewableSession(() => sessionActor, tokens, server)
  const sessionActor = flows.open(
    'session',
    supplySession({
      store: tokens,
      vault,
      server,
      staleToken: renewableSession.staleToken,
      tell: crossTab.announce,
      wipe: async () => {
        vault.clear()
        await flows.wipe(staysAtLogOut)
      },
      keepOwnDrafts: createKeepOwnDrafts(flows),
    }),
  )
  crossTab.events$.subscribe(async (event) => {
    if (event.type !== 'session.opened') return sessionActor.send(event)
    const stored = await tokens.read()
    if (stored !== null) sessionActor.send({ type: 'session.adopted', user: stored.user })
  })
  let person = ''
  sessionActor.subscribe((state) => {
    // Whoever signs in after somebody, the same person too, is told of anew: the sign-in before took this browser's device with it.
    const signedIn = state.hasTag('signedIn') ? state.context.user.id : ''
    if (signedIn === person) return
    person = signedIn
    if (person === '') return
    const held = tokens.peek()
    if (held !== null) void server().then((calls) => calls.registerPushDevice(held), ignore)
  })
  return {
    services: {
      client: openClient,
      teamClient: teamClient.read,
      session: renewableSession,
      files: {
        upload: async (...upload) => (await openFiles()).upload(...upload),
        download: async (place, watch) => (await openFiles()).download(place, watch),
      },
      senders: async () => (await import('./operation-senders.ts')).operationSenders,
      flows,
      navigationBlocker,
      keeping: { of: journal.keepingOf, changes$: journal.keeping$ },
      vault,
      addressSecrets,
      origin: location.origin,
      newKey,
      // Read anew each time: a test puts another clock in its place.
      now: () => Date.now(),
    },
    journal,
    flows,
    tokens,
    renewableSession,
    session: sessionActor,
    snackbars: snackbarsActor,
    shell: shellActor,
    navigation$,
    navigationBlocker,
    announce,
    mockedExchange,
    prepareCalls: () => void server().catch(ignore),
    provideTeamClient: teamClient.provide,
    provideRefresh: (given) => {
      refresh = given
    },
  }
}
