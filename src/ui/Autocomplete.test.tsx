import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Autocomplete, type AutocompleteProps } from './Autocomplete.tsx'
import type { Option } from './OptionList.tsx'
import { expectAccessible, show } from './test-support.tsx'

const people: readonly Option[] = [
  { id: '1', label: 'Sara van Dijk', description: 'sara@demo.test' },
  { id: '2', label: 'Reza Karimi' },
  { id: '3', label: 'Søren Åkesson' },
]

function Person({ onChange = () => undefined, start = null, ...rest }: Partial<AutocompleteProps> & { start?: Option | null }) {
  const [value, setValue] = useState<Option | null>(start)
  return (
    <Autocomplete
      label="Team member"
      options={people}
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const input = () => screen.getByRole('combobox', { name: 'Team member' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('Autocomplete', () => {
  it('finds by typing, without minding accents, and chooses by keyboard', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person onChange={onChange} />)
    await user.tab()
    await user.keyboard('ake')
    expect(options()).toEqual(['Søren Åkesson'])
    expect(document.querySelector('mark')?.textContent).toBe('Åke')
    expect(screen.getByRole('status').textContent).toBe('1 option')
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledWith(people[2])
    expect(input()).toHaveProperty('value', 'Søren Åkesson')
    expect(options()).toEqual([])
  })

  it('shows all options again when it is opened with a chosen one', async () => {
    const { user } = show(<Person start={people[0] ?? null} />)
    await user.click(input())
    expect(options()).toHaveLength(3)
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Sara')
  })

  it('brings the chosen one back when it is left half-typed or by Escape', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person start={people[0] ?? null} onChange={onChange} />)
    await user.tab()
    await user.keyboard('xyz')
    expect(screen.getByRole('status').textContent).toBe('Nothing found')
    await user.tab()
    expect(input()).toHaveProperty('value', 'Sara van Dijk')
    await user.click(input())
    await user.keyboard('q{Escape}')
    expect(input()).toHaveProperty('value', 'Sara van Dijk')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is cleared by emptying it and by its button', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person start={people[0] ?? null} onChange={onChange} />)
    await user.clear(input())
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(null)
    await user.click(input())
    await user.keyboard('reza{ArrowDown}{Enter}')
    await user.click(screen.getByRole('button', { name: 'Clear Team member' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(input()).toHaveProperty('value', '')
  })

  it('asks for options and shows that they are on their way or did not come', async () => {
    const onQuery = vi.fn()
    const onRetry = vi.fn()
    const { user, rerender } = show(<Person options={[]} status="loading" onQuery={onQuery} onRetry={onRetry} />)
    await user.tab()
    await user.keyboard('r')
    expect(onQuery).toHaveBeenLastCalledWith('r')
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    rerender(<Person options={[]} status="failed" onQuery={onQuery} onRetry={onRetry} />)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    rerender(<Person options={people} status="ready" onQuery={onQuery} onRetry={onRetry} />)
    expect(options()).toHaveLength(3)
    await expectAccessible()
  })
})
