import { type CountedText, counted } from '#rules/counted.ts'
import type { Eligibility } from '#rules/eligibility.ts'
import { linkTo } from '#rules/paths.ts'
import { type MenuBadges, type MenuRoute, menuOf } from './menu.ts'
import { registerTimeAddress } from './timesheet-address.ts'

/** Something the command palette offers that leads to an address. */
export interface CommandLink {
  readonly id: string
  readonly label: string
  readonly group: 'Screens' | 'Actions'
  /** Other words people have for it. */
  readonly keywords: string
  readonly to: string
}

/** What the palette leads to: the menu, and what stands in the header. */
type PaletteRoute = MenuRoute | 'Notifications' | 'Settings'

const wordsOf: Readonly<Record<PaletteRoute, string>> = {
  Dashboard: 'home start overview',
  Timesheet: 'hours week month records leave holiday vacation sick',
  Commitments: 'contracts customers work approve reject',
  Repositories: 'git code issues',
  AccessList: 'tools accounts permissions',
  PayRuns: 'salary wages income payslip confirm',
  PaymentMethods: 'bank account wallet crypto wise default',
  Loans: 'advance borrow money request',
  Roadmaps: 'training learning path',
  Courses: 'training lessons learning',
  Assessments: 'tests exams questions',
  Profile: 'personal details address phone skills education photo',
  CareerHistories: 'cv resume jobs experience',
  TimesheetReport: 'team hours export csv excel',
  WeeklyTimesheetAudit: 'team missing hours',
  Authors: 'git commits assign',
  Notifications: 'messages news bell',
  Settings: 'preferences theme density target rounding mail push',
}

const approve: CountedText = { one: 'Approve or reject 1 commitment', other: 'Approve or reject {count} commitments' }
const confirm: CountedText = { one: 'Confirm 1 pay run', other: 'Confirm {count} pay runs' }

/**
 * Where the command palette leads: what can be done now first, then every screen of the menu.
 *
 * @param badges what waits for the person's answer
 */
export const commandLinks = (eligibility: Eligibility, role: string, badges: MenuBadges): readonly CommandLink[] => {
  const groups = menuOf(eligibility, role)
  const menu = groups.flatMap(({ items }) => items)
  const has = (name: MenuRoute): boolean => menu.some(({ route }) => route === name)
  const action = (id: string, label: string, to: string, keywords: string): CommandLink => ({
    id,
    label,
    group: 'Actions',
    keywords,
    to,
  })
  const screen = (route: PaletteRoute, label: string): CommandLink => ({
    id: route,
    label,
    group: 'Screens',
    keywords: wordsOf[route],
    to: linkTo(route),
  })
  return [
    ...(has('Timesheet') ? [action('logTime', 'Log time', registerTimeAddress, 'register hours record work add')] : []),
    ...(has('Commitments') && badges.Commitments > 0
      ? [action('approve', counted(badges.Commitments, approve), linkTo('Commitments'), 'pending contracts')]
      : []),
    ...(has('PayRuns') && badges.PayRuns > 0
      ? [action('confirm', counted(badges.PayRuns, confirm), linkTo('PayRuns'), 'waiting salary income approve')]
      : []),
    ...menu.map(({ route, label }) => screen(route, label)),
    screen('Notifications', 'Notifications'),
    screen('Settings', 'Settings'),
  ]
}
