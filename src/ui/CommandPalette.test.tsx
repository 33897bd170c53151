import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CommandPalette } from './CommandPalette.tsx'
import { expectAccessible, show } from './test-support.tsx'

const run = vi.fn()
const commands = ['Dashboard', 'Loans', 'Log Out'].map((label) => ({
  id: label,
  label,
  group: 'Screens',
  ...(label === 'Loans' ? { keywords: 'money' } : {}),
  run: () => run(label),
}))

describe('CommandPalette', () => {
  it('finds by typing, walks by arrows, runs by Enter and closes', async () => {
    const onClose = vi.fn()
    const { user } = show(<CommandPalette open onClose={onClose} commands={commands} />)
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    await user.keyboard('lo')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['LoansScreens', 'Log OutScreens'])
    await expectAccessible()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Log Out')
    await user.keyboard('{Enter}')
    expect(run).toHaveBeenCalledExactlyOnceWith('Log Out')
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('knows other words, and says when there is nothing', async () => {
    const { user } = show(<CommandPalette open onClose={() => undefined} commands={commands} />)
    await user.keyboard('money')
    expect(screen.getByRole('option').textContent).toBe('LoansScreens')
    await user.keyboard('x{ArrowDown}{Enter}')
    expect(screen.getByRole('status').textContent).toBe('Nothing found')
    await expectAccessible()
  })
})
