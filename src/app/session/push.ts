import type { Client } from '@urql/core'
import { registerWorker } from '#features/shared/services/own-script.ts'
import { Session_registerPushDeviceDocument, Session_removePushDeviceDocument } from '#generated/app/session/session.ts'
import type { Tokens } from './token-store.ts'

/** This browser as a push device (specification 7.1, Push). Nothing of it is ever shown to the person: problems are only logged. */
export interface PushDevice {
  /** Subscribes this browser and tells the server, when the person allows it. */
  register(tokens: Tokens): Promise<void>
  /** Unsubscribes this browser and, while the tokens are still good, tells the server. */
  remove(tokens: Tokens | null): Promise<void>
}

const headersOf = (tokens: Tokens) => ({ fetchOptions: { headers: { authorization: `Bearer ${tokens.idToken}` } } })

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const log = (reason: string): void => console.info(`Push messages are off: ${reason}`)

const deviceType = 'web'

/**
 * Web Push for this page.
 *
 * @param client a client without tokens of its own
 * @param publicKey the server's VAPID public key, base64url; empty when the server sends no push messages
 */
export const createPushDevice = (client: Client, publicKey: string): PushDevice => {
  const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return {
    register: async (tokens) => {
      if (publicKey === '') return log('the server has no key')
      if (!isSupported()) return log('this browser has no support')
      try {
        if ((await Notification.requestPermission()) !== 'granted') return log('permission was denied')
        if ((await registerWorker()) === null) return log('the service worker could not be fetched')
        // The browser subscribes no worker that is still fetching what pages need without network.
        const worker = await navigator.serviceWorker.ready
        const subscription = await worker.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: bytesOf(publicKey),
        })
        const input = { subscription: JSON.stringify(subscription), deviceType, model: navigator.userAgent.slice(0, 200) }
        await client.mutation(Session_registerPushDeviceDocument, { input }, headersOf(tokens)).toPromise()
      } catch (error) {
        log(error instanceof Error ? error.name : 'unknown error')
      }
    },
    remove: async (tokens) => {
      if (!isSupported()) return
      try {
        const worker = await navigator.serviceWorker.getRegistration('/')
        const subscription = await worker?.pushManager.getSubscription()
        if (!subscription) return
        if (tokens !== null) {
          const variables = { subscription: JSON.stringify(subscription) }
          await client.mutation(Session_removePushDeviceDocument, variables, headersOf(tokens)).toPromise()
        }
        await subscription.unsubscribe()
      } catch (error) {
        log(error instanceof Error ? error.name : 'unknown error')
      }
    },
  }
}
