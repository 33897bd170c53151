import type { Page } from '@playwright/test'
import { readIdToken, signIdToken } from '../../../src/service/authentication/id-token.ts'
import { deriveKeys } from '../../../src/service/keys.ts'
import { secret } from './portal-test.ts'

export interface DeviceTokens {
  readonly idToken: string
  readonly refreshToken: string
}

/** What local storage holds; null when nobody is signed in. */
export const mirroredTokens = (page: Page): Promise<DeviceTokens | null> =>
  page.evaluate(() => {
    const idToken = localStorage.getItem('portal.idToken')
    const refreshToken = localStorage.getItem('portal.refreshToken')
    return idToken === null || refreshToken === null ? null : { idToken, refreshToken }
  })

/** What IndexedDB, the truth, holds; null when nobody is signed in. */
export const storedTokens = (page: Page): Promise<DeviceTokens | null> =>
  page.evaluate(
    () =>
      new Promise<DeviceTokens | null>((resolve, reject) => {
        const opening = indexedDB.open('portal-session')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('session').objectStore('session').get('current')
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result ?? null)
          }
        }
      }),
  )

const replaceIdToken = (page: Page, idToken: string): Promise<void> =>
  page.evaluate(
    (token) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('portal-session')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('session', 'readwrite')
          const store = transaction.objectStore('session')
          const reading = store.get('current')
          reading.onsuccess = () => store.put({ ...reading.result, idToken: token }, 'current')
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            localStorage.setItem('portal.idToken', token)
            resolve()
          }
        }
      }),
    idToken,
  )

const tenMinutes = 10 * 60 * 1000

/**
 * Puts in the place of the device's id token the one that the portal signed for the same session ten minutes ago, so that it has
 * expired, as on a device that was asleep. The refresh token stays.
 *
 * @returns the expired token
 */
export const expireIdToken = async (page: Page): Promise<string> => {
  const keys = deriveKeys(secret)
  const held = await storedTokens(page)
  const caller = held === null ? null : await readIdToken(keys, held.idToken, new Date())
  if (caller === null) throw new Error('Nobody with a good id token is signed in on this device')
  const expired = await signIdToken(keys, caller, new Date(Date.now() - tenMinutes + uniqueSecond()))
  await replaceIdToken(page, expired)
  return expired
}

let seconds = 0
/** Two expired tokens of one test must differ, and their times are whole seconds. */
const uniqueSecond = (): number => {
  seconds = (seconds + 1) % 200
  return seconds * 1000
}
