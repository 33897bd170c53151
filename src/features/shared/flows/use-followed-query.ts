import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Tells a flow the query of the browser's address, whenever a link, Back or Forward changes it on this page.
 *
 * An address that is drawn but no longer the browser's is not told: the flow changes the address itself, and who chooses twice before the
 * page is drawn would have the second choice undone by the address of the first. Nor does drawing say enough: where Back comes before
 * the page was drawn with the address that is left, it is drawn with the same address before and after. So the browser itself is
 * listened to as well.
 *
 * @param follow is told the query, `?…` or empty; the same function as long as it does the same
 */
export const useFollowedQuery = (follow: (query: string) => void): void => {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const { location } = window
    if (location.pathname === pathname && location.search === search) follow(search)
  }, [pathname, search, follow])
  useEffect(() => {
    const tell = () => {
      if (window.location.pathname === pathname) follow(window.location.search)
    }
    window.addEventListener('popstate', tell)
    return () => window.removeEventListener('popstate', tell)
  }, [pathname, follow])
}
