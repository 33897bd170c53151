import type { ReportPart } from '#view-models/problem-report/report.ts'

const parts: Readonly<Record<ReportPart, string>> = {
  happened: 'what happened on the page',
  typed: 'what was typed (every text has a mask of its length in its place)',
  errors: 'errors and references',
  address: 'the address of the page',
  device: 'device and browser',
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What the replay page says. */
export const texts = {
  title: 'Replay of a report',
  reading: 'Reading the report…',
  failed: 'The report did not come',
  failedWhy: 'npm run replay serves it, and has perhaps ended. Start it again and press Retry.',
  unreadable: 'This report cannot be read',
  unreadableWhy: (reason: string) => `This is why: ${reason}.`,
  empty: 'The report has no entries',
  emptyWhy: 'What happened on the page was left out of it. The portal is shown at its address, as it begins.',
  madeUp:
    'Lists and figures are made up: a report holds no data of the server. Nothing that you do in the portal below has an effect.',
  noSentence: 'No sentence was added.',
  leftOut: (left: readonly ReportPart[]) => `Left out: ${left.map((part) => parts[part]).join('; ')}.`,
  noRoom: ({ entries, states }: { entries: number; states: number }) =>
    `No room for ${[
      ...(entries > 0 ? [counted(entries, 'oldest entry', 'oldest entries')] : []),
      ...(states > 0 ? [counted(states, 'state of a flow', 'states of flows')] : []),
    ].join(' and ')}.`,
  chart: 'Show in the chart',
  steps: 'Steps',
  entry: 'Entry',
  entries: 'Entries',
  place: (at: number, of: number) => `Entry ${at + 1} of ${of}`,
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  cannotBeRead: (problem: string) => `It cannot be read: ${problem}. The flow stands where it was before.`,
  unlike: 'This flow ends otherwise than it was reported: it was masked, or has been mended since.',
  frame: 'The replayed portal',
} as const
