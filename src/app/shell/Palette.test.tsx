import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPortal } from '../testing/open-portal.tsx'

const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrival, arrive: () => arrive() }
})

vi.mock('./PaletteCommands.tsx', async (original) => {
  await code.arrival
  return original()
})

it('has what was typed before its code was there, while the focus stayed where closing leads back to', async () => {
  const { user } = await openPortal('/notifications', { signedIn: true })
  const search = await screen.findByRole('button', { name: /^Go to a screen/ })
  act(() => search.focus())
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Go to a screen or an action')).toBeNull()
  await user.keyboard('{Control>}k{/Control}tinh?{Backspace}{Backspace}{Enter}')
  expect(screen.getByText('tin')).toBeTruthy()
  expect(document.activeElement).toBe(search)
  code.arrive()
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Go to a screen or an action' })
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('tin')
  await user.keyboard('me')
  expect(field.value).toBe('tinme')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(search))
})
