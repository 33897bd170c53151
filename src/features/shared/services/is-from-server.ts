import type { OperationResult } from '@urql/core'

/**
 * Whether the server answered just now, and not the page's own cache. The cache says of what it answers itself how much of it it had; what comes
 * of the network meanwhile carries the policy of whoever asked last, also of somebody who reads the cache alone.
 */
export const isFromServer = ({ operation: { context }, stale }: OperationResult): boolean => {
  const { requestPolicy, meta } = context
  if (stale) return false
  return requestPolicy === 'cache-only'
    ? meta?.cacheOutcome === undefined
    : !['hit', 'partial'].includes(meta?.cacheOutcome ?? '')
}
