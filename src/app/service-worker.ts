/**
 * The service worker: shows push messages and opens the page that one is about (specification 7.1). It imports nothing, because
 * it is registered as a classic script, and it answers no requests: the portal is always fetched from the server.
 */

/** What the server puts into a push message. */
interface PushPayload {
  readonly title: string
  readonly body: string
  readonly link: string | null
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null
}

interface NotificationEvent extends WaitingEvent {
  readonly notification: Notification
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(address: string): Promise<unknown> }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

// The DOM's types, which the rest of the client needs, do not know a worker's scope.
const worker = self as unknown as WorkerScope

const home = '/team-member'

const isPayload = (value: unknown): value is PushPayload =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string' && 'body' in value

/** A path of the portal, whatever the message says. */
const ownPath = (link: unknown): string => (typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : home)

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
