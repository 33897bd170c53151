import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('Checkbox', () => {
  it('is set by Space and says its error', async () => {
    const onChange = vi.fn()
    const { user } = show(<Checkbox label="I accept the terms" checked={false} error="Required" onChange={onChange} />)
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith(true, false)
    expect(screen.getByRole('checkbox', { name: 'I accept the terms', description: 'Required' })).toBe(document.activeElement)
    await expectAccessible()
  })

  it('does not change when disabled, and says why', async () => {
    const onChange = vi.fn()
    const { user } = show(
      <Checkbox label="Default account" checked disabledReason="Another has to become the default" onChange={onChange} />,
    )
    const box = screen.getByRole('checkbox', { name: 'Default account', description: 'Another has to become the default' })
    await user.click(box)
    expect(onChange).not.toHaveBeenCalled()
    expect(box).toHaveProperty('checked', true)
  })

  it('shows some of many', () => {
    show(<Checkbox label="All" checked={false} indeterminate onChange={() => undefined} />)
    expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', true)
  })
})

describe('Switch', () => {
  it('is turned by Space', async () => {
    const onChange = vi.fn()
    const { user } = show(<Switch label="Active" on={false} onChange={onChange} />)
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith(true)
    expect(screen.getByRole('switch', { name: 'Active' })).toBeTruthy()
    await expectAccessible()
  })

  it('does not turn when disabled', async () => {
    const onChange = vi.fn()
    const { user } = show(<Switch label="Card View" on disabledReason="Always on a narrow screen" onChange={onChange} />)
    await user.click(screen.getByRole('switch', { description: 'Always on a narrow screen' }))
    expect(onChange).not.toHaveBeenCalled()
  })
})

const methods = [
  { id: 'bank', label: 'Bank account' },
  { id: 'wise', label: 'Wise account' },
] as const

function Methods() {
  const [value, setValue] = useState<'bank' | 'wise' | null>('bank')
  return <RadioGroup label="Payment method" options={methods} value={value} onChange={setValue} />
}

describe('RadioGroup', () => {
  it('is walked by arrows inside its name', async () => {
    const { user } = show(<Methods />)
    expect(screen.getByRole('group', { name: 'Payment method' })).toBeTruthy()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'Wise account' })).toHaveProperty('checked', true)
    await expectAccessible()
  })
})
