import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Shell_viewerDocument } from '#generated/app/shell/viewer.ts'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { openPortal } from './open-portal.tsx'

const told = 'Your session was ended elsewhere.'

/** A refusal as signed out, as a screen hears it once the call was refused again after the refresh (specification 8). */
it.each([
  ['/team-member/dashboard', 'dashboard'],
  ['/team-member/timesheet', 'timesheet'],
  ['/team-member/commitments', 'commitments'],
  ['/team-member/pay-runs', 'payRuns'],
  ['/team-member/loans', 'loans'],
  ['/team-member/paymentMethods', 'paymentMethod'],
  ['/team-member/repositories', 'repositories'],
  ['/team-member/access/list', 'accesses'],
  ['/team-member/profile', 'profile'],
  ['/team-member/profile?tab=Contact', 'profile'],
  ['/team-member/career-histories', 'profile'],
  ['/team-member/training/roadmaps', 'roadMaps'],
  ['/team-member/training/roadmaps/1', 'roadMap'],
  ['/team-member/training/courses', 'courses'],
  ['/team-member/training/courses/1', 'course'],
  ['/team-member/training/assessments', 'assessments'],
  ['/team-member/training/assessments/1', 'assessment'],
  ['/team-member/my-weeks', 'weeklyAudit'],
  ['/team-member/position/apply/some-position', 'position'],
  ['/notifications', 'notifications'],
])('%s shows why it was refused in the place of %s', async (address, field) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answers = { [field]: refuse('UNAUTHENTICATED', told) } as Scenario['answers']
  await openPortal(address, { signedIn: true, scenario: { answers: answers ?? {} } })
  const main = await screen.findByRole('main')
  await waitFor(() => expect(within(main).getAllByText(told, { exact: false }).length).toBeGreaterThan(0))
})

it.each(['RATE_LIMITED', 'INTERNAL', 'UPSTREAM'] as const)(
  'the screen and what is typed stay when asking who one is anew is refused (%s)',
  async (code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const answers: Record<string, ReturnType<typeof refuse>> = {}
    const { user, system } = await openPortal('/team-member/loans', { signedIn: true, scenario: { answers } })
    await user.click(await screen.findByRole('button', { name: 'Loan Request' }))
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    await user.type(amount, '900')
    answers.viewer = refuse(code, 'Not now.')
    const client = await system.services.teamClient()
    const { error } = await act(() => client.query(Shell_viewerDocument, {}, { requestPolicy: 'network-only' }).toPromise())
    expect(error).toBeDefined()
    expect(screen.queryByText(messages.profileLoadFailed)).toBeNull()
    expect(amount.isConnected).toBe(true)
    expect(amount).toHaveProperty('value', '900')
  },
)
