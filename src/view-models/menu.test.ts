import { describe, expect, it } from 'vitest'
import type { Eligibility } from '#rules/eligibility.ts'
import { menuNotice, menuOf } from './menu.ts'

const complete = { personal: true, professional: true, careerHistory: true, profile: true }
const eligibility = (more: Partial<Eligibility> = {}): Eligibility => ({
  completeness: complete,
  emailVerified: true,
  hasCommitments: true,
  hasActiveCommitment: true,
  ...more,
})

const textOf = (of: Eligibility, role: string) =>
  menuOf(of, role)
    .map((group) => `${group.label ?? ''}: ${group.items.map((item) => item.label).join(', ')}`)
    .join(' | ')

const training = 'Training: My roadmaps, Courses, Assessments | Me: Profile, Career histories'
const team = 'Team: Timesheet report, Weekly timesheet audit, Authors'
const withActive = `: Dashboard, Timesheet, Commitments, Repositories, Access list | Pay: Pay runs, Payment method, Loans | ${training}`
const onlyExpired = `: Dashboard, Timesheet, Commitments, Access list | Pay: Payment method | ${training}`
const withoutAny = `: Commitments, Access list | Pay: Payment method | ${training}`

describe('the menu', () => {
  it.each([
    ['an active commitment', eligibility(), withActive],
    ['only expired ones', eligibility({ hasActiveCommitment: false }), onlyExpired],
    ['no commitments', eligibility({ hasCommitments: false, hasActiveCommitment: false }), withoutAny],
  ])('with %s', (_, of, items) => {
    expect(textOf(of, 'Teammember')).toBe(items)
    expect(textOf(of, 'Linemanager')).toBe(`${items} | ${team}`)
  })

  it.each(['Teammember', 'Linemanager'])('is not there before the e-mail of a %s is verified', (role) => {
    expect(menuOf(eligibility({ emailVerified: false }), role)).toEqual([])
  })

  it('says why it leads nowhere until the profile is complete', () => {
    expect(menuNotice(eligibility())).toBeNull()
    expect(menuNotice(eligibility({ completeness: { ...complete, careerHistory: false } }))).toBe(
      'These pages open when your profile is complete.',
    )
  })

  it('leads every item to the route of its name', () => {
    const items = menuOf(eligibility(), 'Linemanager').flatMap((group) => group.items)
    expect(items.map((item) => item.route)).toEqual([
      'Dashboard',
      'Timesheet',
      'Commitments',
      'Repositories',
      'AccessList',
      'PayRuns',
      'PaymentMethods',
      'Loans',
      'Roadmaps',
      'Courses',
      'Assessments',
      'Profile',
      'CareerHistories',
      'TimesheetReport',
      'WeeklyTimesheetAudit',
      'Authors',
    ])
  })
})
