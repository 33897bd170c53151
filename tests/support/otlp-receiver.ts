import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as a receiver of OTLP gets it. */
export interface ReceivedSpan {
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: Readonly<Record<string, unknown>>
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

interface Export {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: ReadonlyArray<{
      readonly spans: ReadonlyArray<Omit<ReceivedSpan, 'service' | 'attributes'> & { readonly attributes: readonly Attribute[] }>
    }>
  }>
}

const read = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spansOf = (text: string): readonly ReceivedSpan[] =>
  (JSON.parse(text) as Export).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        service: String(read(resource.attributes)['service.name']),
        attributes: read(span.attributes),
      })),
    ),
  )

/** Receives spans by OTLP over HTTP as JSON. */
export const startOtlpReceiver = async () => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    bodies.push(text)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): readonly ReceivedSpan[] => bodies.flatMap(spansOf),
    /** Everything that was sent, as it came. */
    text: (): string => bodies.join('\n'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
