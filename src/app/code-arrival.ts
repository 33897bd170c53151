/** What is under way or has arrived, by its address. */
const arrivals = new Map<string, Promise<unknown>>()

/** What `import` gives for code that it could not fetch. */
const notArrived = (address: string): TypeError => new TypeError(`${address} did not arrive`)

const fetchScript = async (address: string): Promise<void> => {
  try {
    const response = await fetch(address)
    if (response.ok) return void (await response.arrayBuffer())
  } catch {
    // No network; said as below.
  }
  throw notArrived(address)
}

const linkStyles = (address: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
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
  const arrival = file.endsWith('.css') ? linkStyles(address) : fetchScript(address)
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
