/** Where the cache remembers which files belong to the version in use. */
const listAddress = '/service-worker-files.json'

const readList = async (cache: Pick<Cache, 'match'>): Promise<readonly string[]> => {
  const kept = await cache.match(listAddress)
  return kept === undefined ? [] : ((await kept.json()) as readonly string[])
}

/** Whether files belong to the version that the worker in use has installed. @param files their whole addresses */
export const areInstalled = async (files: readonly string[]): Promise<boolean> => {
  const list = await readList(caches)
  return files.every((file) => list.includes(file))
}

/**
 * Removes what neither this version nor the one before it needs: a page of the one before may still be open, and fetch more of its code.
 *
 * @param files addresses of this version's files, as the cache knows them
 */
export const dropOldFiles = async (cacheName: string, files: readonly string[]): Promise<void> => {
  const cache = await caches.open(cacheName)
  const needed = new Set([...files, ...(await readList(cache)), new URL(listAddress, location.href).href])
  for (const request of await cache.keys()) {
    if (!needed.has(request.url)) await cache.delete(request)
  }
  await cache.put(listAddress, Response.json(files))
}
