import { largestReport } from '#rules/problem-report.ts'
import { type ProblemReport, type ReportedEntry, type ReportedFlow, reportFormat, reportParts } from './report.ts'

/** What of a report can be told and followed. */
export interface ReadableReport extends Pick<ProblemReport, 'madeAt' | 'sentence' | 'leftOut' | 'noRoomFor' | 'machines'> {
  readonly flows: readonly ReportedFlow[]
  /** The path of its page; null where it was left out, or is none. */
  readonly path: string | null
  /** What its page was shown in; null where it was left out. */
  readonly shownIn: { readonly width: number; readonly height: number; readonly theme: string } | null
}

/** What a text comes to that should be a report. */
export type ReadReport =
  | {
      readonly kind: 'report'
      readonly report: ReadableReport
    }
  /** It is none, or one that this version does not know. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/** No report of the portal is nested deeper: the journal ends at 32 levels. */
const deepest = 64
/** Names that would reach an object's prototype. */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** What is wrong with the shape of data whatever they mean; null for nothing. Without recursion: what is nested too deep is found, not met. */
const faultOf = (value: unknown): string | null => {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) return 'it is nested too deep'
    for (const [name, child] of Object.entries(value)) {
      if (forbidden.has(name)) return `it has a field ${name}`
      open.push({ value: child, depth: depth + 1 })
    }
  }
  return null
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
/** Milliseconds that a date can be made of. */
const isMoment = (value: unknown): value is number => isCount(value) && value <= 8_640_000_000_000_000
const isText = (value: unknown): value is string => typeof value === 'string'

const isEvent = (value: unknown): value is ReportedEntry['event'] => isFields(value) && isText(value.type)

const isEntry = (value: unknown): value is ReportedEntry =>
  isFields(value) &&
  isCount(value.seq) &&
  isMoment(value.at) &&
  isCount(value.version) &&
  isText(value.flow) &&
  isEvent(value.event)

const isFlow = (value: unknown): value is ReportedFlow =>
  isFields(value) &&
  isText(value.key) &&
  isText(value.machine) &&
  'state' in value &&
  Array.isArray(value.entries) &&
  value.entries.every(isEntry)

/** A path of the portal, without the names of its query: their values are in no report. */
const pathOf = (address: unknown): string | null =>
  isText(address) && /^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(address) ? (address.split(/[?#]/)[0] ?? null) : null

const shownIn = (device: unknown): ReadableReport['shownIn'] => {
  if (!isFields(device) || !isFields(device.window) || !isText(device.theme)) return null
  const { width, height } = device.window
  return isCount(width) && isCount(height) ? { width, height, theme: device.theme } : null
}

const versionsOf = (machines: unknown): Readonly<Record<string, number>> =>
  isFields(machines) ? Object.fromEntries(Object.entries(machines).filter((one): one is [string, number] => isCount(one[1]))) : {}

const unreadable = (reason: string): ReadReport => ({ kind: 'unreadable', reason })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a report that anybody may have written: what is not one is named, never thrown, and nothing of it is run. */
export const readReport = (text: string): ReadReport => {
  if (new TextEncoder().encode(text).length > largestReport) return unreadable('it is larger than a report may be')
  const report = parsed(text)
  if (!isFields(report)) return unreadable('it is no JSON object')
  const fault = faultOf(report)
  if (fault !== null) return unreadable(fault)
  if (report.format !== reportFormat)
    return unreadable(`its format is ${JSON.stringify(report.format)}, and this version reads ${reportFormat}`)
  const { madeAt, sentence, leftOut, noRoomFor, flows = [] } = report
  if (!isText(madeAt) || !isText(sentence)) return unreadable('it does not say when it was made, or why')
  if (!Array.isArray(leftOut) || !isFields(noRoomFor)) return unreadable('it does not say what it lacks')
  if (!isCount(noRoomFor.entries) || !isCount(noRoomFor.states)) return unreadable('it does not say what it lacks')
  if (!Array.isArray(flows) || !flows.every(isFlow)) return unreadable('its flows cannot be read')
  return {
    kind: 'report',
    report: {
      madeAt,
      sentence,
      leftOut: reportParts.filter((part) => leftOut.includes(part)),
      noRoomFor: { entries: noRoomFor.entries, states: noRoomFor.states },
      machines: versionsOf(report.machines),
      flows,
      path: pathOf(report.address),
      shownIn: shownIn(report.device),
    },
  }
}
