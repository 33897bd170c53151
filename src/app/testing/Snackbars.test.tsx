import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPart } from './open-part.tsx'

const code = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})

vi.mock('../shell/SnackbarQueue.tsx', async (original) => {
  await code.arrived
  return await original()
})

it('a message does not leave before the code that draws it has arrived, and leaves after its time then', async () => {
  const { system } = await openPart(null)
  const timeout = 100
  system.snackbars.send({ type: 'snackbar.raised', id: 'a', body: 'The week is saved.', status: 'success', timeout })
  await waitFor(() => expect(within(screen.getByRole('log')).getByText('The week is saved.')).toBeTruthy())
  // Longer than it may stay: what is shown is that nothing happens.
  await pause(5 * timeout)
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
  code.arrive()
  const region = await screen.findByRole('region', { name: 'Messages' })
  expect(within(region).getByText('The week is saved.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull())
})
