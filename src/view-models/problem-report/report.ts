/**
 * What a report of a problem is (docs/problem-reports.md). The page makes it, the person sees all of it, the service keeps it unread.
 */

/** One entry of the journal, as the journal has it. */
export interface ReportedEntry {
  readonly seq: number
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly flow: string
  readonly version: number
  readonly event: { readonly type: string; readonly [field: string]: unknown }
}

/** One running flow: where it is, and how it came there. */
export interface ReportedFlow {
  readonly key: string
  /** Id of its machine. */
  readonly machine: string
  /** The persisted state; null for one that was closed, and where there was no room for it. */
  readonly state: unknown
  /** The oldest first; without their beginning they cannot be folded. */
  readonly entries: readonly ReportedEntry[]
}

/** Something that did not succeed. */
export interface ReportedError {
  readonly at: number
  readonly flow: string
  readonly kind?: string
  readonly code?: string
  readonly message?: string
  /** Finds the request in the server's log. */
  readonly reference?: string
}

export interface ReportedDevice {
  readonly browser: string
  readonly languages: readonly string[]
  readonly timeZone: string
  readonly window: { readonly width: number; readonly height: number; readonly pixelRatio: number }
  readonly theme: string
  /** What the device asks for, such as `prefers-reduced-motion`. */
  readonly asksFor: readonly string[]
  readonly isOnline: boolean
}

export interface ReportedPage {
  /** Path and names of parameters; never their values. */
  readonly address: string
  /** State of the connection's flow; null before anybody is signed in. */
  readonly connection: unknown
}

/** Everything that the page knows; what is left out is taken from it. */
export interface ReportFacts {
  /** ISO 8601. */
  readonly madeAt: string
  /** The scripts that the page began with: they have other names after every change of the portal. */
  readonly portal: readonly string[]
  /** Versions of the machines, by id. */
  readonly machines: Readonly<Record<string, number>>
  readonly device: ReportedDevice
  readonly page: ReportedPage
  /** What the page itself says did not succeed. */
  readonly said: readonly string[]
  /** What was thrown while the page was drawn; null for nothing. */
  readonly thrown: string | null
  readonly flows: readonly ReportedFlow[]
}

/** The form of reports; another one gets another number. */
export const reportFormat = 1

export const reportParts = ['happened', 'typed', 'errors', 'address', 'device'] as const
/** What a person can leave out. */
export type ReportPart = (typeof reportParts)[number]

export interface ProblemReport {
  readonly format: typeof reportFormat
  readonly madeAt: string
  readonly portal: readonly string[]
  readonly machines: Readonly<Record<string, number>>
  /** What the person wrote. */
  readonly sentence: string
  readonly leftOut: readonly ReportPart[]
  /** What had no room: so many of the oldest entries, and states of flows. */
  readonly noRoomFor: { readonly entries: number; readonly states: number }
  readonly address?: string
  readonly connection?: unknown
  readonly device?: ReportedDevice
  readonly errors?: readonly ReportedError[]
  readonly said?: readonly string[]
  readonly thrown?: string | null
  readonly flows?: readonly ReportedFlow[]
}
