import type { AnyStateMachine } from 'xstate'
import { type JournalEntry, snapshotTaken } from '#journal/entry.ts'
import type { Upcasters } from '#journal/upcast.ts'
import type { ReadableReport } from '#view-models/problem-report/read.ts'
import type { ReportedFlow } from '#view-models/problem-report/report.ts'
import { type ReplayedFlow, type ReplayedStep, replayFlow } from './replayed-flow.ts'

/** A flow of a report among the others. */
export interface TimelineFlow extends ReplayedFlow {
  /** Whether it had been closed when the report was made. */
  readonly isClosed: boolean
}

/** One entry of a report, at its place among those of all flows. */
export interface Moment extends ReplayedStep {
  /** Of its flow. */
  readonly flow: number
  /** So many steps of its flow are done with it. */
  readonly count: number
}

/** All entries of a report in the order of time. */
export interface Timeline {
  readonly flows: readonly TimelineFlow[]
  readonly moments: readonly Moment[]
}

/** A flow whose first entries had no room stands in its reported state alone, which comes last. */
const endOf = (
  { key, machine, state, entries }: ReportedFlow,
  { machines, madeAt }: ReadableReport,
): JournalEntry | undefined => {
  const last = entries.at(-1)
  const version = last?.version ?? machines[machine]
  const at = last?.at ?? Date.parse(madeAt)
  if (state === null || version === undefined || !(at >= 0)) return undefined
  return { seq: (last?.seq ?? 0) + 1, at, flow: key, version, event: { type: snapshotTaken, snapshot: state } }
}

const unread = (entries: readonly JournalEntry[], problem: string): readonly ReplayedStep[] =>
  entries.map((entry) => ({ entry, value: null, problem }))

/**
 * All entries of a report in the order of time, each with the state that it led its flow to. Those of earlier versions go through their
 * upcasters; what cannot be read is there too, and says why. Nothing is run, and nothing is thrown.
 */
export const timelineOf = (
  report: ReadableReport,
  machines: ReadonlyMap<string, AnyStateMachine>,
  upcasters: Upcasters,
): Timeline => {
  const follow = (flow: ReportedFlow): TimelineFlow => {
    const isClosed = flow.state === null && report.noRoomFor.states === 0
    const replayed = replayFlow(flow, machines, upcasters)
    if (replayed.problem === null) return { ...replayed, isClosed }
    const lost = unread(flow.entries, replayed.problem)
    const end = endOf(flow, report)
    const alone = end === undefined ? undefined : replayFlow({ ...flow, entries: [end] }, machines, upcasters)
    return { ...replayed, steps: [...lost, ...(alone?.steps ?? [])], isClosed }
  }
  const flows = report.flows.map(follow)
  const moments = flows.flatMap(({ steps }, flow) => {
    // What a flow received came in its own order, whatever a clock says that was put right meanwhile.
    let latest = 0
    return steps.map((step, index) => {
      latest = Math.max(latest, step.entry.at)
      return { latest, moment: { ...step, flow, count: index + 1 } }
    })
  })
  return { flows, moments: moments.toSorted((one, other) => one.latest - other.latest).map(({ moment }) => moment) }
}

/** So many steps of each flow are done after a moment. @param at its place; -1 before the first */
export const countsAt = ({ flows, moments }: Timeline, at: number): readonly number[] => {
  const counts = flows.map(() => 0)
  for (const { flow, count } of moments.slice(0, at + 1)) counts[flow] = count
  return counts
}
