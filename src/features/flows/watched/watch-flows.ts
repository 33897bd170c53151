import { BehaviorSubject, type Observable } from 'rxjs'
import type { Flows } from '#journal/flows.ts'
import { createFlowReporter, type FlowMessage, flowChannel, thisPage, watchedKey } from '../../shared/flows/flow-reports.ts'
import { pageAfter, type WatchedPage } from './watched-pages.ts'

/** How this page is named in its own list. */
const here = 'here'

export interface WatchedFlows {
  /** The pages of this browser that tell of their flows, this one first. */
  readonly pages$: Observable<readonly WatchedPage[]> & { readonly value: readonly WatchedPage[] }
  stop(): void
}

const mark = (isWatched: boolean): void => {
  try {
    if (isWatched) localStorage.setItem(watchedKey, 'on')
    else localStorage.removeItem(watchedKey)
  } catch {
    // Where the browser keeps nothing, only pages that are open can be watched.
  }
}

/** Watches the flows of this page and of every other page of this browser that is loaded while it watches. */
export const watchFlows = (flows: Flows): WatchedFlows => {
  const pages = new BehaviorSubject<readonly WatchedPage[]>([])
  const put = (page: WatchedPage): void => {
    const known = pages.value.some(({ id }) => id === page.id)
    pages.next(known ? pages.value.map((one) => (one.id === page.id ? page : one)) : [...pages.value, page])
  }
  const pageOf = (id: string): WatchedPage | undefined => pages.value.find((page) => page.id === id)
  const channel = new BroadcastChannel(flowChannel)
  const post = (message: FlowMessage): void => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
    if (data.type === 'closed') pages.next(pages.value.filter(({ id }) => id !== data.page))
    // Another window that watched took the mark along.
    if (data.type === 'left') begin()
    if (data.type !== 'reported' || data.page === thisPage) return
    const isNew = pageOf(data.page) === undefined
    put(pageAfter(pageOf(data.page), data.page, data))
    if (isNew) post({ type: 'asked' })
  }
  const begin = (): void => {
    mark(true)
    post({ type: 'asked' })
  }
  const reporter = createFlowReporter(flows, (report) => put(pageAfter(pageOf(here), here, report)))
  const leave = (): void => {
    mark(false)
    post({ type: 'left' })
  }
  begin()
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', begin)
  return {
    pages$: pages,
    stop: () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', begin)
      reporter.stop()
      leave()
      channel.close()
    },
  }
}
