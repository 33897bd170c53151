import type { ProblemReport, ReportedEntry, ReportedError, ReportedFlow, ReportPart } from './report.ts'

/** Time of day in UTC, to the millisecond. */
export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** `{editing: 'password'}` is `editing.password`. */
export const stateWords = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, below]) => [name, stateWords(below)].filter(Boolean).join('.'))
    .join(' and ')
}

const flowLine = ({ key, state, entries }: ReportedFlow): string => {
  const value = typeof state === 'object' && state !== null && 'value' in state ? stateWords(state.value) : 'closed'
  return `${key}: ${value} (${entries.length} ${entries.length === 1 ? 'entry' : 'entries'})`
}

const entryLine = ({ at, flow, event: { type, ...data } }: ReportedEntry): string =>
  [timeOf(at), flow, type, ...(Object.keys(data).length === 0 ? [] : [JSON.stringify(data)])].join('  ')

const errorLine = ({ at, flow, kind, code, message, reference }: ReportedError): string =>
  [timeOf(at), flow, kind, code, message, reference && `reference ${reference}`].filter(Boolean).join('  ')

const linesOf: Readonly<Record<Exclude<ReportPart, 'typed'>, (report: ProblemReport) => readonly string[]>> = {
  happened: ({ flows = [] }) => [
    ...flows.map(flowLine),
    '',
    ...flows
      .flatMap(({ entries }) => entries)
      .toSorted((one, other) => one.at - other.at || one.seq - other.seq)
      .map(entryLine),
  ],
  errors: ({ errors = [], said = [], thrown }) => [
    ...errors.map(errorLine),
    ...said.map((text) => `The page says: ${text}`),
    ...(thrown ? [`Thrown: ${thrown}`] : []),
  ],
  address: ({ address, connection }) =>
    address === undefined ? [] : [address, ...(connection === null ? [] : [`Connection: ${stateWords(connection)}`])],
  device: ({ device }) =>
    device === undefined
      ? []
      : [
          device.browser,
          `Window ${device.window.width} × ${device.window.height}, ${device.window.pixelRatio} pixels a point, theme ${device.theme}`,
          `${device.languages.join(', ')}, ${device.timeZone}, ${device.isOnline ? 'with network' : 'without network'}`,
          ...device.asksFor,
        ],
}

/** What a report holds of a part, in lines; empty for nothing. */
export const readablePart = (report: ProblemReport, part: Exclude<ReportPart, 'typed'>): string =>
  linesOf[part](report).join('\n').trim()
