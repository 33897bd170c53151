import { describe, expect, it } from 'vitest'
import { linkTo } from '#rules/paths.ts'
import { type RouteFact, type RouteName, routes } from '#rules/routes.ts'
import { commandLinks } from './commands.ts'
import { menuOf } from './menu.ts'

const eligibility = {
  completeness: { personal: true, professional: true, careerHistory: true, profile: true },
  emailVerified: true,
  hasCommitments: true,
  hasActiveCommitment: true,
}
const none = { Commitments: 0, PayRuns: 0 }
const actionsOf = (...given: Parameters<typeof commandLinks>) =>
  commandLinks(...given)
    .filter(({ group }) => group === 'Actions')
    .map(({ label, to }) => [label, to])

/** Where people are led from elsewhere: by the gates, and from the dashboard. */
const ledTo: readonly RouteName[] = ['CompleteProfile', 'EmailVerification', 'MyWeeks']

describe('the commands', () => {
  it('begin with what can be done now', () => {
    expect(actionsOf(eligibility, 'Teammember', { Commitments: 2, PayRuns: 1 })).toEqual([
      ['Log time', '/team-member/timesheet?register=time'],
      ['Approve or reject 2 commitments', linkTo('Commitments')],
      ['Confirm 1 pay run', linkTo('PayRuns')],
    ])
    expect(actionsOf(eligibility, 'Teammember', { ...none, Commitments: 1 })[1]?.[0]).toBe('Approve or reject 1 commitment')
    expect(actionsOf(eligibility, 'Teammember', none)).toHaveLength(1)
  })

  it('offer nothing that the menu does not lead to', () => {
    const without = { ...eligibility, hasCommitments: false, hasActiveCommitment: false }
    expect(actionsOf(without, 'Teammember', { Commitments: 0, PayRuns: 3 })).toEqual([])
    expect(actionsOf({ ...eligibility, emailVerified: false }, 'Teammember', { Commitments: 1, PayRuns: 1 })).toEqual([])
  })

  it('name every screen of the menu, each with the words people have for it', () => {
    for (const role of ['Teammember', 'Linemanager']) {
      const screens = commandLinks(eligibility, role, none).filter(({ group }) => group === 'Screens')
      const menu = menuOf(eligibility, role).flatMap(({ items }) => items.map(({ route }) => route))
      expect(screens.map(({ id }) => id)).toEqual([...menu, 'Notifications', 'Settings'])
      for (const { id, keywords } of screens) expect([id, keywords]).not.toEqual([id, ''])
    }
  })

  it('lead to every screen that has an address of its own', () => {
    const offered = commandLinks(eligibility, 'Linemanager', none).map(({ id }) => id)
    const screens = (routes as readonly RouteFact[])
      .filter(({ area, path }) => (area === 'team' || area === 'authorized') && !/:\w+(\/|$)/.test(path))
      .map(({ name }) => name)
    expect(screens.filter((name) => !offered.includes(name)).sort()).toEqual([...ledTo].sort())
  })
})
