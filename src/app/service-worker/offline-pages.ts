import type { WorkboxPlugin } from 'workbox-core/types.js'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { dropOldFiles } from './old-files.ts'
import { type WaitingEvent, worker } from './worker-scope.ts'

interface PrecachedFile {
  readonly url: string
  /** Null for a file whose name changes with its content. */
  readonly revision: string | null
}

/** The page and the files that it may load, which the build fills in; a development server does not. */
declare const PRECACHED_FILES: readonly PrecachedFile[] | undefined

/** The page at whatever address: the client's own routes read the address. */
const pageAddress = '/'

/** Seconds that the network may take to bring the page, where the device has one. */
const pageTimeout = 4

/** Addresses of other parts of the portal, and of files: what they answer is never the page. */
const notPages = /^\/(v1|graphql|files|assets|healthz|readyz|metrics|dev)(\/|$)|\.[a-z0-9]+$/i

/** Only what came with an installation is kept, so that the page and its files are always of one version. */
const neverKeep: WorkboxPlugin = { cacheWillUpdate: async () => null }

/** A proxy whose portal is away answers, too: what is kept of the page says more than its error page. */
const refuseServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
    return response
  },
}

/**
 * Opens the portal without network. The page is the server's as long as one answers in time, so that a newer version is used at
 * the next load; its files, whose names change with their content, are this device's when it has them.
 */
export const openPagesOffline = (): void => {
  if (typeof PRECACHED_FILES === 'undefined') return
  const controller = new PrecacheController()
  controller.addToCacheList([...PRECACHED_FILES])
  const { cacheName } = controller.strategy
  worker.addEventListener('install', (event) => {
    void controller.install(event as WaitingEvent & Parameters<PrecacheController['install']>[0])
    // Nothing of an open page changes by it: the files of its version stay.
    void worker.skipWaiting()
  })
  worker.addEventListener('activate', (event) =>
    event.waitUntil(dropOldFiles(cacheName, [...controller.getURLsToCacheKeys().values()])),
  )
  enableNavigationPreload()
  const ofThePage: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => controller.getCacheKeyForURL(pageAddress) ?? request,
  }
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'document' && !notPages.test(url.pathname),
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: pageTimeout,
      matchOptions: { ignoreVary: true },
      plugins: [ofThePage, neverKeep, refuseServerErrors],
    }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName, matchOptions: { ignoreVary: true }, plugins: [neverKeep] }),
  )
}
