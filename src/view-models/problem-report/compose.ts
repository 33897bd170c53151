import { largestReport } from '#rules/problem-report.ts'
import { errorsOf } from './errors.ts'
import { masked } from './masked.ts'
import {
  type ProblemReport,
  type ReportedEntry,
  type ReportedFlow,
  type ReportFacts,
  type ReportPart,
  reportFormat,
  reportParts,
} from './report.ts'

/** What of the facts is reported. */
export interface Choice {
  readonly leftOut: readonly ReportPart[]
  readonly sentence: string
}

/** What could not be taken in, the oldest first. */
interface NoRoom {
  readonly entries: number
  readonly states: number
}

const encoder = new TextEncoder()
const bytesOf = (text: string): number => encoder.encode(text).length

/** A report as text: what is shown, saved and sent. */
export const textOfReport = (report: ProblemReport): string => JSON.stringify(report, null, 1)

/** The flows without their oldest entries, and without the states of so many flows, the largest first. */
const shortened = (flows: readonly ReportedFlow[], { entries, states }: NoRoom): readonly ReportedFlow[] => {
  const oldest = new Set(
    flows
      .flatMap((flow) => flow.entries)
      .toSorted((one, other) => one.at - other.at || one.seq - other.seq)
      .slice(0, entries),
  )
  const largest = new Set(
    flows
      .map((flow) => ({ flow, size: JSON.stringify(flow.state)?.length ?? 0 }))
      .toSorted((one, other) => other.size - one.size)
      .slice(0, states)
      .map(({ flow }) => flow),
  )
  return flows.map((flow) => ({
    ...flow,
    state: largest.has(flow) ? null : flow.state,
    entries: flow.entries.filter((entry) => !oldest.has(entry)),
  }))
}

/** A flow with masks in the place of a person's texts. */
const withoutTexts = (flow: ReportedFlow): ReportedFlow => ({
  ...flow,
  state: masked(flow.state),
  entries: flow.entries.map((entry) => ({ ...entry, event: masked(entry.event) as ReportedEntry['event'] })),
})

const reportWith = (facts: ReportFacts, { leftOut, sentence }: Choice, noRoomFor: NoRoom): ProblemReport => {
  const has = (part: ReportPart): boolean => !leftOut.includes(part)
  const flows = shortened(facts.flows, noRoomFor)
  return {
    format: reportFormat,
    madeAt: facts.madeAt,
    portal: facts.portal,
    machines: facts.machines,
    sentence,
    leftOut: reportParts.filter((part) => !has(part)),
    noRoomFor,
    ...(has('address') && facts.page),
    ...(has('device') && { device: facts.device }),
    ...(has('errors') && { errors: errorsOf(facts.flows), said: facts.said, thrown: facts.thrown }),
    ...(has('happened') && { flows: has('typed') ? flows : flows.map(withoutTexts) }),
  }
}

/** The least number, up to a highest one, that is enough; the highest when none is. */
const leastOf = (highest: number, isEnough: (count: number) => boolean): number => {
  let [low, high] = [0, highest]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The report of what a person leaves in. One that would be larger than the service takes has no room for the oldest entries, and where that is
 * not enough for the states of the largest flows either; it says so.
 */
export const composeReport = (facts: ReportFacts, choice: Choice): ProblemReport => {
  const fits = (noRoomFor: NoRoom): boolean => bytesOf(textOfReport(reportWith(facts, choice, noRoomFor))) <= largestReport
  const all = facts.flows.reduce((sum, { entries }) => sum + entries.length, 0)
  const entries = leastOf(all, (count) => fits({ entries: count, states: 0 }))
  const states = entries < all ? 0 : leastOf(facts.flows.length, (count) => fits({ entries, states: count }))
  return reportWith(facts, choice, { entries, states })
}

/** Takes what the page gathered back from its text. */
export const factsOf = (gathered: string): ReportFacts => JSON.parse(gathered) as ReportFacts

/** `problem-report-2026-11-20-0900.json`, in UTC. @param now milliseconds since 1970 */
export const reportFileName = (now: number): string =>
  `problem-report-${new Date(now).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.json`
