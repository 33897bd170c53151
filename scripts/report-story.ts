import { type ReplayedFlow, replayFlow } from '#app/replay/replayed-flow.ts'
import { registry } from '#machines/registry.ts'
import { upcasters } from '#machines/upcasters.ts'
import { StartProblem } from '#server/start-problem.ts'
import { readReport } from '#view-models/problem-report/read.ts'
import { stateWords, timeOf } from '#view-models/problem-report/readable.ts'

const machines = new Map(registry.map(({ machine }) => [machine.id, machine]))

/** Whoever made a report up could otherwise write to the terminal's controls. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

const endingOf = ({ problem, endsAsReported }: ReplayedFlow): string => {
  if (problem !== null) return problem
  if (endsAsReported === null) return 'closed, or its state was left out'
  return endsAsReported ? 'ends as it was reported' : 'ends otherwise than it was reported'
}

const linesOf = (flow: ReplayedFlow): readonly string[] => [
  '',
  `${flow.key}: ${endingOf(flow)}`,
  ...flow.steps.map(({ entry, value, problem }) =>
    [
      '',
      timeOf(entry.at),
      entry.flow === flow.key ? entry.event.type : `${entry.flow} ${entry.event.type}`,
      problem ?? stateWords(value),
    ].join('  '),
  ),
]

/**
 * What a report tells, entry by entry with the state that each led to in this version. Nothing of it is run.
 *
 * @param text of the file
 * @throws StartProblem when it is no report
 */
export const showReport = (text: string): string => {
  const read = readReport(text)
  if (read.kind === 'unreadable') throw new StartProblem(`This is no report that can be read: ${read.reason}.`)
  const { madeAt, sentence, leftOut, noRoomFor, flows } = read.report
  const lines = [
    `Report of ${madeAt}`,
    ...(sentence === '' ? [] : [sentence]),
    ...(leftOut.length === 0 ? [] : [`Left out: ${leftOut.join(', ')}`]),
    ...(noRoomFor.entries === 0 ? [] : [`Without its oldest ${noRoomFor.entries} entries`]),
    ...flows.flatMap((flow) => linesOf(replayFlow(flow, machines, upcasters))),
  ]
  return `${lines.map(printable).join('\n')}\n`
}
