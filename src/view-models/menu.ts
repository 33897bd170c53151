import type { Eligibility } from '#rules/eligibility.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete } from '#rules/profile-facts.ts'
import { isLineManager } from '#rules/roles.ts'
import type { RouteName } from '#rules/routes.ts'

/** Every screen that the menu can list, with its words there; the drawer has an icon for each, the palette other words. */
const labels = {
  Dashboard: 'Dashboard',
  Timesheet: 'Timesheet',
  Commitments: 'Commitments',
  Repositories: 'Repositories',
  AccessList: 'Access list',
  PayRuns: 'Pay runs',
  PaymentMethods: 'Payment method',
  Loans: 'Loans',
  Roadmaps: 'My roadmaps',
  Courses: 'Courses',
  Assessments: 'Assessments',
  Profile: 'Profile',
  CareerHistories: 'Career histories',
  TimesheetReport: 'Timesheet report',
  WeeklyTimesheetAudit: 'Weekly timesheet audit',
  Authors: 'Authors',
} as const satisfies Partial<Record<RouteName, string>>

export type MenuRoute = keyof typeof labels

export interface MenuItem {
  readonly route: MenuRoute
  readonly label: string
}

export interface MenuGroup {
  /** Heading of the group; null for the first, which needs none. */
  readonly label: string | null
  readonly items: readonly MenuItem[]
}

/**
 * What the drawer lists (specification 2.2, 6): nothing before the e-mail is verified; the rest by commitments and role.
 *
 * @param eligibility the person's profile and commitments
 * @param role the person's role
 */
export const menuOf = (eligibility: Eligibility, role: string): readonly MenuGroup[] => {
  if (!eligibility.emailVerified) return []
  const { hasCommitments, hasActiveCommitment } = eligibility
  const listed = (...routes: readonly MenuRoute[]): readonly MenuItem[] =>
    routes.map((route) => ({ route, label: labels[route] }))
  const only = (condition: boolean, ...routes: readonly MenuRoute[]): readonly MenuItem[] => (condition ? listed(...routes) : [])
  const groups: readonly MenuGroup[] = [
    {
      label: null,
      items: [
        ...only(hasCommitments, 'Dashboard', 'Timesheet'),
        ...listed('Commitments'),
        ...only(hasActiveCommitment, 'Repositories'),
        ...listed('AccessList'),
      ],
    },
    {
      label: 'Pay',
      items: [...only(hasActiveCommitment, 'PayRuns'), ...listed('PaymentMethods'), ...only(hasActiveCommitment, 'Loans')],
    },
    { label: 'Training', items: listed('Roadmaps', 'Courses', 'Assessments') },
    { label: 'Me', items: listed('Profile', 'CareerHistories') },
    { label: 'Team', items: only(isLineManager(role), 'TimesheetReport', 'WeeklyTimesheetAudit', 'Authors') },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** Why every item leads back to the wizard (specification 4, Profile completion gate); null when they lead where they say. */
export const menuNotice = ({ completeness }: Eligibility): string | null =>
  isProfileComplete(completeness) ? null : messages.menuNeedsProfile

/** What waits for the person, beside the items of the menu. */
export type MenuBadges = Readonly<Record<'Commitments' | 'PayRuns', number>>

/** What the numbers count. */
export const badgeWords = {
  Commitments: { one: 'pending commitment', other: 'pending commitments' },
  PayRuns: { one: 'waiting pay run', other: 'waiting pay runs' },
} as const satisfies Record<keyof MenuBadges, unknown>
