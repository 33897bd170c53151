import { pino } from 'pino'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StreamListener, StreamRefused } from '#gateway/changes-stream.ts'
import { keepHearing } from './hearing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Connection extends StreamListener {
  readonly at: number
  /** The connection ends, well or not. */
  readonly end: (error?: Error) => Promise<void>
}

/** Hears on connections that a test opens and ends. */
const start = () => {
  const connections: Connection[] = []
  const lines: { readonly level: number; readonly msg: string }[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })
  const changes = keepHearing(
    'v1',
    (ear) =>
      new Promise((resolve, reject) => {
        const stop = () => resolve()
        const end = async (error?: Error): Promise<void> => {
          ear.signal.removeEventListener('abort', stop)
          if (error === undefined) resolve()
          else reject(error)
          await vi.advanceTimersByTimeAsync(0)
        }
        ear.signal.addEventListener('abort', stop)
        connections.push({ ...ear, end, at: Date.now() })
      }),
    log,
  )
  onTestFinished(() => changes.stop())
  const last = (): Connection => {
    const [connection] = connections.slice(-1)
    if (connection === undefined) throw new Error('There is no connection')
    return connection
  }
  const next = async (): Promise<Connection> => {
    const count = connections.length
    while (connections.length === count) await vi.advanceTimersByTimeAsync(10)
    return last()
  }
  return { changes, connections, last, next, said: () => lines.map(({ msg }) => msg.slice(0, 21)) }
}

const away = new Error('connection refused')

test('tells its listeners of changes, of the end of a connection and of the next one', async () => {
  const { changes, last, next } = start()
  const told: string[] = []
  const unlisten = changes.listen({
    opened: () => void told.push('opened'),
    lost: () => void told.push('lost'),
    changed: (memberId) => void told.push(memberId),
  })
  expect(changes.isHeard()).toBe(false)
  last().opened()
  last().changed('a')
  expect(changes.isHeard()).toBe(true)
  await last().end()
  expect(changes.isHeard()).toBe(false)
  // Not heard is not heard, however often.
  await (await next()).end(away)
  expect(told).toEqual(['opened', 'a', 'lost'])
  ;(await next()).opened()
  unlisten()
  last().changed('b')
  expect(told).toEqual(['opened', 'a', 'lost', 'opened'])
})

test('waits longer each time, never over five seconds and never twice the same as everybody; a good connection forgets that', async () => {
  const { last, next } = start()
  const waits: number[] = []
  for (let times = 0; times < 10; times += 1) {
    const ended = Date.now()
    await last().end(away)
    waits.push((await next()).at - ended)
  }
  const most = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000, 5_000]
  for (const [index, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual((most[index] ?? 0) / 2)
    expect(wait).toBeLessThanOrEqual((most[index] ?? 0) + 10)
  }
  expect(new Set(waits.slice(-4)).size).toBeGreaterThan(1)
  last().opened()
  await vi.advanceTimersByTimeAsync(60_000)
  const ended = Date.now()
  await last().end()
  expect((await next()).at - ended).toBeLessThanOrEqual(110)
})

test('who is refused asks again in a minute at most, and no sooner than half of it', async () => {
  const { last, next } = start()
  const ended = Date.now()
  await last().end(new StreamRefused(401))
  const wait = (await next()).at - ended
  expect(wait).toBeGreaterThanOrEqual(30_000)
  expect(wait).toBeLessThanOrEqual(60_010)
})

test('the log says once that nothing is heard, and once that it is again', async () => {
  const { last, next, said } = start()
  last().opened()
  expect(said()).toEqual([])
  await last().end(away)
  for (let times = 0; times < 5; times += 1) await (await next()).end(away)
  expect(said()).toEqual(['hears of no changes: '])
  ;(await next()).opened()
  expect(said()).toEqual(['hears of no changes: ', 'hears of changes agai'])
})

test('a connection that comes and goes is said once a minute, and one that stays away after a minute at the latest', async () => {
  const { last, next, said } = start()
  const begun = Date.now()
  while (Date.now() - begun < 50_000) {
    last().opened()
    await last().end(away)
    await next()
  }
  expect(said()).toHaveLength(2)
  while (Date.now() - begun < 70_000) {
    await last().end(away)
    await next()
  }
  expect(said()).toEqual(['hears of no changes: ', 'hears of changes agai', 'hears of no changes: '])
})

test('a stop ends the connection, and the wait for the next one, and is no loss to speak of', async () => {
  const open = start()
  open.last().opened()
  await open.changes.stop()
  expect([open.changes.isHeard(), open.said()]).toEqual([false, []])
  const waiting = start()
  await waiting.last().end(away)
  await waiting.changes.stop()
  expect(waiting.connections).toHaveLength(1)
})
