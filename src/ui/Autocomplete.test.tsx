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

  it('takes the only option that fits by Enter, and leaves what fits none or several', async () => {
    const onChange = vi.fn()
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('submit', onSubmit)
    const { user } = show(
      <form aria-label="Form">
        <Person onChange={onChange} />
      </form>,
    )
    await user.tab()
    await user.keyboard('r{Enter}')
    expect(input()).toHaveProperty('value', 'r')
    expect(options()).toHaveLength(3)
    await user.keyboard('ez{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(people[1])
    expect(input()).toHaveProperty('value', 'Reza Karimi')
    expect(options()).toEqual([])
    await user.clear(input())
    await user.keyboard('xyz{Enter}')
    expect(input()).toHaveProperty('value', 'xyz')
    expect(onSubmit).not.toHaveBeenCalled()
    document.removeEventListener('submit', onSubmit)
  })

  it('leaves its Clear button out of the Tab order: emptying it does the same', async () => {
    const { user } = show(
      <>
        <Person start={people[0] ?? null} />
        <button type="button">Next</button>
      </>,
    )
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Next')
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

  it.each([
    ['says the same', 'reza KARIMI', 'Reza Karimi'],
    ['alone fits it', 'kes', 'Søren Åkesson'],
    ['the arrow keys stand on', 'a{ArrowDown}', 'Søren Åkesson'],
  ])('takes the option that %s when it is left', async (_which, keys, label) => {
    const onChange = vi.fn()
    const { user } = show(<Person start={people[0] ?? null} onChange={onChange} />)
    await user.tab()
    await user.keyboard(keys)
    await user.tab()
    expect(input()).toHaveProperty('value', label)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(people.find((one) => one.label === label))
  })

  it('does not take what only the pointer stands on, or what one of several letters fit', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person onChange={onChange} />)
    await user.click(input())
    await user.keyboard('a')
    await user.hover(screen.getByRole('option', { name: 'Reza Karimi' }))
    await user.tab()
    expect(input()).toHaveProperty('value', '')
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

  it('shows the name of what was chosen as soon as the list has it, and takes nothing away that is typed meanwhile', async () => {
    const person = (label: string) => (
      <Autocomplete label="Team member" options={people} value={{ id: '1', label }} onChange={() => undefined} />
    )
    const { user, rerender } = show(person(''))
    rerender(person('Sara van Dijk'))
    expect(input()).toHaveProperty('value', 'Sara van Dijk')
    await user.tab()
    await user.keyboard('re')
    rerender(person('Sara de Wit'))
    expect(input()).toHaveProperty('value', 're')
    expect(document.activeElement).toBe(input())
  })

  it('leaves what is being typed when another one is chosen for it meanwhile', async () => {
    const { user, rerender } = show(<Autocomplete label="Team member" options={people} value={null} onChange={() => undefined} />)
    await user.tab()
    await user.keyboard('re')
    rerender(<Autocomplete label="Team member" options={people} value={people[0] ?? null} onChange={() => undefined} />)
    expect(input()).toHaveProperty('value', 're')
    await user.keyboard('{Escape}')
    expect(input()).toHaveProperty('value', 'Sara van Dijk')
  })

  it('replaces the chosen one’s name by what is typed', async () => {
    const { user } = show(<Person start={people[0] ?? null} />)
    await user.click(input())
    await user.keyboard('rez')
    expect(input()).toHaveProperty('value', 'rez')
    expect(options()).toEqual(['Reza Karimi'])
  })

  it('shows a hundred of thousands, the chosen one among them, and finds the others by typing', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => ({ id: `${at}`, label: `City ${at}` }))
    const { user } = show(<Person options={many} start={many[4321] ?? null} />)
    await user.click(input())
    expect(options()).toHaveLength(100)
    expect(options()[0]).toBe('City 4321')
    expect(screen.getByText('Type to search 4,900 more')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('5000 options, type to search')
    await expectAccessible()
    await user.keyboard('4999')
    expect(options()).toEqual(['City 4999'])
  })

  it('waits for as many characters as the server wants', async () => {
    const onQuery = vi.fn()
    const { user } = show(<Person onQuery={onQuery} minimumQuery={2} />)
    await user.tab()
    await user.keyboard('s')
    expect(options()).toEqual([])
    expect(screen.getByText('Type to search', { selector: 'div' })).toBeTruthy()
    await user.keyboard('a')
    expect(options()).toHaveLength(3)
  })

  it('takes what was typed when it may, by its row and by leaving', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person allowCustom onChange={onChange} />)
    await user.tab()
    await user.keyboard('Mina')
    expect(options()).toEqual(['Use “Mina”'])
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ id: 'Mina', label: 'Mina', custom: true })
    await user.clear(input())
    await user.keyboard('Ana')
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith({ id: 'Ana', label: 'Ana', custom: true })
    expect(input()).toHaveProperty('value', 'Ana')
  })

  it('takes the option that says the same as what was typed', async () => {
    const onChange = vi.fn()
    const { user } = show(<Person allowCustom onChange={onChange} />)
    await user.tab()
    await user.keyboard('REZA karimi')
    expect(options()).toEqual(['Reza Karimi'])
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(people[1])
  })

  it.each([
    ['keyboard', 'eng{ArrowDown}{Enter}'],
    ['pointer', 'eng'],
  ])('does something else with what was typed, by %s, and keeps the value', async (by, keys) => {
    const onPress = vi.fn()
    const onChange = vi.fn()
    const { user } = show(
      <Person start={people[0] ?? null} onChange={onChange} action={{ label: 'Request a new one', onPress }} />,
    )
    await user.click(input())
    await user.keyboard(keys)
    if (by === 'pointer') await user.click(screen.getByRole('option', { name: 'Request a new one' }))
    expect(onPress).toHaveBeenCalledExactlyOnceWith('eng')
    expect(onChange).not.toHaveBeenCalled()
    expect(input()).toHaveProperty('value', 'Sara van Dijk')
    expect(options()).toEqual([])
  })

  it('keeps the focus when it becomes read-only for a while, and takes none otherwise', async () => {
    const { user, rerender } = show(<Person start={people[0] ?? null} />)
    rerender(<Person start={people[0] ?? null} readOnly />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Person start={people[0] ?? null} />)
    await user.tab()
    rerender(<Person start={people[0] ?? null} readOnly />)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Team member' }))
    rerender(<Person start={people[0] ?? null} />)
    expect(document.activeElement).toBe(input())
  })

  it('is only read when it is read-only, and says why it is disabled', async () => {
    const { rerender } = show(<Person readOnly start={people[0] ?? null} />)
    const fixed = screen.getByRole('textbox', { name: 'Team member' })
    expect(fixed).toHaveProperty('value', 'Sara van Dijk')
    expect(fixed).toHaveProperty('readOnly', true)
    await expectAccessible()
    rerender(<Person disabledReason="Choose a country first" />)
    expect(screen.getByRole('combobox', { description: 'Choose a country first' })).toHaveProperty('disabled', true)
    // Nobody can mend what is locked.
    rerender(<Person disabledReason="Choose a country first" error="Required." />)
    expect(screen.queryByText('Required.')).toBeNull()
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBeNull()
  })
})
