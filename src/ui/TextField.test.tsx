import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { TextArea, TextField } from './TextField.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('TextField', () => {
  it('takes what is typed', async () => {
    const onChange = vi.fn()
    const { user } = show(<TextField label="User name" onChange={onChange} autoComplete="username" />)
    await user.tab()
    await user.keyboard('sa')
    expect(onChange.mock.calls).toEqual([['s'], ['sa']])
    expect(screen.getByLabelText('User name').getAttribute('autocomplete')).toBe('username')
    await expectAccessible()
  })

  it('connects description and error', async () => {
    show(<TextField label="Telephone" required description="With country code" error="Enter at least seven digits" />)
    const input = screen.getByRole('textbox', { description: 'With country code Enter at least seven digits' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
    await expectAccessible()
  })

  it('is not invalid with an empty error', () => {
    show(<TextField label="Telephone" error="" />)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
  })
})

describe('TextArea', () => {
  it('takes several lines', async () => {
    const onChange = vi.fn()
    const { user } = show(<TextArea label="Reason of Rejecting" hideLabel value="" onChange={onChange} />)
    await user.type(screen.getByRole('textbox', { name: 'Reason of Rejecting' }), '{Enter}')
    expect(onChange).toHaveBeenCalledWith('\n')
    // Lines of about 75 characters, however wide the page is.
    const widths = []
    for (let at = screen.getByRole('textbox').parentElement; at !== null; at = at.parentElement)
      widths.push(getComputedStyle(at).maxWidth)
    expect(widths).toContain('var(--size-writing)')
    await expectAccessible()
  })
})
