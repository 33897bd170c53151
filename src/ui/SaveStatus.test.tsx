import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SaveStatus } from './SaveStatus.tsx'
import { expectAccessible, show } from './test-support.tsx'

const spoken = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('SaveStatus while the person types', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows every state at once and says only what stays', () => {
    const { rerender } = show(<SaveStatus state="saving" />)
    for (let key = 0; key < 5; key++) {
      rerender(<SaveStatus state="saving" />)
      pass(300)
      rerender(<SaveStatus state="saved" />)
      pass(300)
    }
    expect(screen.getByText('Saved')).toBeTruthy()
    expect(spoken()).toBe('')
    pass(1500)
    expect(spoken()).toBe('Saved')
  })

  it('says at once that saving failed', () => {
    show(<SaveStatus state="failed">Not saved: no connection</SaveStatus>)
    pass(0)
    expect(spoken()).toBe('Not saved: no connection')
  })
})

describe('SaveStatus', () => {
  it('offers Retry by keyboard after a failure only', async () => {
    const onRetry = vi.fn()
    const { user, rerender } = show(<SaveStatus state="device" onRetry={onRetry} />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<SaveStatus state="failed" onRetry={onRetry} />)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onRetry).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })
})
