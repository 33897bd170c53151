import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('Button', () => {
  it('is pressed by Enter and by Space', async () => {
    const onPress = vi.fn()
    const { user } = show(<Button onPress={onPress}>Save</Button>)
    await user.tab()
    await user.keyboard('{Enter} ')
    expect(onPress).toHaveBeenCalledTimes(2)
    await expectAccessible()
  })

  it('submits its form when asked to', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const { user, rerender } = show(
      <form onSubmit={onSubmit}>
        <Button type="submit">Save</Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it('says that it is busy, keeps its name and ignores presses', async () => {
    const onPress = vi.fn()
    const { user } = show(
      <Button busy onPress={onPress}>
        Save
      </Button>,
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onPress).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Working…')
    await expectAccessible()
  })

  it('stays focusable when disabled and says why to everybody', async () => {
    const onPress = vi.fn()
    const { user } = show(
      <Button disabledReason="Choose a commitment first" onPress={onPress}>
        Save
      </Button>,
    )
    await user.tab()
    const button = screen.getByRole('button', { name: 'Save', description: 'Choose a commitment first' })
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.hover(button)
    await waitFor(() => expect(document.querySelector('[data-tooltip]')?.textContent).toBe('Choose a commitment first'))
    await user.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    await expectAccessible()
  })

  it('keeps the focus when it becomes disabled and enabled again', async () => {
    const { user, rerender } = show(<Button>Save</Button>)
    await user.tab()
    const button = document.activeElement
    rerender(<Button disabledReason="Not now">Save</Button>)
    expect(document.activeElement).toBe(button)
    rerender(<Button>Save</Button>)
    expect(document.activeElement).toBe(button)
  })
})
