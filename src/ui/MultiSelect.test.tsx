import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { MultiSelect } from './MultiSelect.tsx'
import type { Option } from './OptionList.tsx'
import { expectAccessible, show } from './test-support.tsx'

const skills: readonly Option[] = ['React', 'Redux', 'Rust', 'Go'].map((label) => ({ id: label, label }))

function Skills() {
  const [value, setValue] = useState<readonly Option[]>([])
  return <MultiSelect label="Skills" options={skills} value={value} onChange={setValue} />
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
})
