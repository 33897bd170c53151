import { createContext, type MouseEvent, useContext } from 'react'

/** Goes to an address inside the portal without loading a page, as a router's `navigate` does. */
export type Navigate = (href: string) => void

const leavePage: Navigate = (href) => window.location.assign(href)

/** The router's `navigate`, given once at the root; without it links load pages. */
export const NavigationContext = createContext<Navigate>(leavePage)

export const useNavigation = (): Navigate => useContext(NavigationContext)

/** Whether a click on an anchor is the portal's own to handle: a plain click on an address of this origin. */
export function isOwnNavigation(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  )
}
