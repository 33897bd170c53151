/** The parts of a service worker's scope that are used: the types of the page, which the rest of the client needs, do not know it. */

export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface PushEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends WaitingEvent {
  readonly notification: Notification
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(address: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void
}

export const worker = self as unknown as WorkerScope
