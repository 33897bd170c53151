import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Services, ServicesContext } from '../services/services.ts'
import { useMinute } from './minute-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1, 9, 30, 40) })
})
afterEach(() => {
  vi.useRealTimers()
})

function Clock() {
  return <time>{new Date(useMinute()).toISOString().slice(11, 19)}</time>
}

it('moves on at the beginning of each minute, for everybody who looks, by one timer', () => {
  const { container, unmount } = render(
    <ServicesContext value={{ now: () => Date.now() } as Services}>
      <Clock />
      <Clock />
    </ServicesContext>,
  )
  const shown = () => [...container.querySelectorAll('time')].map((time) => time.textContent)
  expect(shown()).toEqual(['09:30:00', '09:30:00'])
  expect(vi.getTimerCount()).toBe(1)
  act(() => void vi.advanceTimersByTime(19_999))
  expect(shown()).toEqual(['09:30:00', '09:30:00'])
  act(() => void vi.advanceTimersByTime(1))
  expect(shown()).toEqual(['09:31:00', '09:31:00'])
  for (const minute of ['09:32:00', '09:33:00', '09:34:00']) {
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown()).toEqual([minute, minute])
  }
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
