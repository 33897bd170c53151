import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Select } from './Select.tsx'
import { expectAccessible, show } from './test-support.tsx'

const options = [
  { id: 'email', label: 'Email' },
  { id: 'jobs', label: 'Job sites' },
  { id: 'other', label: 'Other' },
] as const

describe('Select', () => {
  it('is opened, walked and chosen from by keyboard', async () => {
    const onChange = vi.fn()
    const { user } = show(<Select label="How did you hear about us" options={options} value={null} onChange={onChange} />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Email', 'Job sites', 'Other'])
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledWith('jobs')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('finds an option by its first letters and is closed by Escape without a change', async () => {
    const onChange = vi.fn()
    const { user } = show(<Select label="Source" options={options} value="email" onChange={onChange} />)
    await user.tab()
    await user.keyboard('{Enter}oth{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('other')
    await user.keyboard('{Enter}{ArrowDown}{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Source' }))
  })

  it('does not choose a disabled option', async () => {
    const onChange = vi.fn()
    const { user } = show(
      <Select label="Source" options={[{ id: 'a', label: 'A', disabled: true }]} value={null} onChange={onChange} />,
    )
    await user.click(screen.getByRole('combobox'))
    await user.click(screen.getByRole('option'))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says its error, and does not open but says why when disabled', async () => {
    const { user, rerender } = show(
      <Select label="Source" options={options} value={null} onChange={() => undefined} error="Required" />,
    )
    expect(screen.getByRole('combobox', { description: 'Required' }).getAttribute('aria-invalid')).toBe('true')
    rerender(
      <Select
        label="Source"
        options={options}
        value={null}
        onChange={() => undefined}
        disabledReason="There is only one project"
      />,
    )
    const control = screen.getByRole('combobox', { name: 'Source', description: 'There is only one project' })
    await user.tab()
    expect(document.activeElement).toBe(control)
    await user.click(control)
    await user.keyboard('{Enter}{ArrowDown}')
    expect(screen.queryByRole('option')).toBeNull()
    await expectAccessible()
  })
})
