import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Snackbar, SnackbarRegion } from './Snackbar.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('Snackbar', () => {
  it('offers its action and its dismissal by keyboard', async () => {
    const onPress = vi.fn()
    const onDismiss = vi.fn()
    const { user } = show(
      <SnackbarRegion role="region" aria-label="Messages">
        <Snackbar tone="error" action={{ label: 'Retry', onPress }} onDismiss={onDismiss}>
          Not saved
        </Snackbar>
      </SnackbarRegion>,
    )
    expect(screen.getByText('Not saved')).toBeTruthy()
    await user.tab()
    await user.keyboard('{Enter}')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(onDismiss).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })
})
