import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { secondsUntil } from '#machines/countdown.ts'
import { createCountdown } from './countdown.ts'

const start = Date.parse('2026-01-12T09:00:00.000Z')
const deadline = start + 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

const now = (): number => vi.getMockedSystemTime()?.getTime() ?? Number.NaN

const countdown = (secondsLeft: number) => createActor(createCountdown(now), { input: { deadline, secondsLeft } }).start()

it('settles when the next second begins, with what is left then', async () => {
  const actor = countdown(60)
  await vi.advanceTimersByTimeAsync(999)
  expect(actor.getSnapshot().status).toBe('active')
  await vi.advanceTimersByTimeAsync(2)
  await expect(toPromise(actor)).resolves.toBe(59)
})

it('is right at once after a sleep, also when the deadline has passed', async () => {
  vi.setSystemTime(start + 20_500)
  await expect(toPromise(countdown(60))).resolves.toBe(40)
  vi.setSystemTime(start + 3_600_000)
  await expect(toPromise(countdown(40))).resolves.toBe(0)
})

it('leaves no timer behind when it is stopped', () => {
  const actor = countdown(60)
  expect(vi.getTimerCount()).toBe(1)
  actor.stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('counts whole seconds', () => {
  expect(secondsUntil(start, start - 1)).toBe(1)
  expect(secondsUntil(start, start + 5)).toBe(0)
})
