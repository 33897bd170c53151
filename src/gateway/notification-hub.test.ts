import { expect, test } from 'vitest'
import { createNotificationHub, type NotificationHub } from './notification-hub.ts'
import { createTestChanges } from './testing/changes.ts'

/** Streams of these members that have said that they are open. */
const openStreams = async (hub: NotificationHub, ...members: readonly string[]) => {
  const streams = members.map((member) => hub.changesOf(member))
  for (const stream of streams) expect(await stream.next()).toEqual({ done: false, value: true })
  return streams as [AsyncIterableIterator<true>, ...AsyncIterableIterator<true>[]]
}

test('a stream says that it is open, and then waits for a change', async () => {
  const changes = createTestChanges()
  const [stream] = await openStreams(createNotificationHub(changes), 'a')
  let isTold = false
  const next = stream.next().then(() => {
    isTold = true
  })
  changes.change('b')
  // A stream of its own comes after what was told to another one.
  await openStreams(createNotificationHub(changes), 'c')
  expect(isTold).toBe(false)
  changes.change('a')
  await next
})

test('changes that nobody has read yet count as one', async () => {
  const changes = createTestChanges()
  const [stream] = await openStreams(createNotificationHub(changes), 'a')
  for (let times = 0; times < 5; times += 1) changes.change('a')
  expect(await stream.next()).toEqual({ done: false, value: true })
  const next = stream.next()
  changes.change('b')
  changes.change('a')
  expect(await next).toEqual({ done: false, value: true })
})

test('everybody is told when changes are heard again', async () => {
  const changes = createTestChanges()
  const hub = createNotificationHub(changes)
  const streams = await openStreams(hub, 'a', 'b')
  changes.lose()
  const told = Promise.all(streams.map((one) => one.next()))
  changes.open()
  expect(await told).toMatchObject([{ value: true }, { value: true }])
})

test('a returned stream is forgotten and ends whoever waits on it', async () => {
  const hub = createNotificationHub(createTestChanges())
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
  const changes = createTestChanges()
  const hub = createNotificationHub(changes)
  for (let index = 0; index < 1_000; index += 1) {
    const stream = hub.changesOf(`member-${index % 7}`)
    changes.change(`member-${index % 7}`)
    expect(await stream.next()).toMatchObject({ value: true })
    await stream.return?.()
  }
  expect(hub.size()).toBe(0)
})

test('closing ends every stream, and listens no longer', async () => {
  const changes = createTestChanges()
  const hub = createNotificationHub(changes)
  const [stream] = await openStreams(hub, 'a')
  const waiting = stream.next()
  hub.close()
  expect(await waiting).toMatchObject({ done: true })
  expect(changes.size()).toBe(0)
})
