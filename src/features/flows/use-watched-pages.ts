import { useEffect, useState } from 'react'
import type { Flows } from '#journal/flows.ts'
import { watchFlows } from './watched/watch-flows.ts'
import type { WatchedPage } from './watched/watched-pages.ts'

/** The pages of this browser with their flows, as long as the component is there; `undefined` until the first report. */
export const useWatchedPages = (flows: Flows): readonly WatchedPage[] | undefined => {
  const [pages, setPages] = useState<readonly WatchedPage[]>()
  useEffect(() => {
    const watched = watchFlows(flows)
    const subscription = watched.pages$.subscribe(setPages)
    return () => {
      subscription.unsubscribe()
      watched.stop()
    }
  }, [flows])
  return pages
}
