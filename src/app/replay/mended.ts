import type { Upcasters } from '#journal/upcast.ts'
import { upcasters as ofPortal } from '#machines/upcasters.ts'
import { readReport } from '#view-models/problem-report/read.ts'
import { stateWords } from '#view-models/problem-report/readable.ts'
import { inertMachines } from './machines.ts'
import { replayFlow } from './replayed-flow.ts'

/** Where a flow of a report ends with the machines of today. */
export interface Ending {
  /** Whether it is as it was reported, in value and context. */
  readonly isAsReported: boolean
  /** Its state, `editing.password`. */
  readonly state: string
  /** The same in a sentence, with the entry that led to it. */
  readonly words: string
}

/**
 * Follows a flow of a report to its end, for the tests that `npm run replay FILE -- --test` writes.
 *
 * @param text of the report
 * @param key of the flow
 * @throws Error when it cannot be followed any more, or had no state
 */
export const endingOf = (text: string, key: string, machines = inertMachines, upcasters: Upcasters = ofPortal): Ending => {
  const read = readReport(text)
  if (read.kind === 'unreadable') throw new Error(`This is no report that can be read: ${read.reason}.`)
  const reported = read.report.flows.find((flow) => flow.key === key && flow.state !== null)
  if (reported === undefined) throw new Error(`The report has no flow ${key} with a state.`)
  const { steps, problem, endsAsReported } = replayFlow(reported, machines, upcasters)
  const unread = steps.find((step) => step.problem !== null)
  if (problem !== null) throw new Error(`${key} cannot be followed: ${problem}.`)
  if (unread !== undefined) throw new Error(`${key} cannot be followed: of ${unread.entry.event.type}, ${unread.problem}.`)
  const last = steps.at(-1)
  const state = stateWords(last?.value)
  const isAsReported = endsAsReported === true
  const entry = last === undefined ? '' : ` after entry ${last.entry.seq}, ${last.entry.event.type}`
  return { isAsReported, state, words: `${key} ${isAsReported ? 'still ' : ''}ends in '${state}'${entry}` }
}
