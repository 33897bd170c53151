import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { densityChoice } from './density-choice.ts'
import type { DeviceChoice } from './device-choice.ts'
import { show } from './test-support.tsx'
import { themeChoice } from './theme-choice.ts'
import { useDeviceChoice } from './use-device-choice.ts'

const root = document.documentElement.dataset

const forget = () => {
  delete root.theme
  delete root.density
}

beforeEach(() => {
  localStorage.clear()
  forget()
})

afterEach(() => vi.restoreAllMocks())

const kinds: ReadonlyArray<{
  attribute: 'theme' | 'density'
  key: string
  choice: DeviceChoice<string>
  usual: string
  others: readonly string[]
}> = [
  { attribute: 'theme', key: 'portal.theme', choice: themeChoice, usual: 'dark', others: ['light', 'system'] },
  { attribute: 'density', key: 'portal.density', choice: densityChoice, usual: 'comfortable', others: ['compact'] },
]

describe.each(kinds)('the $attribute', ({ attribute, key, choice, usual, others }) => {
  it(`is ${usual} until another is chosen`, () => {
    expect(choice.shown()).toBe(usual)
    choice.apply()
    expect(root[attribute]).toBe(usual)
  })

  it.each([usual, ...others])('keeps %s for the next visit', (value) => {
    choice.choose(value)
    expect(root[attribute]).toBe(value)
    expect(localStorage.getItem(key)).toBe(value)
    forget()
    choice.apply()
    expect(choice.shown()).toBe(value)
  })

  it('ignores a stored text it does not know', () => {
    localStorage.setItem(key, 'purple')
    choice.apply()
    expect(root[attribute]).toBe(usual)
  })

  it('works for this visit with a blocked storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const [other = ''] = others
    choice.choose(other)
    expect(choice.shown()).toBe(other)
  })

  it('follows another tab', () => {
    function Shown() {
      return <p>{useDeviceChoice(choice)}</p>
    }
    const [other = ''] = others
    show(<Shown />)
    localStorage.setItem(key, other)
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: other }))
    })
    expect(screen.getByText(other)).toBeTruthy()
  })
})
