import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CloseIcon } from './basic-icons.tsx'
import { IconButton } from './IconButton.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('IconButton', () => {
  it('is named by its label, shows it on focus and is pressed by keyboard', async () => {
    const onPress = vi.fn()
    const { user } = show(
      <IconButton label="Close" onPress={onPress}>
        <CloseIcon />
      </IconButton>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement)
    await waitFor(() => expect(document.querySelector('[data-tooltip]')?.textContent).toBe('Close'))
    await expectAccessible()
  })

  it('gives the reason when it is disabled', async () => {
    const onPress = vi.fn()
    const { user } = show(
      <IconButton label="Next page" disabledReason="This is the last page" onPress={onPress}>
        <CloseIcon />
      </IconButton>,
    )
    await user.click(screen.getByRole('button', { name: 'Next page', description: 'This is the last page' }))
    expect(onPress).not.toHaveBeenCalled()
  })
})
