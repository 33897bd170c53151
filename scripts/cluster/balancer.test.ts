import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Balancer, startBalancer } from './balancer.ts'

interface Upstream {
  readonly url: string
  readonly server: Server
  /** What it was asked, without the questions whether it is ready. */
  readonly asked: string[]
  /** How often it was asked that. */
  readonly checks: () => number
}

const isReady = (request: IncomingMessage, reply: ServerResponse): boolean => {
  if (request.url === '/readyz') reply.end()
  return request.url === '/readyz'
}

/** A process that is ready unless told otherwise, and answers as told. */
const startUpstream = async (answer: RequestListener, readiness = isReady): Promise<Upstream> => {
  let checks = 0
  const asked: string[] = []
  const server = createServer((request, reply) => {
    if (readiness(request, reply)) {
      checks += 1
      return
    }
    asked.push(`${request.method} ${request.url}`)
    answer(request, reply)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, asked, checks: () => checks }
}

const startBefore = async (upstreams: readonly Upstream[], isPublic = false): Promise<Balancer> => {
  const balancer = await startBalancer({ upstreams: upstreams.map(({ url }) => url), isPublic })
  onTestFinished(() => balancer.close())
  await balancer.untilReady(upstreams.length)
  return balancer
}

const echo: RequestListener = (request, reply) => {
  reply.setHeader('x-seen', `${request.headers['x-forwarded-for'] ?? 'nobody'}`)
  request.pipe(reply)
}

const post = (url: string, body: string): Promise<Response> => fetch(`${url}/save`, { method: 'POST', body })

test('takes the upstreams in turn, and tells them who asks where it is public', async () => {
  const [one, other] = [await startUpstream(echo), await startUpstream(echo)]
  const balancer = await startBefore([one, other], true)
  for (const text of ['a', 'b', 'c', 'd']) {
    const answer = await post(balancer.url, text)
    expect([answer.headers.get('x-seen'), await answer.text()]).toEqual(['127.0.0.1', text])
  }
  expect([one.asked.length, other.asked.length]).toEqual([2, 2])
})

test('what never reached an upstream goes to another one, also when it changes something', async () => {
  const [gone, there] = [await startUpstream(echo), await startUpstream(echo)]
  const balancer = await startBefore([gone, there])
  gone.server.closeAllConnections()
  gone.server.close()
  for (const text of ['a', 'b', 'c', 'd']) expect(await (await post(balancer.url, text)).text()).toBe(text)
  expect([gone.asked, there.asked.length]).toEqual([[], 4])
})

test('what may have been done is not done again: a change gets 502, a question goes to another upstream', async () => {
  const cut: RequestListener = (request, reply) => void request.resume().once('end', () => reply.destroy())
  const [dying, there] = [await startUpstream(cut), await startUpstream(echo)]
  const balancer = await startBefore([dying, there])
  const statuses = new Set<number>()
  while (dying.asked.length === 0) statuses.add((await post(balancer.url, 'a')).status)
  expect(statuses).toContain(502)
  await balancer.untilReady(2)
  while (dying.asked.length === 1) expect((await fetch(`${balancer.url}/look`)).status).toBe(200)
  expect(dying.asked).toEqual(['POST /save', 'GET /look'])
})

test('who finds none ready is told so', async () => {
  const balancer = await startBalancer({ upstreams: ['http://127.0.0.1:9'] })
  onTestFinished(() => balancer.close())
  const answer = await post(balancer.url, 'a')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
})

test('an upstream that says it stops gets nothing more; when all lack something they are asked all the same', async () => {
  let status = 200
  let word = 'ready'
  const readiness = (request: IncomingMessage, reply: ServerResponse): boolean => {
    if (request.url !== '/readyz') return false
    reply.writeHead(status).end(JSON.stringify({ status: word }))
    return true
  }
  const upstream = await startUpstream(echo, readiness)
  const balancer = await startBefore([upstream])
  ;[status, word] = [503, 'not ready']
  // Longer than the proxy waits for it.
  const asked = upstream.checks()
  await expect.poll(upstream.checks).toBeGreaterThan(asked + 4)
  expect((await post(balancer.url, 'a')).status).toBe(200)
  word = 'stopping'
  await expect.poll(async () => (await post(balancer.url, 'a')).status).toBe(503)
  ;[status, word] = [200, 'ready']
  await expect.poll(async () => (await post(balancer.url, 'a')).status).toBe(200)
})
