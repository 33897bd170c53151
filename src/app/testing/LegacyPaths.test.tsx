import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { legacyRedirects } from '#rules/routes.ts'
import { expectAddress, goTo, openPortal } from './open-portal.tsx'

const newPlaces: Readonly<Record<string, string>> = {
  '/payRuns': '/team-member/pay-runs',
  '/teamMember/dashboard': '/team-member/dashboard',
  '/teamMember/completeProfile': '/team-member/completeProfile',
  '/teamMember/profile': '/team-member/profile',
  '/careerHistories': '/team-member/career-histories',
  '/loans': '/team-member/loans',
  '/paymentMethods': '/team-member/paymentMethods',
  '/repositories': '/team-member/repositories',
  '/completeProfile': '/team-member/completeProfile',
  '/emailVerification': '/team-member/email-verification',
  '/timesheet/list/': '/team-member/timesheet',
  '/timesheet/list/2023-01-01/anything': '/team-member/timesheet',
  '/weeklyTimesheetAudit': '/team-member/weekly-timesheet-audit',
  '/authors': '/team-member/authors',
  '/commitments': '/team-member/commitments',
}

/** Where somebody in whose profile nothing is missing and whose e-mail is verified is led on from a new place. */
const ledOn: Readonly<Record<string, string>> = {
  '/team-member/completeProfile': '/team-member/profile',
  '/team-member/email-verification': '/team-member/dashboard',
}

it('every legacy path of the team area leads to the new one inside the portal, with its query', async () => {
  await openPortal('/notifications', { signedIn: true, scenario: { person: 'lead' } })
  await screen.findByRole('switch', { name: 'Unread only' })
  const replace = vi.spyOn(window.history, 'replaceState')
  onTestFinished(() => replace.mockRestore())
  for (const [path, place] of Object.entries(newPlaces)) {
    const led = `${place}?from=mail#top`
    replace.mockClear()
    goTo(`${path}?from=mail#top`)
    await waitFor(() => expect(replace.mock.calls[0]?.[2], path).toBe(led))
    await expectAddress(ledOn[place] ?? led)
  }
  const ofTeam = Object.entries(legacyRedirects).filter(([, place]) => place.startsWith('/team-member/'))
  for (const [path] of ofTeam) {
    expect(
      Object.keys(newPlaces).some((one) => one.startsWith(path.replace('*', ''))),
      path,
    ).toBe(true)
  }
})
