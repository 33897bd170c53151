import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NumberField } from './NumberField.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('NumberField', () => {
  it('is stepped by arrows, within its limits', async () => {
    const onChange = vi.fn()
    const { user } = show(<NumberField label="Effort" unit="h" value={7} min={0} max={24} step={0.25} onChange={onChange} />)
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(7.25)
    await user.keyboard('{End}')
    expect(onChange).toHaveBeenLastCalledWith(24)
    await expectAccessible()
  })

  it('gives null when it is emptied, and says its error', async () => {
    const onChange = vi.fn()
    const { user } = show(<NumberField label="Amount" value={12500} onChange={onChange} error="Required" steppers />)
    const input = screen.getByRole('textbox', { name: 'Amount', description: 'Required' })
    expect(input).toHaveProperty('value', '12,500')
    await user.clear(input)
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expectAccessible()
  })
})
