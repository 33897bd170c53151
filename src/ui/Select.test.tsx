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
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('finds an option by its first letters and closes by Escape', async () => {
    const onChange = vi.fn()
    const { user } = show(<Select label="Source" options={options} value="email" onChange={onChange} />)
    await user.tab()
    await user.keyboard('{Enter}oth{Enter}')
    expect(onChange).toHaveBeenCalledWith('other')
    await user.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Source/ })))
  })

  it('says its error, and why it is disabled', async () => {
    const { rerender } = show(
      <Select label="Source" options={options} value={null} onChange={() => undefined} error="Required" />,
    )
    expect(screen.getByRole('button', { description: /Required/ })).toBeTruthy()
    rerender(
      <Select
        label="Source"
        options={options}
        value={null}
        onChange={() => undefined}
        disabledReason="There is only one project"
      />,
    )
    expect(screen.getByText('There is only one project')).toBeTruthy()
    await expectAccessible()
  })
})
