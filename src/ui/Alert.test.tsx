import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Alert, FormError } from './Alert.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('Alert', () => {
  it('is dismissed by keyboard', async () => {
    const onDismiss = vi.fn()
    const { user } = show(
      <Alert tone="error" onDismiss={onDismiss}>
        Error fetching data. Please try again.
      </Alert>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Error fetching data. Please try again.')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onDismiss).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('does not interrupt for information', () => {
    show(<Alert tone="info">Note</Alert>)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('FormError', () => {
  it('keeps its place in the page, so that a text put there later is announced', () => {
    const { rerender } = show(<FormError />)
    const place = screen.getByRole('alert')
    rerender(<FormError>User name or password is incorrect.</FormError>)
    expect(screen.getByRole('alert')).toBe(place)
    expect(place.textContent).toBe('User name or password is incorrect.')
  })
})
