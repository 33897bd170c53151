import { worker } from './worker-scope.ts'

/** What the server puts into a push message. */
interface PushPayload {
  readonly title: string
  readonly body: string
  readonly link: string | null
}

const home = '/team-member'

const isPayload = (value: unknown): value is PushPayload =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string' && 'body' in value

/** A path of the portal, whatever the message says. */
const ownPath = (link: unknown): string => (typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : home)

/** Shows push messages and opens the page that one is about (specification 7.1). */
export const showPushMessages = (): void => {
  worker.addEventListener('push', (event) => {
    const payload = event.data?.json()
    if (!isPayload(payload)) return
    const options = { body: payload.body, icon: '/favicon.svg', data: ownPath(payload.link) }
    event.waitUntil(worker.registration.showNotification(payload.title, options))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(worker.clients.openWindow(ownPath(event.notification.data)))
  })
}
