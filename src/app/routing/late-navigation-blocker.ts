import type { NavigationBlocker } from './navigation-blocker.ts'

/** The ways out of the page, whose code is fetched when a page first holds them back. */
export const createLateNavigationBlocker = (): NavigationBlocker => {
  let fetched: NavigationBlocker | undefined
  let fetching: Promise<void> | undefined
  // The window asks its listeners in the order in which they came: this one has to be there before the router's.
  let onPopState: ((event: PopStateEvent) => void) | undefined
  window.addEventListener('popstate', (event) => onPopState?.(event), { capture: true })
  const listening = {
    history,
    location,
    addEventListener: (_type: 'popstate', listener: (event: PopStateEvent) => void) => {
      onPopState = listener
    },
  }
  return {
    hold: (onTry) => {
      let release: (() => void) | null = () => undefined
      fetching = import('./navigation-blocker.ts').then(({ createNavigationBlocker }) => {
        fetched ??= createNavigationBlocker(listening)
        if (release !== null) release = fetched.hold(onTry)
      })
      // Without the code nothing is held back; what was typed stays on the device.
      fetching.catch(() => undefined)
      return () => {
        release?.()
        release = null
      }
    },
    proceed: () => fetched?.proceed(),
    attempt: (go) => {
      if (fetched !== undefined) fetched.attempt(go)
      else if (fetching === undefined) go()
      else fetching.then(() => fetched?.attempt(go), go)
    },
    moved: () => fetched?.moved(),
  }
}
