import type { IncomingHttpHeaders } from 'node:http'

/** A place in a trace, as the headers of W3C Trace Context say it. */
export interface TraceContext {
  /** `00-<trace id>-<span id>-<flags>`, in lower-case hexadecimal digits. */
  readonly traceparent: string
  readonly tracestate?: string
}

/** The parts of a traceparent of version 00. */
export interface TraceParts {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly isSampled: boolean
}

const form = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** The parts of a traceparent; null for what is none. */
export const readTraceparent = (text: unknown): TraceParts | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' ? form.exec(text) : null) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The traceparent of a span. */
export const traceparentOf = ({ traceId, spanId, isSampled }: TraceParts): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

/** Printable, and as long as every implementation passes on. */
const readable = /^[ -~]{1,512}$/

/** The place in a trace that headers tell; null without one. */
export const readTraceContext = ({ traceparent, tracestate }: IncomingHttpHeaders): TraceContext | null => {
  if (typeof traceparent !== 'string' || readTraceparent(traceparent) === null) return null
  const isPassedOn = typeof tracestate === 'string' && readable.test(tracestate)
  return isPassedOn ? { traceparent, tracestate } : { traceparent }
}
