import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from './test-support.tsx'
import { applyStoredTheme, chooseTheme, readThemeChoice, themeChoiceKey } from './theme-choice.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  chooseTheme('system')
})

afterEach(() => vi.restoreAllMocks())

describe('the theme choice', () => {
  it('follows the system until a choice is made', () => {
    applyStoredTheme()
    expect(shown()).toBeUndefined()
    chooseTheme('light')
    expect(shown()).toBe('light')
    expect(localStorage.getItem(themeChoiceKey)).toBe('light')
  })

  it('keeps the choice for the next visit, and forgets it on going back to the system', () => {
    localStorage.setItem(themeChoiceKey, 'dark')
    applyStoredTheme()
    expect(shown()).toBe('dark')
    chooseTheme('system')
    expect(shown()).toBeUndefined()
    expect(localStorage.getItem(themeChoiceKey)).toBeNull()
  })

  it('ignores a stored text it does not know', () => {
    localStorage.setItem(themeChoiceKey, 'purple')
    expect(readThemeChoice()).toBe('system')
  })

  it('works for this visit with a blocked storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    chooseTheme('light')
    expect(shown()).toBe('light')
  })

  it('follows another tab', () => {
    function Choice() {
      return <p>{useThemeChoice()[0]}</p>
    }
    show(<Choice />)
    localStorage.setItem(themeChoiceKey, 'light')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: themeChoiceKey, newValue: 'light' }))
    })
    expect(screen.getByText('light')).toBeTruthy()
  })
})
