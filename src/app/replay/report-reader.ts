import type { ReadOutcome } from '#machines/replay/replay.machine.ts'
import { upcasters } from '#machines/upcasters.ts'
import { type ReadableReport, readReport } from '#view-models/problem-report/read.ts'
import { reportAddress } from './addresses.ts'
import { inertMachines } from './machines.ts'
import { type Timeline, timelineOf } from './timeline.ts'

export interface KnownReport {
  readonly report: ReadableReport
  readonly timeline: Timeline
}

/** Fetches the report that is replayed, once. */
export interface ReportReader {
  /** @throws when it does not come */
  read(): Promise<ReadOutcome>
  /** What was read last. @throws before that */
  known(): KnownReport
}

/** @param get the window's own `fetch`, from before it was sealed */
export const createReportReader = (get: typeof fetch): ReportReader => {
  let known: KnownReport | undefined
  return {
    read: async () => {
      const answer = await get(reportAddress)
      if (!answer.ok) throw new Error(`The report did not come: ${answer.status}`)
      const read = readReport(await answer.text())
      if (read.kind === 'unreadable') return read
      known = { report: read.report, timeline: timelineOf(read.report, inertMachines, upcasters) }
      return { kind: 'read', entries: known.timeline.moments.length }
    },
    known: () => {
      if (known === undefined) throw new Error('No report was read')
      return known
    },
  }
}
