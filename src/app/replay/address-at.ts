import type { Timeline } from './timeline.ts'

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])[^\\\s\p{Cc}?#]*$/u.test(path)

/** Where a page was that says nothing of it. */
const somewhere = '/team-member'

/**
 * The path of the page at a moment of a report, as its shell was told; without the queries, which are in no report.
 *
 * @param reported the path at which it was made; null when it was left out
 * @param isMasked whether texts have masks in their place
 */
export const addressAt = ({ moments }: Timeline, at: number, reported: string | null, isMasked: boolean): string => {
  const told = moments
    .slice(0, at + 1)
    .findLast(({ entry: { flow, event } }) => flow === 'shell' && event.type === 'route.changed')
  const path = told?.entry.event.path
  return !isMasked && isPath(path) ? path : (reported ?? somewhere)
}
