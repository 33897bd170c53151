import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isHeldElsewhere, waitForLock } from './lock-wait.ts'
import { createFakeLocks } from './testing/fake-locks.ts'
import { requestWebLock, type WebLock } from './web-lock.ts'

const browser = createFakeLocks()
let name = ''
let count = 0

beforeEach(() => {
  count += 1
  name = `lock ${count}`
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Waits for a lock on a page, and writes down what comes of it. */
const wait = (lock: WebLock, page: LockManager) => {
  const heard: string[] = []
  const wanted = { is: true }
  waitForLock(lock, {
    isWanted: () => wanted.is,
    isElsewhere: () => isHeldElsewhere(name, page),
    onHeld: () => heard.push('held'),
    onElsewhere: () => heard.push('elsewhere'),
  })
  return { heard, wanted }
}

/** A lock that the browser gives whenever the test says so. */
const lateLock = () => {
  let give: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    give = resolve
  })
  return { lock: { held, lost: new Promise<void>(() => undefined), release: () => undefined }, give: () => give() }
}

it('says that another page holds the lock, and when that has given it on', async () => {
  const other = requestWebLock(name, browser.page())
  await other.held
  const page = browser.page()
  const { heard } = wait(requestWebLock(name, page), page)
  await vi.advanceTimersByTimeAsync(900)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(heard).toEqual(['elsewhere'])
  other.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['elsewhere', 'held'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toHaveLength(2)
})

it('says nothing of other pages when only the browser’s word is late, however late', async () => {
  const { lock, give } = lateLock()
  const { heard } = wait(lock, browser.page())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(heard).toEqual([])
  give()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['held'])
})

it('nor when this page itself has not given it back yet', async () => {
  const page = browser.page()
  const earlier = requestWebLock(name, page)
  await earlier.held
  const { heard } = wait(requestWebLock(name, page), page)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(heard).toEqual([])
  earlier.release()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['held'])
})

it('nor when the lock comes, or is not wanted any more, while it is asked for its holder', async () => {
  const other = requestWebLock(name, browser.page())
  await other.held
  const page = browser.page()
  const late = lateLock()
  const first = wait(late.lock, page)
  const second = wait(requestWebLock(name, page), page)
  vi.advanceTimersByTime(1_000)
  late.give()
  second.wanted.is = false
  await vi.advanceTimersByTimeAsync(0)
  expect([first.heard, second.heard]).toEqual([['held'], []])
})

it('takes a lock for another page’s where the browser does not tell', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager
  expect(await isHeldElsewhere(name, refusing)).toBe(true)
})
