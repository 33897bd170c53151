/** A storage that is gone with the page. */
const storageInMemory = (): Storage => {
  const texts = new Map<string, string>()
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

class Unreachable {
  constructor() {
    throw new Error('A replayed page reaches nothing')
  }
}

/**
 * Takes from a window what leaves it: its storage keeps nothing, and nothing is fetched, sent or listened to. Screens that are shown
 * in it may do whatever they do elsewhere. Windows of one browser hear each other still.
 */
export const sealWindow = (window: Window & typeof globalThis): void => {
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value })
  put(window, 'localStorage', storageInMemory())
  put(window, 'sessionStorage', storageInMemory())
  for (const name of ['indexedDB', 'caches']) put(window, name, undefined)
  for (const name of ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection', 'SharedWorker'])
    put(window, name, Unreachable)
  put(window, 'fetch', () => Promise.reject(new TypeError('A replayed page reaches nothing')))
  put(window.navigator, 'sendBeacon', () => false)
  put(window.navigator, 'serviceWorker', undefined)
}

/** Leaves the focus where it is while the window does not have it: whoever steps through a report stays at their slider. */
export const leaveFocus = ({ document, HTMLElement: { prototype } }: Window & typeof globalThis): void => {
  const { focus } = prototype
  prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options)
  }
}
