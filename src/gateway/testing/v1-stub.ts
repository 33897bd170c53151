import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { AnswerOf, CallShape } from '#contract/call.ts'
import { trainingCalls } from '#contract/training.ts'
import { allCalls } from '#contract/v1.ts'

/** What the stub saw of one request. */
export interface SeenCall {
  readonly call: CallShape
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
}

type Answer<C extends CallShape> = (seen: SeenCall) => AnswerOf<C>
type Raw = (response: ServerResponse, seen: SeenCall) => void

export interface V1Stub {
  readonly baseUrl: string
  readonly seen: SeenCall[]
  /** From now on the call answers so. */
  readonly answer: <C extends CallShape>(call: C, answer: Answer<C>) => void
  /** From now on the call is refused so. */
  readonly refuse: (call: CallShape, status: number, message: string, field?: string) => void
  /** From now on the response is written by hand, to be as hostile as a test wants. */
  readonly raw: (call: CallShape, write: Raw) => void
  readonly close: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const send = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The calls of training are not served yet; the gateway asks them already. */
const stubbedCalls: readonly CallShape[] = [...new Set([...allCalls.map(({ call }) => call), ...Object.values(trainingCalls)])]

const matchers = stubbedCalls.map((call) => ({
  call,
  pattern: new RegExp(`^/v1${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  parts: (['params', 'query', 'body'] as const).map((part) => {
    const schema: TSchema | undefined = call[part]
    const validator: Validator | null = schema === undefined ? null : Compile(schema)
    return { part, validator }
  }),
}))

const decoded = (groups: Record<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]))

/** A v1 service on loopback that refuses what the contract does not allow, and answers as a test tells it to. */
export const startV1Stub = async (): Promise<V1Stub> => {
  const seen: SeenCall[] = []
  const writers = new Map<CallShape, Raw>()

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://stub')
    const found = matchers
      .map((one) => ({ ...one, match: one.call.method === request.method ? one.pattern.exec(url.pathname) : null }))
      .find((one) => one.match !== null)
    if (found === undefined) return send(response, 404, { statusCode: 404, message: `No call ${request.method} ${url.pathname}` })
    const text = await read(request)
    const given = {
      params: decoded(found.match?.groups),
      query: Object.fromEntries(url.searchParams),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
    for (const { part, validator } of found.parts) {
      const isAbsent = validator === null && (part !== 'body' || given.body === undefined)
      if (isAbsent || validator?.Check(given[part])) continue
      return send(response, 400, { statusCode: 400, message: `The ${part} is not what the contract says` })
    }
    const call: SeenCall = { call: found.call, ...given, headers: request.headers }
    seen.push(call)
    const writer = writers.get(found.call)
    if (writer === undefined) return send(response, 404, { statusCode: 404, message: 'The stub has no answer for this call' })
    writer(response, call)
  }

  const server: Server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    answer: (call, answer) => {
      writers.set(call, (response, one) => {
        send(response, 200, { statusCode: 200, value: answer(one) })
      })
    },
    refuse: (call, status, message, field) => {
      writers.set(call, (response) => send(response, status, { statusCode: status, message, ...(field && { field }) }))
    },
    raw: (call, write) => void writers.set(call, write),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
