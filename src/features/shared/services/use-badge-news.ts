import { useEffect } from 'react'
import { useQuery } from 'urql'
import { Shell_viewerDocument, type Shell_viewerQuery } from '#generated/app/shell/viewer.ts'

type Badge = 'pendingCommitmentCount' | 'waitingPayRunCount'

/**
 * The badge in the menu hears of news first: when it counts otherwise than the list, the list is out of date.
 *
 * @param badge the viewer's count
 * @param waiting how many of the list wait for the person; undefined while it is not there
 * @param ask asks for the list anew
 */
export const useBadgeNews = (
  badge: Badge & keyof Shell_viewerQuery['viewer'],
  waiting: number | undefined,
  ask: () => void,
): void => {
  const [{ data }] = useQuery({ query: Shell_viewerDocument, requestPolicy: 'cache-only' })
  const counted = data?.viewer[badge]
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each change of the counts
  useEffect(() => {
    if (counted !== undefined && waiting !== undefined && counted !== waiting) ask()
  }, [counted, waiting])
}
