/** What is under way or has arrived, by its address. */
const arrivals = new Map<string, Promise<unknown>>()

/** What `import` gives for code that it could not fetch. */
const notArrived = (address: string): TypeError => new TypeError(`${address} did not arrive`)

/**
 * Files as a browser is told of them. A script is fetched ahead of its `import()`, which then takes it from the page's memory: fetched by
 * `fetch`, each file would be asked for twice.
 */
const linkTo = (address: string): HTMLLinkElement => {
  const link = document.createElement('link')
  if (address.endsWith('.css')) link.rel = 'stylesheet'
  else {
    link.rel = 'preload'
    link.as = 'script'
    // As a module is fetched; a browser takes nothing for it that was fetched otherwise.
    link.crossOrigin = ''
  }
  link.href = address
  return link
}

const fetchFile = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = linkTo(address)
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(notArrived(address))
    }
    document.head.append(link)
  })

const arrive = (file: string): Promise<unknown> => {
  const address = `/${file}`
  const known = arrivals.get(address)
  if (known !== undefined) return known
  const arrival = fetchFile(address)
  arrivals.set(address, arrival)
  arrival.catch(() => arrivals.delete(address))
  return arrival
}

/**
 * Imports code when everything that it needs has arrived. A browser may keep the failure of an `import` for as long as the page lives, so
 * that code which was wanted in a moment without network could not be had when the network is back. What has arrived is imported from
 * the browser's cache.
 *
 * @param load imports the code
 * @param files the code's file and those that it needs, from the portal's root
 * @throws TypeError when one of them does not arrive; the next call asks for it again
 */
export const importArrived = async <Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> => {
  await Promise.all(files.map(arrive))
  return load()
}
