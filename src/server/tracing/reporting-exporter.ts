import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Says once that spans cannot be exported, and once that they can again. A receiver that is away costs the spans of that time and
 * nothing else: the queue before the exporter is bounded, and no request waits for it.
 */
export const reportingExporter = (exporter: SpanExporter, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): SpanExporter => {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined || result.code !== 0
        if (hasFailed && !isAway) log.warn({ reason: result.error?.message }, 'traces cannot be exported')
        if (!hasFailed && isAway) log.info('traces are exported again')
        isAway = hasFailed
        // What was told here is not told a second time by the package.
        done({ code: 0 })
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
