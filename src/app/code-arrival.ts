/** What is under way or has arrived, by its address. */
const arrivals = new Map<string, Promise<unknown>>()

/** What did not arrive when it was preloaded. A browser may answer whoever asks next from that: another preload, or one import. */
const failedToPreload = new Set<string>()

const link = (address: string, asked: Partial<HTMLLinkElement>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), asked, { href: address })
    element.onload = resolve
    element.onerror = () => {
      element.remove()
      failedToPreload.add(address)
      reject()
    }
    document.head.append(element)
  })

const fetchScript = async (address: string): Promise<void> => {
  const response = await fetch(address)
  if (!response.ok) throw response
  await response.arrayBuffer()
}

/** How long a network that has brought the page, or code, is likely to be there yet, in milliseconds. */
const trustedFor = 3_000

/** When the network last brought code, as `performance.now` tells it; at first, the page itself. */
let lastArrival = 0

/** As a module is fetched, for a browser takes nothing for a module that was fetched otherwise. */
const asModule = { rel: 'preload', as: 'script', crossOrigin: '' }

const ask = (address: string): Promise<unknown> => {
  if (address.endsWith('.css')) return link(address, { rel: 'stylesheet' })
  const isTrusted = navigator.onLine && performance.now() - lastArrival < trustedFor
  return isTrusted && !failedToPreload.has(address) ? link(address, asModule) : fetchScript(address)
}

const arrive = (file: string): Promise<unknown> => {
  const address = `/${file}`
  const known = arrivals.get(address)
  if (known !== undefined) return known
  const arrival = ask(address).then(
    () => {
      lastArrival = performance.now()
    },
    () => {
      arrivals.delete(address)
      // What `import` gives for code that it could not fetch.
      throw new TypeError(`${address} did not arrive`)
    },
  )
  arrivals.set(address, arrival)
  return arrival
}

/**
 * Imports code when everything that it needs has arrived. A browser may keep the failure of an `import` for as long as the page lives, so
 * that code which was wanted in a moment without network could not be had when the network is back. What has arrived is imported from
 * the page's memory, or from the browser's cache.
 *
 * @param load imports the code
 * @param files the code's file and those that it needs, from the portal's root
 * @throws TypeError when one of them does not arrive; the next call asks for it again
 */
export const importArrived = async <Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> => {
  await Promise.all(files.map(arrive))
  for (const _failure of failedToPreload) {
    try {
      return await load()
    } catch {
      // A failed preload may have been taken for it, for the last time.
    }
  }
  return load()
}
