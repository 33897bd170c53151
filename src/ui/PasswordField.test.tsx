import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('PasswordField', () => {
  it('is shown and hidden by keyboard, keeping what was typed', async () => {
    const { user } = show(<PasswordField label="Password" autoComplete="current-password" />)
    const input = screen.getByLabelText('Password')
    await user.type(input, 'secret')
    expect(input.getAttribute('type')).toBe('password')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(input.getAttribute('type')).toBe('text')
    expect(input).toHaveProperty('value', 'secret')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Show password' })).toBe(document.activeElement)
    expect(input.getAttribute('type')).toBe('password')
    await expectAccessible()
  })

  it('takes what is pasted, and says to password managers what it is for', async () => {
    const { user } = show(<PasswordField label="Password" autoComplete="new-password" />)
    const input = screen.getByLabelText('Password')
    await user.click(input)
    await user.paste(' a pässword of a manager 🔑 ')
    expect(input).toHaveProperty('value', ' a pässword of a manager 🔑 ')
    expect(input.getAttribute('autocomplete')).toBe('new-password')
  })
})
