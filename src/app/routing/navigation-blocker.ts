import { positionOf } from '#view-models/page-entries.ts'

/** Ways out of the page, held back while something on it is not saved. */
export interface NavigationBlocker {
  /**
   * Holds back every way to another page of the portal until the returned function is called.
   *
   * @param onTry told when the person tried one
   */
  hold(onTry: () => void): () => void
  /** Takes the way that was tried last. @throws Error when none was */
  proceed(): void
  /** Goes, or holds the way back. The machines' own redirects do not ask. */
  attempt(go: () => void): void
  /** To be told after each change of the address: where in the history the page is now. */
  moved(): void
}

/** The parts of the window that the ways out of a page go through. */
export interface BlockedWindow {
  readonly history: History
  readonly location: Location
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void, options: { capture: boolean }): void
}

/**
 * The page's ways out. Links go through `attempt`; the browser's Back and Forward have happened when the page hears of them, so they
 * are undone before the router hears, and done again by `proceed`.
 */
export const createNavigationBlocker = ({ history, location, addEventListener }: BlockedWindow = window): NavigationBlocker => {
  let held: { readonly onTry: () => void; readonly path: string } | null = null
  let way: (() => void) | null = null
  let position = positionOf(history.state)
  let isUndoing = false

  const isWithinPage = (): boolean => held === null || location.pathname === held.path
  addEventListener(
    'popstate',
    (event) => {
      const reached = positionOf(event.state)
      if (isUndoing) {
        isUndoing = false
        event.stopImmediatePropagation()
        return
      }
      if (held === null || isWithinPage() || reached === null || position === null || reached === position) {
        position = reached
        return
      }
      const distance = reached - position
      event.stopImmediatePropagation()
      isUndoing = true
      history.go(-distance)
      way = () => history.go(distance)
      held.onTry()
    },
    { capture: true },
  )
  return {
    moved: () => {
      position = positionOf(history.state)
    },
    hold: (onTry) => {
      const mine = { onTry, path: location.pathname }
      held = mine
      return () => {
        if (held === mine) held = null
      }
    },
    proceed: () => {
      if (way === null) throw new Error('No way out was tried')
      const go = way
      way = null
      held = null
      go()
    },
    attempt: (go) => {
      if (held === null) return go()
      way = go
      held.onTry()
    },
  }
}
