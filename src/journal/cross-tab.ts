import { type Observable, Subject } from 'rxjs'

/** The only things that cross from tab to tab: what happened to the session. They carry no data of their own. */
export type CrossTabEvent =
  | { readonly type: 'session.opened' }
  | { readonly type: 'session.expired' }
  | { readonly type: 'session.closed' }

const allowed: Readonly<Record<CrossTabEvent['type'], true>> = {
  'session.opened': true,
  'session.expired': true,
  'session.closed': true,
}

const isAllowed = (message: unknown): message is CrossTabEvent =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  typeof message.type === 'string' &&
  Object.hasOwn(allowed, message.type)

export interface CrossTab {
  /** What other tabs announced. */
  readonly events$: Observable<CrossTabEvent>
  /** Announces to the other tabs; this one does not hear it. Does nothing where BroadcastChannel is missing. */
  announce(event: CrossTabEvent): void
  close(): void
}

/**
 * Session events between the portal's tabs.
 *
 * @param name the channel's name
 * @param Channel the browser's BroadcastChannel; `undefined` where it has none
 */
export const createCrossTab = (name = 'portal-session', Channel = globalThis.BroadcastChannel): CrossTab => {
  const channel = Channel === undefined ? undefined : new Channel(name)
  const heard = new Subject<CrossTabEvent>()
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isAllowed(data)) heard.next({ type: data.type })
  })
  return {
    events$: heard.asObservable(),
    announce: ({ type }) => channel?.postMessage({ type }),
    close: () => channel?.close(),
  }
}
