import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Tooltip } from './Tooltip.tsx'
import { expectAccessible, show } from './test-support.tsx'

const bubble = () => document.querySelector('[data-tooltip]')

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
    const shown = bubble()
    if (!shown) throw new Error('no tooltip')
    fireEvent.pointerLeave(button, { relatedTarget: shown.firstChild })
    expect(bubble()).not.toBeNull()
    fireEvent.pointerLeave(shown, { relatedTarget: document.body })
    expect(bubble()).toBeNull()
  })
})
