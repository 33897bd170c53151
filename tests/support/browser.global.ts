import { ensureBuilt } from '../../scripts/lib/ensure.mjs'
import { startPortalOfRun } from './portal-cluster.ts'

/**
 * Starts one portal for all browser tests; its address is PORTAL_URL and its data folder PORTAL_DATA_FOLDER. One that somebody
 * else runs is used as it is.
 */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.PORTAL_URL) return async () => undefined
  ensureBuilt()
  // Everybody in all the tests of a run is at one address, and many are the same few people.
  const portal = await startPortalOfRun({ environment: { RATE_LIMIT_FACTOR: '20' } })
  process.env.PORTAL_URL = portal.url
  process.env.PORTAL_DATA_FOLDER = portal.dataFolder
  return () => portal.cleanUp()
}
