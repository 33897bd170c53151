import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Scenario } from '#mock/stand-in.ts'
import { openPortal } from './open-portal.tsx'

const open = async (scenario: Scenario = {}) => {
  const { user } = await openPortal('/team-member/commitments', { signedIn: true, scenario })
  const run = async (typed: string, label: string) => {
    await user.click(await screen.findByRole('button', { name: 'Go to a screen or an action (Ctrl+K)' }))
    await user.type(await screen.findByRole('combobox', { name: 'Go to a screen or an action' }), typed)
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain(label)
    await user.keyboard('{Enter}')
  }
  return { run }
}
const form = async () => within(await screen.findByRole('dialog', { name: 'Log time' }))

it('the palette starts the timer by the words people have for it, and stops it into the form of its record', async () => {
  const { run } = await open()
  await run('stopwatch', 'Start timer')
  const timer = await screen.findByRole('group', { name: 'Timer' })
  expect(timer.textContent).toContain('0:00')
  await run('stopwatch', 'Stop timer')
  await (await form()).findByText('The timer measured 0:00.')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Timer' })).toBeNull())
})

it.each([
  ['Up', '0.5'],
  ['Down', '0.25'],
])('what the timer measured is rounded as the person has set it up: %s', async (timerRounding, hours) => {
  const personalSettings = () => ({ id: 'somebody', theme: 'Dark', density: 'Comfortable', weekTarget: null, timerRounding })
  const { run } = await open({ answers: { personalSettings } })
  await run('stopwatch', 'Start timer')
  await screen.findByRole('group', { name: 'Timer' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await run('stopwatch', 'Stop timer')
  const { findByText, getByRole } = await form()
  await findByText('The timer measured 0:16.')
  expect(getByRole('spinbutton', { name: /^Effort/ })).toHaveProperty('value', hours)
})
