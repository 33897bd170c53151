import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { SpanKind as OtelKind, Span } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import { reportingExporter } from './reporting-exporter.ts'
import { readTraceparent, type TraceContext, traceparentOf } from './trace-context.ts'
import type { OpenSpan, SpanKind, Tracer } from './tracer.ts'

/** How long a process that stops waits for its last spans to be taken, in milliseconds. */
const lastExport = 2_000

/** Different complaints of the packages that a process logs, each once: of a setting that cannot be read, of an export that hangs. */
const mostComplaints = 5

/** Imported here and nowhere else, and not before: a process that traces nothing has none of it in memory. */
const loadPackages = async () => {
  const [api, sdk, resources, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  return { api, sdk, resources, exporter }
}

/**
 * Starts to export spans by OTLP over HTTP. The packages themselves read where to, what is sampled and how much is kept, from the
 * environment (`OTEL_…`). Nothing is instrumented behind the code's back: there are the spans that the code begins.
 *
 * @param serviceName unless the environment names one
 */
export const startTracer = async (serviceName: string, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<Tracer> => {
  const { api, sdk, resources, exporter } = await loadPackages()
  const { ROOT_CONTEXT, SpanKind: kinds, SpanStatusCode, TraceFlags, createTraceState, diag, trace } = api
  const told = new Set<string>()
  diag.setLogger(
    {
      error: (reason) => {
        if (told.has(reason) || told.size >= mostComplaints) return
        told.add(reason)
        log.warn({ reason }, 'tracing does not work as it should')
      },
      warn: () => undefined,
      info: () => undefined,
      debug: () => undefined,
      verbose: () => undefined,
    },
    api.DiagLogLevel.ERROR,
  )
  const resource = resources
    .resourceFromAttributes({ 'service.name': serviceName })
    .merge(resources.detectResources({ detectors: [resources.envDetector] }))
  const processor = new sdk.BatchSpanProcessor(reportingExporter(new exporter.OTLPTraceExporter(), log))
  const provider = new sdk.BasicTracerProvider({ resource, spanProcessors: [processor] })
  const tracer = provider.getTracer('team-member-portal')
  const active = new AsyncLocalStorage<OpenSpan>()
  const otelKinds: Readonly<Record<SpanKind, OtelKind>> = {
    server: kinds.SERVER,
    client: kinds.CLIENT,
    internal: kinds.INTERNAL,
  }

  const contextOf = (parent: TraceContext | null) => {
    const parts = readTraceparent(parent?.traceparent)
    if (parts === null) return ROOT_CONTEXT
    const { traceId, spanId, isSampled } = parts
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
      isRemote: true,
      ...(parent?.tracestate !== undefined && { traceState: createTraceState(parent.tracestate) }),
    })
  }

  const openSpan = (span: Span): OpenSpan => {
    const { traceId, spanId, traceFlags, traceState } = span.spanContext()
    const traceparent = traceparentOf({ traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 })
    const tracestate = traceState?.serialize()
    const open: OpenSpan = {
      traceId,
      context: tracestate ? { traceparent, tracestate } : { traceparent },
      within: (work) => active.run(open, work),
      rename: (name) => span.updateName(name),
      tell: (facts) => span.setAttributes(facts),
      end: (failure) => {
        if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
    return open
  }

  return {
    begin: (name, kind, parent, facts = {}) =>
      openSpan(tracer.startSpan(name, { kind: otelKinds[kind], attributes: facts }, contextOf(parent))),
    active: () => active.getStore(),
    stop: async () => {
      const given = provider.shutdown().catch(() => undefined)
      await Promise.race([given, pause(lastExport, undefined, { ref: false })])
      diag.disable()
    },
  }
}
