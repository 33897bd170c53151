import type { UseQueryState } from 'urql'

/** Whether what a query shows is what an earlier page was answered, while the server's own answer is on its way. */
export const isFromDevice = ({ stale, extensions }: Pick<UseQueryState, 'stale' | 'extensions'>): boolean =>
  stale && extensions?.knownAt !== undefined
