import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx'
import type { Option } from './OptionList.tsx'
import { expectAccessible, show } from './test-support.tsx'

const skills: readonly Option[] = ['React', 'Redux', 'Rust', 'Go'].map((label) => ({ id: label, label }))

function Skills({ start = [], ...rest }: Partial<MultiSelectProps> & { start?: readonly Option[] }) {
  const [value, setValue] = useState(start)
  return <MultiSelect label="Skills" options={skills} {...rest} value={value} onChange={setValue} />
}

const input = () => screen.getByRole('combobox', { name: 'Skills' })
const chosen = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent)

describe('MultiSelect', () => {
  it('chooses several by keyboard and stays open', async () => {
    const { user } = show(<Skills />)
    await user.click(input())
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
    expect(chosen()).toEqual(['Remove React', 'Remove Redux'])
    expect(screen.getAllByRole('option', { selected: true }).map((option) => option.textContent)).toEqual(['React', 'Redux'])
    await expectAccessible()
    await user.keyboard('{Enter}')
    expect(chosen()).toEqual(['Remove React'])
  })

  it('chooses what is pressed, whatever else happens before that is drawn', async () => {
    const { user } = show(<Skills />)
    await user.click(input())
    await user.click(screen.getByRole('option', { name: 'React' }))
    act(() => {
      fireEvent.mouseMove(screen.getByRole('option', { name: 'Rust' }))
      fireEvent.click(screen.getByRole('option', { name: 'Rust' }))
      fireEvent.keyDown(input(), { key: 'Escape' })
    })
    expect(chosen()).toEqual(['Remove React', 'Remove Rust'])
  })

  it('keeps the query while choosing and forgets it on leaving', async () => {
    const { user } = show(<Skills />)
    await user.click(input())
    await user.keyboard('ru{ArrowDown}{Enter}')
    expect(chosen()).toEqual(['Remove Rust'])
    expect(input()).toHaveProperty('value', 'ru')
    await user.tab()
    expect(input()).toHaveProperty('value', '')
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  it('forgets the query on leaving also when its list was closed by Escape', async () => {
    const { user } = show(<Skills />)
    await user.click(input())
    await user.keyboard('ru{ArrowDown}{Enter}{Escape}')
    expect(input()).toHaveProperty('value', 'ru')
    await user.tab()
    expect(input()).toHaveProperty('value', '')
    expect(chosen()).toEqual(['Remove Rust'])
  })

  it('removes by Backspace in the empty input and by a chip’s button', async () => {
    const { user } = show(<Skills />)
    await user.click(input())
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}')
    expect(chosen()).toHaveLength(3)
    await user.keyboard('{Backspace}')
    expect(chosen()).toEqual(['Remove React', 'Remove Redux'])
    await user.click(screen.getByRole('button', { name: 'Remove React' }))
    expect(chosen()).toEqual(['Remove Redux'])
  })

  it('takes what was typed when it may, and begins a new query', async () => {
    const { user } = show(<Skills allowCustom />)
    await user.click(input())
    await user.keyboard('Elm{ArrowDown}{Enter}')
    expect(chosen()).toEqual(['Remove Elm'])
    expect(input()).toHaveProperty('value', '')
    await expectAccessible()
  })

  it('does something else with what was typed', async () => {
    const onPress = vi.fn()
    const { user } = show(<Skills action={{ label: 'Request a new skill', onPress }} />)
    await user.click(input())
    await user.keyboard('elm{ArrowDown}{Enter}')
    expect(onPress).toHaveBeenCalledExactlyOnceWith('elm')
    expect(chosen()).toEqual([])
  })

  it('stops at the most that may be chosen, and lets one be taken back', async () => {
    const { user } = show(<Skills start={skills.slice(0, 2)} maximum={2} />)
    await user.click(input())
    await user.click(screen.getByRole('option', { name: 'Rust' }))
    expect(chosen()).toEqual(['Remove React', 'Remove Redux'])
    await user.click(screen.getByRole('option', { name: 'React' }))
    await user.click(screen.getByRole('option', { name: 'Rust' }))
    expect(chosen()).toEqual(['Remove Redux', 'Remove Rust'])
  })

  it('only shows its chips when it is read-only', async () => {
    show(<Skills readOnly start={skills.slice(0, 2)} />)
    expect(screen.getByText('React')).toBeTruthy()
    expect(chosen()).toEqual([])
    expect(screen.getByRole('textbox', { name: 'Skills' })).toHaveProperty('readOnly', true)
    await expectAccessible()
  })

  it('keeps Escape to itself while its list is open, so that a dialog around it stays', async () => {
    const onKeyDown = vi.fn()
    const { user } = show(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog
      <div onKeyDown={(event) => onKeyDown(event.key)}>
        <Skills />
      </div>,
    )
    await user.click(input())
    await user.keyboard('r{Escape}')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(onKeyDown.mock.calls).toEqual([['r']])
    await user.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenLastCalledWith('Escape')
  })
})
