import { expect, test } from 'vitest'
import { createNotificationHub, everybody, type NotificationHub } from './notification-hub.ts'

/** A source whose values a test pushes; each push waits until the hub has read it. */
const createSource = () => {
  let settle: (result: IteratorResult<string>) => void = () => undefined
  let asked: () => void = () => undefined
  let ready = new Promise<void>((resolve) => {
    asked = resolve
  })
  const next = () => {
    asked()
    return new Promise<IteratorResult<string>>((resolve) => {
      settle = resolve
    })
  }
  const send = async (result: IteratorResult<string>): Promise<void> => {
    await ready
    ready = new Promise((resolve) => {
      asked = resolve
    })
    settle(result)
    if (!result.done) await ready
  }
  return {
    source: { [Symbol.asyncIterator]: () => ({ next }) },
    push: (value: string) => send({ done: false, value }),
    end: () => send({ done: true, value: undefined }),
  }
}

/** Streams of these members that have said that they are open. */
const openStreams = async (hub: NotificationHub, ...members: readonly string[]) => {
  const streams = members.map((member) => hub.changesOf(member))
  for (const stream of streams) expect(await stream.next()).toEqual({ done: false, value: true })
  return streams as [AsyncIterableIterator<true>, ...AsyncIterableIterator<true>[]]
}

test('a stream says that it is open, and then waits for a change', async () => {
  const { source, push } = createSource()
  const [stream] = await openStreams(createNotificationHub(source), 'a')
  let isTold = false
  const next = stream.next().then(() => {
    isTold = true
  })
  await push('b')
  expect(isTold).toBe(false)
  await push('a')
  await next
})

test('changes that nobody has read yet count as one', async () => {
  const { source, push } = createSource()
  const [stream] = await openStreams(createNotificationHub(source), 'a')
  for (let times = 0; times < 5; times += 1) await push('a')
  expect(await stream.next()).toEqual({ done: false, value: true })
  const next = stream.next()
  await push('b')
  await push('a')
  expect(await next).toEqual({ done: false, value: true })
})

test('everybody is told when the source cannot say whom', async () => {
  const { source, push } = createSource()
  const hub = createNotificationHub(source)
  const streams = await openStreams(hub, 'a', 'b')
  await push(everybody)
  expect(await Promise.all(streams.map((one) => one.next()))).toMatchObject([{ value: true }, { value: true }])
})

test('a returned stream is forgotten and ends whoever waits on it', async () => {
  const hub = createNotificationHub(createSource().source)
  const [one] = await openStreams(hub, 'a')
  const [other] = await openStreams(hub, 'a')
  const waiting = one.next()
  await one.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(hub.size()).toBe(1)
  await other.return?.()
  expect(hub.size()).toBe(0)
})

test('a thousand come and go without a trace', async () => {
  const { source, push } = createSource()
  const hub = createNotificationHub(source)
  for (let index = 0; index < 1_000; index += 1) {
    const stream = hub.changesOf(`member-${index % 7}`)
    await push(`member-${index % 7}`)
    expect(await stream.next()).toMatchObject({ value: true })
    await stream.return?.()
  }
  expect(hub.size()).toBe(0)
})

test('the end of the source, and closing, end every stream', async () => {
  const { source, end } = createSource()
  const [first] = await openStreams(createNotificationHub(source), 'a')
  const waiting = first.next()
  await end()
  expect(await waiting).toMatchObject({ done: true })
  const hub = createNotificationHub(createSource().source)
  const [second] = await openStreams(hub, 'a')
  hub.close()
  expect(await second.next()).toMatchObject({ done: true })
})
