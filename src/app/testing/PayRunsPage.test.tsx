import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { openPortal } from './open-portal.tsx'

it('the pay runs have a view for a server that failed, and for none', async () => {
  const answers: Record<string, unknown> = { payRuns: refuse('UPSTREAM') }
  const { user } = await openPortal('/team-member/pay-runs', { scenario: { answers } as Scenario, signedIn: true })
  await screen.findByText(messages.payRunsLoadFailed)
  answers.payRuns = () => []
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(messages.noPayRuns)).toBeTruthy()
})
