import type { Page } from '@playwright/test'
import type { UserInfo } from '#rules/user-info.ts'
import { blankAddress } from '../../support/kept-page.ts'
import { newTokens } from './people.ts'

/** A page of the portal's origin that does nothing: another tab, or this one before the portal is opened. */
export const openBlank = async (page: Page): Promise<void> => {
  if (new URL(page.url(), 'about:blank').pathname !== blankAddress) await page.goto(blankAddress)
}

/** Puts a session on the device, as the portal keeps it: IndexedDB, and its mirror in local storage. */
const storeSession = async (page: Page, user: UserInfo): Promise<void> => {
  const { idToken, refreshToken } = newTokens()
  await page.evaluate(
    async (session) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('portal-session', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('session')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      await new Promise<void>((resolve) => {
        const transaction = database.transaction('session', 'readwrite')
        transaction.objectStore('session').put(session, 'current')
        transaction.oncomplete = () => resolve()
      })
      database.close()
      localStorage.setItem('portal.idToken', session.idToken)
      localStorage.setItem('portal.refreshToken', session.refreshToken)
    },
    { idToken, refreshToken, user },
  )
}

/** Makes the person be signed in on this device before the portal is opened. */
export const beSignedIn = async (page: Page, user: UserInfo): Promise<void> => {
  await openBlank(page)
  await storeSession(page, user)
}

/** Leaves tokens in local storage and nothing in IndexedDB: the server has to say whose they are. */
export const beRemembered = async (page: Page): Promise<void> => {
  const { idToken, refreshToken } = newTokens()
  await openBlank(page)
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('portal.idToken', tokens.idToken)
      localStorage.setItem('portal.refreshToken', tokens.refreshToken)
    },
    { idToken, refreshToken },
  )
}

/** Another tab of the portal on the same device. */
export interface OtherTab {
  /** Signs a person in there. */
  signIn(user: UserInfo): Promise<void>
  /** Finds the session over there, or ends it. */
  announce(type: 'session.expired' | 'session.closed'): Promise<void>
  /** Keeps the device's session store busy until `release` is called, so that the first tab has to wait. */
  occupyStore(): Promise<void>
  release(): Promise<void>
}

declare global {
  var storeIsFree: boolean
}

/** Opens the other tab beside the page. */
export const openOtherTab = async (page: Page): Promise<OtherTab> => {
  const tab = await page.context().newPage()
  await openBlank(tab)
  const announce = (type: string) =>
    tab.evaluate((name) => {
      const channel = new BroadcastChannel('portal-session')
      channel.postMessage({ type: name })
      channel.close()
    }, type)
  return {
    signIn: async (user) => {
      await storeSession(tab, user)
      await announce('session.opened')
    },
    announce,
    occupyStore: () =>
      tab.evaluate(async () => {
        globalThis.storeIsFree = false
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open('portal-session', 1)
          request.onupgradeneeded = () => request.result.createObjectStore('session')
          request.onsuccess = () => resolve(request.result)
        })
        const store = database.transaction('session', 'readwrite').objectStore('session')
        await new Promise<void>((begun) => {
          const stay = () => {
            begun()
            if (globalThis.storeIsFree) database.close()
            else store.count().onsuccess = stay
          }
          store.count().onsuccess = stay
        })
      }),
    release: () =>
      tab.evaluate(() => {
        globalThis.storeIsFree = true
      }),
  }
}
