import type { Notification } from '#generated/resolver-types.ts'

const texts: ReadonlyArray<readonly [title: string, body: string, link: string | null]> = [
  ['New commitment', 'You have been asked to join Harbour Analytics.', '/team-member/commitments'],
  ['Timesheet reminder', 'Last week has 6 hours less than planned.', '/team-member/timesheet'],
  ['Pay run approved', 'Your pay run of December has been approved.', '/team-member/pay-runs'],
  ['Course assigned', 'Accessible interfaces has been added to your roadmap.', null],
  ['Profile viewed', 'Your line manager has looked at your profile.', null],
  ['Welcome', 'Your account is ready. Complete your profile to be found.', '/team-member/profile'],
  ['Assessment open', 'TypeScript basics can be taken until Friday.', null],
  ['Repository access', 'You can now push to harbour-web.', '/team-member/repositories'],
  ['Loan decided', 'Your loan request has been approved.', '/team-member/loans'],
  ['Password changed', 'Your password was changed yesterday.', null],
  ['Commitment ended', 'Ferry Timetables has ended. Thank you for your work.', '/team-member/commitments'],
  ['New colleague', 'Noor Haddad has joined your team.', null],
]

/** Twelve notifications, newest first, the first three unread. */
export const exampleNotifications = (): Notification[] =>
  texts.map(([title, body, link], index) => {
    const day = String(12 - index).padStart(2, '0')
    return {
      id: `00000000-0000-4000-9000-0000000000${day}`,
      title,
      body,
      link,
      createdAt: `2026-01-${day}T09:20:00.000Z`,
      readAt: index < 3 ? null : `2026-01-${day}T17:00:00.000Z`,
    }
  })
