import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'
import { expectAccessible, show } from './test-support.tsx'

const bubble = () => document.querySelector('[data-tooltip]')
/** The text's code is fetched when it is first shown. */
const fetched = () => act(async () => void (await import('./TooltipBubble.tsx')))

afterEach(() => void vi.useRealTimers())

const touch = { pointerType: 'touch' }

describe('Tooltip', () => {
  it('comes with the keyboard focus, goes with Escape and describes its control all the time', async () => {
    const { user } = show(
      <Tooltip text="Explains">
        <button type="button">Save and exit</button>
      </Tooltip>,
    )
    expect(screen.getByRole('button', { description: 'Explains' })).toBeTruthy()
    expect(bubble()).toBeNull()
    await user.tab()
    await fetched()
    expect(bubble()?.textContent).toBe('Explains')
    await expectAccessible()
    await user.keyboard('{Escape}')
    expect(bubble()).toBeNull()
  })

  it('stays while the pointer is on it', async () => {
    const { user } = show(
      <Tooltip text="Explains">
        <button type="button">Save</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    await user.hover(button)
    await fetched()
    const shown = bubble()
    if (!shown) throw new Error('no tooltip')
    fireEvent.pointerLeave(button, { relatedTarget: shown.firstChild })
    expect(bubble()).not.toBeNull()
    fireEvent.pointerLeave(shown, { relatedTarget: document.body })
    expect(bubble()).toBeNull()
  })

  it('comes with a long touch, stays when the finger is lifted and goes with a touch elsewhere', async () => {
    vi.useFakeTimers()
    show(
      <Tooltip text="Explains">
        <button type="button">Save and exit</button>
      </Tooltip>,
    )
    const button = screen.getByRole('button')
    fireEvent.pointerEnter(button, touch)
    act(() => vi.advanceTimersByTime(200))
    fireEvent.pointerLeave(button, touch)
    act(() => vi.advanceTimersByTime(1000))
    expect(bubble()).toBeNull()
    fireEvent.pointerEnter(button, touch)
    act(() => vi.advanceTimersByTime(500))
    await fetched()
    fireEvent.pointerLeave(button, touch)
    expect(bubble()?.textContent).toBe('Explains')
    fireEvent.pointerDown(document.body, touch)
    expect(bubble()).toBeNull()
  })

  it('tells at a short touch why a button is disabled', async () => {
    show(<Button disabledReason="Coming soon">Sign in</Button>)
    fireEvent.pointerEnter(screen.getByRole('button'), touch)
    await fetched()
    expect(bubble()?.textContent).toBe('Coming soon')
  })
})
