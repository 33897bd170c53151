import type { TraceContext } from './trace-context.ts'

/** What a span says of its work: words of the code, numbers, and the request's id; nothing that a caller has written. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** What a span is about: what comes in, what goes out, or work of the process itself. */
export type SpanKind = 'server' | 'client' | 'internal'

/** A piece of work under way. */
export interface OpenSpan {
  readonly traceId: string
  /** For whoever does a part of the work. */
  readonly context: TraceContext
  /** Does a part of the work, in which the span is the tracer's `active` one. */
  readonly within: <T>(work: () => T) => T
  readonly rename: (name: string) => void
  readonly tell: (facts: SpanFacts) => void
  /** @param failure what went wrong, in a word of the code; undefined when nothing did */
  readonly end: (failure?: string) => void
}

/** Makes spans, and exports those that are sampled. */
export interface Tracer {
  /** @param parent what the work is a part of; null begins a trace */
  readonly begin: (name: string, kind: SpanKind, parent: TraceContext | null, facts?: SpanFacts) => OpenSpan
  /** The span that the work at hand belongs to. */
  readonly active: () => OpenSpan | undefined
  /** Exports what is left; waits for two seconds at most. */
  readonly stop: () => Promise<void>
}
