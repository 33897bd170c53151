import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from './test-support.tsx'
import { applyStoredTheme, chooseTheme, readThemeChoice, themeChoiceKey } from './theme-choice.ts'
import { useThemeChoice } from './use-theme-choice.ts'

const shown = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

afterEach(() => vi.restoreAllMocks())

describe('the theme choice', () => {
  it('is dark until one is made', () => {
    applyStoredTheme()
    expect(shown()).toBe('dark')
    chooseTheme('light')
    expect(shown()).toBe('light')
    expect(localStorage.getItem(themeChoiceKey)).toBe('light')
  })

  it.each(['dark', 'light', 'system'] as const)('keeps %s for the next visit', (choice) => {
    chooseTheme(choice)
    delete document.documentElement.dataset.theme
    applyStoredTheme()
    expect(shown()).toBe(choice)
  })

  it('ignores a stored text it does not know', () => {
    localStorage.setItem(themeChoiceKey, 'purple')
    expect(readThemeChoice()).toBe('dark')
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
