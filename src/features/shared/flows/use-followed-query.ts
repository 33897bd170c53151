import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Tells a flow the query of the browser's address, whenever a link, Back or Forward changes it on this page.
 *
 * What the page was drawn with is not enough to go by: where Back comes before it was drawn with the address that is left, it is drawn with
 * the same address before and after. So the browser itself is listened to as well.
 *
 * @param follow is told the query, `?…` or empty; the same function as long as it does the same
 */
export const useFollowedQuery = (follow: (query: string) => void): void => {
  const { pathname, search } = useLocation()
  useEffect(() => follow(search), [search, follow])
  useEffect(() => {
    const tell = () => {
      if (window.location.pathname === pathname) follow(window.location.search)
    }
    window.addEventListener('popstate', tell)
    return () => window.removeEventListener('popstate', tell)
  }, [pathname, follow])
}
