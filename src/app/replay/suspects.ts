import type { Timeline } from './timeline.ts'

/** They run on every page and are seldom what a report is about. */
const everywhere: ReadonlySet<string> = new Set([
  'session',
  'shell',
  'snackbars',
  'settings',
  'connection',
  'newer-version',
  'outbox',
  'outbox-adoption',
  'notification-reading',
])

/**
 * The flows of a report that a test can be about, as they end in the state that was reported: first what failed last, then what something
 * happened to last.
 *
 * @returns their keys
 */
export const suspectsIn = ({ flows, moments }: Timeline): readonly string[] => {
  const lastOf = (flow: number, isWanted: (type: string) => boolean): number =>
    moments.findLastIndex((moment) => moment.flow === flow && isWanted(moment.entry.event.type))
  return flows
    .map(({ key, machine, endsAsReported, steps }, flow) => ({
      key,
      isFollowed: endsAsReported === true && steps.every(({ problem }) => problem === null),
      ranks: [
        everywhere.has(machine?.id ?? '') ? 0 : 1,
        lastOf(flow, (type) => type.startsWith('xstate.error.')),
        lastOf(flow, () => true),
      ] as const,
    }))
    .filter(({ isFollowed }) => isFollowed)
    .toSorted(({ ranks: one }, { ranks: other }) => other[0] - one[0] || other[1] - one[1] || other[2] - one[2])
    .map(({ key }) => key)
}
