import type { Eligibility } from '#rules/eligibility.ts'
import { messages } from '#rules/messages.ts'
import { isProfileComplete } from '#rules/profile-facts.ts'
import { isLineManager } from '#rules/roles.ts'
import type { RouteName } from '#rules/routes.ts'

export interface MenuItem {
  readonly route: RouteName
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
  const only = (condition: boolean, ...items: readonly MenuItem[]): readonly MenuItem[] => (condition ? items : [])
  const groups: readonly MenuGroup[] = [
    {
      label: null,
      items: [
        ...only(hasCommitments, { route: 'Dashboard', label: 'Dashboard' }, { route: 'Timesheet', label: 'Timesheet' }),
        { route: 'Commitments', label: 'Commitments' },
        ...only(hasActiveCommitment, { route: 'Repositories', label: 'Repositories' }),
        { route: 'AccessList', label: 'Access list' },
      ],
    },
    {
      label: 'Pay',
      items: [
        ...only(hasActiveCommitment, { route: 'PayRuns', label: 'Pay runs' }),
        { route: 'PaymentMethods', label: 'Payment method' },
        ...only(hasActiveCommitment, { route: 'Loans', label: 'Loans' }),
      ],
    },
    {
      label: 'Training',
      items: [
        { route: 'Roadmaps', label: 'My roadmaps' },
        { route: 'Courses', label: 'Courses' },
        { route: 'Assessments', label: 'Assessments' },
      ],
    },
    {
      label: 'Me',
      items: [
        { route: 'Profile', label: 'Profile' },
        { route: 'CareerHistories', label: 'Career histories' },
      ],
    },
    {
      label: 'Team',
      items: only(
        isLineManager(role),
        { route: 'TimesheetReport', label: 'Timesheet report' },
        { route: 'WeeklyTimesheetAudit', label: 'Weekly timesheet audit' },
        { route: 'Authors', label: 'Authors' },
      ),
    },
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
