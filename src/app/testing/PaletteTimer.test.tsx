import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPortal } from './open-portal.tsx'

it('the palette starts the timer by the words people have for it, and stops it into the form of its record', async () => {
  const { user } = await openPortal('/team-member/commitments', { signedIn: true })
  const run = async (typed: string, label: string) => {
    await user.click(await screen.findByRole('button', { name: 'Go to a screen or an action (Ctrl+K)' }))
    await user.type(await screen.findByRole('combobox', { name: 'Go to a screen or an action' }), typed)
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain(label)
    await user.keyboard('{Enter}')
  }
  await run('stopwatch', 'Start timer')
  const timer = await screen.findByRole('group', { name: 'Timer' })
  expect(timer.textContent).toContain('0:00')
  await run('stopwatch', 'Stop timer')
  const form = within(await screen.findByRole('dialog', { name: 'Log time' }))
  await form.findByText('The timer measured 0:00.')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Timer' })).toBeNull())
})
